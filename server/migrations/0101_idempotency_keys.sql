-- The first answer to each write that was sent with a key, for a day. Written in the transaction of the write.
create table idempotency_keys (
  customer_id uuid not null references customers on delete cascade,
  -- A person or an API token.
  actor_id uuid not null,
  key_hash bytea not null,
  -- Of path, query and body: the same key with another request is refused.
  fingerprint bytea not null,
  response text,
  created_at timestamptz not null default now(),
  primary key (customer_id, actor_id, key_hash)
);
create index idempotency_keys_age on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy idempotency_keys_of_customer on idempotency_keys to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on idempotency_keys to guidepost_app;
