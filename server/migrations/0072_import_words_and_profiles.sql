-- Words of other people's files, matched once: by field and word, without case, accents and signs.
create table import_words (
  customer_id uuid not null references customers on delete cascade,
  subject text not null check (subject in ('devices', 'algorithms')),
  field text not null,
  word text not null,
  -- Our option, or the name of a status, organization or label; null leaves the field empty.
  becomes text,
  updated_at timestamptz not null default now(),
  primary key (customer_id, subject, field, word)
);

-- Recipes for known files, saved under a name.
create table import_profiles (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  subject text not null check (subject in ('devices', 'algorithms')),
  name text not null,
  columns jsonb not null,
  recipe jsonb not null,
  options jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references users on delete set null
);
create unique index import_profiles_name on import_profiles (customer_id, subject, lower(name));

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['import_words', 'import_profiles'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;
