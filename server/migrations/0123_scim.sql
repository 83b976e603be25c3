-- People and groups that a workspace's directory sends by SCIM. Disconnecting the provider forgets them.

-- One per workspace. Only a hash of the secret is stored.
create table scim_tokens (
  customer_id uuid primary key references customers on delete cascade,
  token_hash bytea not null constraint scim_tokens_hash unique,
  hint text not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references users on delete set null
);

create table scim_people (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- The account of this person, once there is one that this workspace may use.
  user_id uuid references users on delete set null,
  user_name citext not null,
  external_id text,
  email citext not null,
  display_name text,
  formatted_name text,
  given_name text,
  family_name text,
  -- False: the directory has switched the person off.
  active boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 0,
  constraint scim_people_of_customer unique (customer_id, id),
  constraint scim_people_user_name unique (customer_id, user_name),
  constraint scim_people_email unique (customer_id, email),
  constraint scim_people_user unique (customer_id, user_id)
);
create index scim_people_user_id on scim_people (user_id);
create index scim_people_external_id on scim_people (customer_id, external_id);

create table scim_groups (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  display_name citext not null,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lock_version integer not null default 0,
  constraint scim_groups_of_customer unique (customer_id, id),
  constraint scim_groups_display_name unique (customer_id, display_name)
);

create table scim_members (
  customer_id uuid not null,
  group_id uuid not null,
  person_id uuid not null,
  primary key (customer_id, group_id, person_id),
  foreign key (customer_id, group_id) references scim_groups (customer_id, id) on delete cascade,
  foreign key (customer_id, person_id) references scim_people (customer_id, id) on delete cascade
);
create index scim_members_person on scim_members (customer_id, person_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['scim_tokens', 'scim_people', 'scim_groups', 'scim_members'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
  end loop;
end
$$;
-- A tenant's login can write a hash and never read one; what the directory sent, it can read and forget.
grant select (customer_id, hint, last_used_at, created_at, created_by) on scim_tokens to guidepost_app;
grant insert, update, delete on scim_tokens to guidepost_app;
grant select, delete on scim_people, scim_groups, scim_members to guidepost_app;

-- The directory's group that an invitation was sent for: it then gives the role.
alter table invitations add column role_group text;
