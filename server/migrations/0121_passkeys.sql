-- Passkeys: a person's devices sign in for them, without a name and without a password.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The authenticator's name for it, and what its signatures are checked with.
  credential_id bytea not null constraint passkeys_credential unique,
  public_key bytea not null,
  -- The domain it was made for. It works for no other, so a new domain leaves it useless.
  rp_id text not null,
  -- 0 for passkeys that are synced between devices.
  counter bigint not null,
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What an authenticator is asked to sign: once, within minutes. Of a session, or of a sign-in by anybody (null).
create table passkey_challenges (
  challenge_hash bytea primary key,
  session_id uuid references auth_tokens on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_session on passkey_challenges (session_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
