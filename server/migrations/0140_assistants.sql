-- What AI assistants may do in a workspace, over MCP. No row: they are off.
create table assistant_settings (
  customer_id uuid primary key references customers on delete cascade,
  is_on boolean not null default false,
  may_read_drafts boolean not null default false,
  may_suggest boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null
);
alter table assistant_settings enable row level security;
alter table assistant_settings force row level security;
create policy assistant_settings_of_customer on assistant_settings to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update on assistant_settings to guidepost_app;

-- Suggestions of an assistant come in threads like those of a share link. Nobody can open its link.
alter table share_links
  add column is_assistant boolean not null default false,
  add column api_token_id uuid,
  add constraint share_links_api_token foreign key (customer_id, api_token_id)
    references api_tokens (customer_id, id) on delete set null (api_token_id);
create unique index share_links_of_token on share_links (api_token_id, redirect_to) where api_token_id is not null;
