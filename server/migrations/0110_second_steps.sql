-- A second step after the password: an authenticator app, and recovery codes for the day it is lost.

-- How a session proved its person: {password,authenticator}. Empty for sessions older than this column, and for guests.
alter table auth_tokens add column proofs text[] not null default '{}';

-- The secret is sealed with the server's key. A code counts once: last_step is the newest 30 seconds that were used.
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  last_step integer not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

-- Shown as a QR code, not yet confirmed by a code. The one in use works until then.
create table authenticator_setups (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  expires_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A sign-in whose first step is done. Belongs to one try, works once and only for a few codes.
create table second_step_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  proof text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index second_step_challenges_user on second_step_challenges (user_id);

alter table customers add column requires_second_step boolean not null default false;

-- Cached identities know whether their session has what its workspace demands (0010_lists.sql).
drop trigger auth_tokens_changed on auth_tokens;
create trigger auth_tokens_changed
  after delete or update of token_hash, user_id, share_link_id, customer_id, expiration, proofs
  on auth_tokens for each statement execute function identities_changed();
create trigger customers_changed after update of requires_second_step
  on customers for each statement execute function identities_changed();
