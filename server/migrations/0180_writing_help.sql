-- A workspace's own language model, by an OpenAI-compatible address. No row: nothing is ever sent.
create table writing_help (
  customer_id uuid primary key references customers on delete cascade,
  is_on boolean not null default false,
  address text not null check (address ~ '^https?://'),
  model text not null,
  -- Sealed with the installation's key. A model within the own network may need none.
  api_key bytea,
  key_saved_at timestamptz,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null
);
alter table writing_help enable row level security;
alter table writing_help force row level security;
create policy writing_help_of_customer on writing_help to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
-- A tenant's login can write the key and never read it.
grant insert, update on writing_help to guidepost_app;
grant select (customer_id, is_on, address, model, key_saved_at, updated_at, updated_by) on writing_help to guidepost_app;

-- A text that a model drafted, until somebody reviews it. Counts only while the text has this digest: whoever changes
-- the text, anywhere, has made it their own.
alter table translation_marks
  add column drafted_by text,
  add column drafted_at timestamptz,
  add column draft_digest text,
  add constraint translation_marks_draft
    check ((drafted_by is null) = (drafted_at is null) and (drafted_by is null) = (draft_digest is null));
create index translation_marks_drafted on translation_marks (customer_id, subject_id) where drafted_by is not null;
