//! The catalogue's rows as the engine asks for them.

use crate::catalog::model::Role;

/// All roles: a call is looked up once, and each reader picks the rows that it knows.
pub const ROLES: &[Role] = &[
    Role::Opens,
    Role::Accepts,
    Role::Listens,
    Role::Serves,
    Role::Sets,
    Role::Corks,
    Role::Writes,
    Role::Reads,
    Role::Flushes,
    Role::Copies,
    Role::Speaks,
    Role::Closes,
    Role::Sleeps,
    Role::Inspects,
    Role::Exempt,
];
