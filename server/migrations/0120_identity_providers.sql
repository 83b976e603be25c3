-- How a workspace's staff sign in with the city's own accounts, by OpenID Connect.
create table identity_providers (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade constraint identity_providers_customer unique,
  -- On the button: "Continue with …".
  name text not null,
  -- Whom people ask if a sign-in fails.
  contact text not null default '',
  issuer text not null check (issuer ~ '^https?://'),
  client_id text not null,
  -- Sealed with the installation's key.
  client_secret bytea,
  secret_saved_at timestamptz,
  scope text not null default 'openid email profile',
  groups_claim text not null default 'groups',
  -- [{ "group": "…", "role": "editor", "note": "…" }]
  group_roles jsonb not null default '[]',
  -- Of people in none of the groups; null: no access.
  other_role text check (other_role in ('viewer', 'editor', 'manager')),
  is_active boolean not null default false,
  passwords text not null default 'everyone' check (passwords in ('everyone', 'break_glass')),
  last_test jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0
);

-- Only a proven domain lets its people in or leads them to this workspace's button.
create table identity_domains (
  customer_id uuid not null references customers on delete cascade,
  domain text not null check (domain ~ '^[a-z0-9.-]{3,253}$'),
  -- In a TXT record of the domain.
  token text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (customer_id, domain)
);
create unique index identity_domains_verified on identity_domains (domain) where verified_at is not null;

-- Which account a person at a provider is. By issuer and subject only: emails change owners.
create table identity_links (
  id uuid primary key,
  -- Null: the installation's own provider.
  customer_id uuid references customers on delete cascade,
  user_id uuid not null references users on delete cascade,
  issuer text not null,
  subject text not null,
  email text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint identity_links_subject unique nulls not distinct (customer_id, issuer, subject)
);
create index identity_links_user on identity_links (user_id);

-- A sign-in that went to a provider. Used once, within minutes, by the browser that started it.
create table identity_attempts (
  state_hash bytea primary key,
  customer_id uuid references customers on delete cascade,
  browser_hash bytea not null,
  nonce text not null,
  verifier text not null,
  -- Whom a connection test signs in; null: a real sign-in.
  tested_by uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index identity_attempts_expiry on identity_attempts (expires_at);
create index identity_attempts_customer on identity_attempts (customer_id);

-- What came of it, until the same browser picks it up.
create table identity_handovers (
  code_hash bytea primary key,
  customer_id uuid references customers on delete cascade,
  browser_hash bytea not null,
  outcome jsonb not null,
  expires_at timestamptz not null
);
create index identity_handovers_expiry on identity_handovers (expires_at);
create index identity_handovers_customer on identity_handovers (customer_id);

-- Logout tokens that were used: each counts once.
create table identity_logouts (
  customer_id uuid references customers on delete cascade,
  jti text not null,
  expires_at timestamptz not null,
  constraint identity_logouts_once unique nulls not distinct (customer_id, jti)
);
create index identity_logouts_expiry on identity_logouts (expires_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['identity_providers', 'identity_domains', 'identity_links', 'identity_attempts', 'identity_handovers', 'identity_logouts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
  end loop;
end
$$;
-- A tenant's login can write the secret and never read it, and cannot make anybody somebody else.
grant insert, update, delete on identity_providers to guidepost_app;
grant select (id, customer_id, name, contact, issuer, client_id, secret_saved_at, scope, groups_claim, group_roles,
  other_role, is_active, passwords, last_test, created_at, updated_at, created_by, updated_by, lock_version)
  on identity_providers to guidepost_app;
grant select, insert, update, delete on identity_domains to guidepost_app;
grant select (id, customer_id, user_id, email, created_at, last_used_at) on identity_links to guidepost_app;

-- A session made by a workspace's provider is good for that workspace only, whoever the account belongs to.
alter table auth_tokens
  add column confined_to uuid references customers on delete cascade,
  add column identity_link_id uuid references identity_links on delete cascade,
  add column provider_session text;
create index auth_tokens_identity_link on auth_tokens (identity_link_id);
create index auth_tokens_confined on auth_tokens (confined_to);

alter table memberships
  -- The provider's group that gives the role; '' for people in none of them; null if people gave it.
  add column role_group text,
  -- Keeps the password when the others must use the provider.
  add column is_break_glass boolean not null default false;

-- What a session may do depends on whether its workspace still accepts passwords.
create trigger identity_providers_changed after insert or delete or update of is_active, passwords
  on identity_providers for each statement execute function identities_changed();
