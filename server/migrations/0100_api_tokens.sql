-- Programs sign their calls with these. Only a hash of the secret is stored.
create table api_tokens (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- The person it acts for; null for a service, which belongs to the workspace.
  user_id uuid references users on delete cascade,
  name text not null,
  role text not null check (role in ('viewer', 'editor')),
  -- {"devices": "write"}
  scopes jsonb not null,
  -- How long a secret lasts.
  days integer not null check (days between 1 and 365),
  -- Null until there is a secret.
  token_hash bytea constraint api_tokens_hash unique,
  hint text,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- A revoked token stays: the audit names it.
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  constraint api_tokens_of_customer unique (customer_id, id)
);
create index api_tokens_user on api_tokens (user_id);

alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy api_tokens_of_customer on api_tokens to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
-- A tenant's login can write a hash and never read one.
grant select (id, customer_id, user_id, name, role, scopes, days, hint, expires_at, last_used_at, revoked_at, created_at,
  updated_at, created_by, updated_by, lock_version) on api_tokens to guidepost_app;
grant insert, update (token_hash, hint, expires_at, revoked_at, updated_at, updated_by, lock_version) on api_tokens to guidepost_app;

create trigger api_tokens_changed
  after delete or update of user_id, role, scopes, token_hash, expires_at, revoked_at
  on api_tokens for each statement execute function identities_changed();

-- Who leaves takes their tokens along, even if they come back.
create function revoke_tokens_of_leavers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update api_tokens set revoked_at = now(), token_hash = null
  where user_id = old.user_id and customer_id = old.customer_id and revoked_at is null;
  return null;
end
$$;
revoke execute on function revoke_tokens_of_leavers() from public;
create trigger memberships_removed after delete on memberships
  for each row execute function revoke_tokens_of_leavers();

alter table audit_entries drop constraint audit_entries_actor_kind_check;
alter table audit_entries add constraint audit_entries_actor_kind_check
  check (actor_kind in ('user', 'share', 'system', 'token'));
