-- A mistake that a resident reports on a page. Its state is public at an address that nobody can guess.
alter table feedback_responses
  add column kind text not null default 'view' check (kind in ('view', 'mistake')),
  add column mistake_address text,
  -- The part of the page, if they named one.
  add column mistake_part text check (mistake_part in ('text', 'place', 'data', 'organization', 'contact', 'other')),
  add column mistake_state text check (mistake_state in ('received', 'checking', 'corrected', 'not_a_mistake')),
  -- The version that corrects it, or by language why it is no mistake.
  add column mistake_version integer,
  add column mistake_reason jsonb,
  -- Not across workspaces: a copy of one keeps the addresses that residents have.
  add constraint feedback_responses_mistake_address unique (customer_id, mistake_address),
  add constraint feedback_responses_mistake check (
    (kind = 'mistake') = (mistake_address is not null)
    and (kind = 'mistake') = (mistake_state is not null)
    and coalesce(mistake_state = 'corrected', false) = (mistake_version is not null)
    and coalesce(mistake_state = 'not_a_mistake', false) = (mistake_reason is not null)
    and (kind = 'mistake' or mistake_part is null));
