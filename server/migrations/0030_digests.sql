-- How often somebody is told by mail what residents said, and since when there may be something to tell.
alter table users
  add column digest text not null default 'weekly' constraint users_digest check (digest in ('none', 'daily', 'weekly')),
  add column digest_at timestamptz not null default now(),
  -- What the link to leave is signed with.
  add column digest_key uuid not null default gen_random_uuid();

-- Answers that staff collected on site: who did is known, who answered is not.
alter table feedback_responses add column collected_by uuid references users on delete set null;
create index feedback_responses_collected_by on feedback_responses (collected_by) where collected_by is not null;
