-- Identity, tenancy, sites, labels, and the tables the dashboard and the feedback files read.
-- Row-level security is the second wall: the application's role sees one customer's rows, the one in app.customer_id.

create extension if not exists citext;
create extension if not exists pg_trgm;

-- The role may have been made beforehand by someone who may, for a login that may not.
do $$
begin
  if not exists (select from pg_roles where rolname = 'guidepost_app') then
    create role guidepost_app nologin;
  end if;
exception
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant guidepost_app to %I', current_user);
exception
  when insufficient_privilege then null;
end
$$;
grant usage on schema public to guidepost_app;

create function app_customer_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.customer_id', true), '')::uuid $$;

-- People and customers -------------------------------------------------------------------------------------------

create table customers (
  id uuid primary key,
  name text not null,
  slug text not null constraint customers_slug unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  email citext not null constraint users_email unique,
  name text not null,
  password_hash text not null,
  admin boolean not null default false,
  tos_accepted_at timestamptz,
  customer_id uuid references customers on delete set null,
  ui_locale text,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table memberships (
  customer_id uuid not null references customers on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('viewer', 'editor', 'manager')),
  created_at timestamptz not null default now(),
  primary key (customer_id, user_id)
);
create index memberships_user on memberships (user_id);

create table invitations (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  email citext not null,
  role text not null check (role in ('viewer', 'editor', 'manager')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  constraint invitations_email_per_customer unique (customer_id, email)
);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_resets_user on password_resets (user_id);

-- The one-time link that makes the first administrator.
create table setup_links (
  token_hash bytea primary key,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table share_links (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  token_hash bytea not null unique,
  redirect_to text not null,
  permission text not null check (permission in ('view', 'suggest')),
  label text not null default '',
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  use_count integer not null default 0,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index share_links_customer on share_links (customer_id, created_at);

create table auth_tokens (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid references users on delete cascade,
  share_link_id uuid references share_links on delete cascade,
  expiration timestamptz not null,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  check ((user_id is null) <> (share_link_id is null))
);
create index auth_tokens_user on auth_tokens (user_id);
create index auth_tokens_share_link on auth_tokens (share_link_id);
create index auth_tokens_expiration on auth_tokens (expiration);

-- Counts of tries in a window, so that several processes share one limit. Losing it in a crash costs nothing.
create unlogged table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  tries integer not null
);

create table audit_entries (
  id uuid primary key,
  customer_id uuid references customers on delete cascade,
  actor_id uuid,
  actor_kind text not null check (actor_kind in ('user', 'share', 'system')),
  action text not null,
  subject_type text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  at timestamptz not null default now()
);
create index audit_entries_customer on audit_entries (customer_id, at desc);
create index audit_entries_subject on audit_entries (subject_type, subject_id, at desc);

-- The guide ------------------------------------------------------------------------------------------------------

create table sites (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade constraint sites_customer unique,
  domain text constraint sites_domain unique,
  slug text not null constraint sites_slug unique check (slug ~ '^[a-z0-9-]{3,40}$'),
  locales text[] not null,
  default_locale text not null,
  primary_color text,
  time_zone text not null default 'UTC',
  contact_email text,
  contact_phone text,
  features jsonb not null default '{"feedback": true, "map": true, "faq": true, "search": true}',
  name jsonb not null default '{}',
  tagline jsonb not null default '{}',
  about jsonb not null default '{}',
  footer jsonb not null default '{}',
  hosted_by_label jsonb not null default '{}',
  privacy_url jsonb not null default '{}',
  accessibility_url jsonb not null default '{}',
  announcement jsonb not null default '{}',
  logo_alt jsonb not null default '{}',
  hero_alt jsonb not null default '{}',
  responsable_org_logo_alt jsonb not null default '{}',
  logo_key text,
  favicon_key text,
  hero_key text,
  responsable_org_logo_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  constraint sites_default_locale_among_locales check (default_locale = any (locales))
);

-- What was uploaded, by the content's own name. The bytes lie in the image store.
create table images (
  customer_id uuid not null references customers on delete cascade,
  key text not null,
  content_type text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  variants_made_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (customer_id, key)
);
create index images_key on images (key);

create table labels (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  name text not null,
  color text not null,
  position integer not null,
  is_public boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  deleted_at timestamptz
);
create unique index labels_name_per_customer on labels (customer_id, lower(name)) where deleted_at is null;
create index labels_position on labels (customer_id, position, id) where deleted_at is null;

-- Inventory ------------------------------------------------------------------------------------------------------

create table device_statuses (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  name text not null,
  color text not null,
  position integer not null,
  phase text not null,
  is_public boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0
);
create unique index device_statuses_name_per_customer on device_statuses (customer_id, lower(name));

create table devices (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  name text not null,
  reference text,
  status_id uuid references device_statuses on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0
);
create unique index devices_reference_per_customer on devices (customer_id, reference) where reference is not null;
create index devices_name on devices (customer_id, name, id);
create index devices_status on devices (customer_id, status_id);
create index devices_updated on devices (customer_id, updated_at, id);

create table device_labels (
  customer_id uuid not null references customers on delete cascade,
  device_id uuid not null references devices on delete cascade,
  label_id uuid not null references labels on delete cascade,
  primary key (device_id, label_id)
);
create index device_labels_label on device_labels (label_id);

create table pages (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  type text not null check (type in ('device_page', 'algorithm_page', 'collection_page')),
  status text not null default 'draft' check (status in ('published', 'draft')),
  device_id uuid references devices on delete cascade,
  headline jsonb not null default '{}',
  slug text not null,
  has_changes boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0
);
create unique index pages_slug_per_customer on pages (customer_id, slug);
create index pages_type_status on pages (customer_id, type, status);
create index pages_updated on pages (customer_id, updated_at, id);
create index pages_device on pages (device_id);

create table page_labels (
  customer_id uuid not null references customers on delete cascade,
  page_id uuid not null references pages on delete cascade,
  label_id uuid not null references labels on delete cascade,
  primary key (page_id, label_id)
);
create index page_labels_label on page_labels (label_id);

-- Feedback: five faces and a comment. No address is kept. ----------------------------------------------------------

create table feedback_responses (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  page_id uuid references pages on delete set null,
  publication_number integer,
  short_code text,
  location_name text,
  channel text not null check (channel in ('qr', 'web', 'staff')),
  locale text not null,
  feeling smallint check (feeling between 1 and 5),
  helpful smallint check (helpful between 1 and 5),
  easy_to_understand smallint check (easy_to_understand between 1 and 5),
  easy_to_reach smallint check (easy_to_reach between 1 and 5),
  guide_rating smallint check (guide_rating between 1 and 5),
  comment text,
  case_status text check (case_status in ('new', 'in_progress', 'answered', 'closed', 'spam')),
  assignee_id uuid references users on delete set null,
  internal_note text,
  public_reply jsonb,
  submitted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index feedback_responses_by_time on feedback_responses (customer_id, submitted_at, id);
create index feedback_responses_page on feedback_responses (page_id);
create index feedback_responses_time on feedback_responses (submitted_at, id);

-- The wall. `(select …)` makes the planner ask once a query and not once a row. ------------------------------------------------

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'memberships', 'invitations', 'share_links', 'audit_entries', 'sites', 'images', 'labels',
    'device_statuses', 'devices', 'device_labels', 'pages', 'page_labels', 'feedback_responses'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;
revoke update, delete on audit_entries from guidepost_app;

alter table customers enable row level security;
create policy customers_current on customers to guidepost_app using (id = (select app_customer_id()));
grant select, update on customers to guidepost_app;

-- Names for "who changed it"; never a password.
grant select (id, email, name, admin, last_seen_at, created_at) on users to guidepost_app;
