-- Share links made by staff, the mails they went out with, and what people with a link suggest.
alter table share_links add constraint share_links_of_customer unique (customer_id, id);
create index share_links_target on share_links (customer_id, redirect_to text_pattern_ops);

-- Each mail carries a token of its own to the same link, made when it goes out: no usable token ever lies here.
create table share_link_mails (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  share_link_id uuid not null,
  email text not null,
  token_hash bytea unique,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint share_link_mails_link foreign key (customer_id, share_link_id) references share_links (customer_id, id) on delete cascade
);
create index share_link_mails_link on share_link_mails (share_link_id);

create table suggestions (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  share_link_id uuid not null,
  part text not null check (part in ('details', 'datachain', 'factsheet', 'page')),
  -- None for a comment on the whole.
  field text,
  locale text,
  base text not null default '',
  value text,
  comment text not null default '',
  proposer text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  -- What stood there before the suggestion was accepted, and what was written then.
  replaced text,
  written text,
  reply text,
  replied_by uuid references users on delete set null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  check (value is null or field is not null),
  constraint suggestions_link foreign key (customer_id, share_link_id) references share_links (customer_id, id) on delete cascade
);
create index suggestions_link on suggestions (share_link_id, created_at);
create index suggestions_customer on suggestions (customer_id, created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['share_link_mails', 'suggestions'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy %I on %I to guidepost_app using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()))',
      tenant_table || '_of_customer', tenant_table);
    execute format('grant select, insert, update, delete on %I to guidepost_app', tenant_table);
  end loop;
end
$$;
