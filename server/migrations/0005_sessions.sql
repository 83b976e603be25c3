-- What belongs to a session and not to its person, and what a sign-in remembers of where it came from.

-- Without one, the session takes its person's last choice with its next request and keeps it.
alter table auth_tokens
  add column customer_id uuid references customers on delete set null,
  add column password_seen_at timestamptz;
create index auth_tokens_customer on auth_tokens (customer_id);
update auth_tokens set customer_id = users.customer_id from users where users.id = auth_tokens.user_id;

-- Where somebody has signed in before: strangers' guesses do not make these wait. Never an address, only its HMAC,
-- with the password's hash as the key: a new password makes every network a stranger.
create table known_networks (
  user_id uuid not null references users on delete cascade,
  network_hmac bytea not null,
  last_used_at timestamptz not null default now(),
  primary key (user_id, network_hmac)
);

-- Since when a network may try an account again that many have guessed at. Losing it in a crash costs nothing.
create unlogged table sign_in_waits (
  key text primary key,
  may_try_at timestamptz not null
);
