-- Mistakes on pages that the guide writes itself, such as /about and /reports/2025. Of a report, publication_number
-- and mistake_version are its revisions; the others have no versions.
alter table feedback_responses
  add column mistake_path text check (mistake_path ~ '^/[a-z0-9/-]+$'),
  drop constraint feedback_responses_mistake,
  add constraint feedback_responses_mistake check (
    (kind = 'mistake') = (mistake_address is not null)
    and (kind = 'mistake') = (mistake_state is not null)
    and (mistake_version is null or coalesce(mistake_state = 'corrected', false))
    and (coalesce(mistake_state, '') <> 'corrected' or mistake_version is not null or mistake_path is not null)
    and coalesce(mistake_state = 'not_a_mistake', false) = (mistake_reason is not null)
    and (kind = 'mistake' or (mistake_part is null and mistake_path is null))
    and (mistake_path is null or page_id is null));
