-- The API of the Dutch register of algorithms that a workspace sends to, and what the register has of each algorithm.
create table register_connections (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade constraint register_connections_customer unique,
  -- Up to and including the version: https://…/aanleverapi/v1_0
  api_address text not null check (api_address ~ '^https?://'),
  token_address text not null check (token_address ~ '^https?://'),
  -- The register's code of the organization.
  organization text not null check (organization <> ''),
  login text not null check (login in ('password', 'client')),
  client_id text not null,
  username text not null default '',
  -- The password or the client's secret, sealed with the installation's key.
  secret bytea,
  secret_saved_at timestamptz,
  is_on boolean not null default false,
  -- Whether a new publication of an entry's page is sent by itself.
  sends_again boolean not null default false,
  last_test jsonb,
  -- When the job last looked at what the register's editors did.
  looked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0
);
create index register_connections_created_by on register_connections (created_by);
create index register_connections_updated_by on register_connections (updated_by);

create table register_records (
  algorithm_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- The register's own code. Null until it has answered with one.
  lars text,
  -- Sent last. Finds the entry again if the answer with its code was lost.
  source_id text,
  -- What people asked for and the job has not finished.
  pending text check (pending in ('send', 'release', 'withdraw')),
  requested_by uuid references users on delete set null,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- Of the record that the register accepted last.
  digest text,
  sent_at timestamptz,
  -- What the register did with it, as far as known.
  stage text check (stage in ('draft', 'released', 'published', 'withdrawn')),
  -- When the page was published whose record was tried last.
  version_at timestamptz,
  -- Why the last attempt failed.
  failed text check (failed in ('send', 'release', 'withdraw')),
  problem text,
  answer text,
  -- [{ "field": "…", "message": "…" }]
  reasons jsonb not null default '[]',
  constraint register_records_algorithm foreign key (customer_id, algorithm_id)
    references algorithms (customer_id, id) on delete cascade,
  constraint register_records_lars unique (customer_id, lars),
  check ((stage is null) = (lars is null)),
  check ((failed is null) = (problem is null))
);
create index register_records_requested_by on register_records (requested_by);
create index register_records_due on register_records (next_at) where pending is not null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['register_connections', 'register_records'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
  end loop;
end
$$;
-- A tenant's login can write the secret and never read it.
grant insert, update, delete on register_connections to guidepost_app;
grant select (id, customer_id, api_address, token_address, organization, login, client_id, username, secret_saved_at,
  is_on, sends_again, last_test, created_at, updated_at, created_by, updated_by, lock_version)
  on register_connections to guidepost_app;
grant select, insert, update, delete on register_records to guidepost_app;
