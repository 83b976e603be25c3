-- "What people said" used to start as the resident's own comment, and some went public like that.
-- Where it still is the comment, it goes: the reply stays, and the team can sum the comment up in its own words.
update feedback_responses r
set said = (
  select coalesce(jsonb_object_agg(said.key, said.value), '{}')
  from jsonb_each_text(r.said) said
  where lower(regexp_replace(said.value, '[[:space:][:punct:]]', '', 'g'))
    <> lower(regexp_replace(r.comment, '[[:space:][:punct:]]', '', 'g')))
where r.comment is not null
  and exists (
    select from jsonb_each_text(r.said) said
    where lower(regexp_replace(said.value, '[[:space:][:punct:]]', '', 'g'))
      = lower(regexp_replace(r.comment, '[[:space:][:punct:]]', '', 'g')));
