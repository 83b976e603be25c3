-- Feedback that residents give on the public guide, and the case that staff make of a comment.
alter table feedback_responses
  -- Set with the last question; until then the same visitor may still change the answers.
  add column completed_at timestamptz,
  -- What kinds of personal data were covered in the comment.
  add column covered text[] not null default '{}',
  add column noted_by uuid references users on delete set null,
  add column noted_at timestamptz,
  -- By language: what was said, in words fit for everybody, and a reply that is not public yet.
  add column said jsonb not null default '{}',
  add column reply_draft jsonb not null default '{}',
  add column reply_published_at timestamptz,
  add column lock_version integer not null default 0,
  add constraint feedback_responses_of_customer unique (customer_id, id);

update feedback_responses set completed_at = submitted_at;

create index feedback_responses_cases on feedback_responses (customer_id, case_status, submitted_at, id)
  where case_status is not null;
create index feedback_responses_of_page on feedback_responses (customer_id, page_id, submitted_at);
create index feedback_responses_assignee on feedback_responses (assignee_id) where assignee_id is not null;
create index feedback_responses_noted_by on feedback_responses (noted_by) where noted_by is not null;
create index feedback_responses_replies on feedback_responses (customer_id, page_id, reply_published_at)
  where reply_published_at is not null;

-- A reply is on the public page: the guide hears when one comes, changes or goes.
create trigger feedback_responses_tell_guide
  after update of said, public_reply, reply_published_at, page_id on feedback_responses for each row
  when ((old.said, old.public_reply, old.reply_published_at, old.page_id)
    is distinct from (new.said, new.public_reply, new.reply_published_at, new.page_id))
  execute function tell_guide();
create trigger feedback_responses_gone_tell_guide after delete on feedback_responses for each row
  when (old.reply_published_at is not null) execute function tell_guide();

-- A comment as it was written, if personal data was covered in it. Whoever reads it is written down.
create table feedback_originals (
  response_id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  comment text not null,
  created_at timestamptz not null default now(),
  constraint feedback_originals_response foreign key (customer_id, response_id)
    references feedback_responses (customer_id, id) on delete cascade
);
create index feedback_originals_customer on feedback_originals (customer_id, created_at);
alter table feedback_originals enable row level security;
alter table feedback_originals force row level security;
create policy feedback_originals_of_customer on feedback_originals to guidepost_app
  using (customer_id = (select app_customer_id())) with check (customer_id = (select app_customer_id()));
grant select, insert, update, delete on feedback_originals to guidepost_app;

-- A random number for each day: forms are signed with it and visitors told apart. Gone after two days at most.
create table feedback_salts (
  day date primary key,
  salt bytea not null
);

-- How many days comments are kept; the faces stay, which say nothing about anybody.
alter table sites add column feedback_days integer not null default 730 check (feedback_days between 30 and 3650);
