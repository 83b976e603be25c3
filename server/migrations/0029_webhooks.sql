-- Where another system hears what happened in a customer's guide.
create table webhooks (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  name text not null,
  url text not null check (url ~ '^https?://'),
  events text[] not null,
  -- While it is paused, what happens waits here.
  is_active boolean not null default true,
  -- Since when every attempt has failed; null after one that did not.
  failing_since timestamptz,
  -- When it was paused because of that, until somebody switches it on again.
  switched_off_at timestamptz,
  -- When those who look after it were told.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  updated_by uuid references users on delete set null,
  lock_version integer not null default 0,
  constraint webhooks_of_customer unique (customer_id, id)
);

-- What deliveries are signed with. The one before goes on for a day, so that nothing is refused in between.
create table webhook_secrets (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  webhook_id uuid not null,
  secret text not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz,
  constraint webhook_secrets_webhook foreign key (customer_id, webhook_id) references webhooks (customer_id, id) on delete cascade
);
create index webhook_secrets_of_webhook on webhook_secrets (webhook_id, made_at);

-- What happened, once for each webhook that wants to know. Written in the transaction in which it happened.
create table webhook_deliveries (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  webhook_id uuid not null,
  -- The same for everybody who hears of it, and each time it is sent.
  event_id uuid not null,
  event text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- Due then. Whoever sends it moves this on first: what a process that died had taken is due again.
  next_at timestamptz not null default now(),
  attempted_at timestamptz,
  took_ms integer,
  answer_status integer,
  answer_excerpt text,
  -- Why there was no answer.
  problem text,
  created_at timestamptz not null default now(),
  constraint webhook_deliveries_webhook foreign key (customer_id, webhook_id) references webhooks (customer_id, id) on delete cascade
);
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_customer on webhook_deliveries (customer_id);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['webhooks', 'webhook_secrets', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
  end loop;
end
$$;
grant select, insert, update, delete on webhooks, webhook_deliveries to guidepost_app;
-- A tenant's login can write a secret and never read one.
grant select (id, customer_id, webhook_id, made_at, ends_at), insert, update (ends_at) on webhook_secrets to guidepost_app;

-- Said when the transaction is committed; one that is rolled back says nothing.
create function tell_webhooks() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    notify webhooks_due;
  end if;
  return null;
end
$$;
create trigger webhook_deliveries_added after insert on webhook_deliveries referencing new table as added
  for each statement execute function tell_webhooks();
