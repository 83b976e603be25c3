-- Answers by question: a new question needs no column. A question that was skipped or not asked has no key.
alter table feedback_responses add column answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object');

update feedback_responses set answers = jsonb_strip_nulls(jsonb_build_object(
  'feeling', feeling, 'helpful', helpful, 'easy_to_understand', easy_to_understand, 'easy_to_reach', easy_to_reach,
  'guide_rating', guide_rating))
where num_nonnulls(feeling, helpful, easy_to_understand, easy_to_reach, guide_rating) > 0;

alter table feedback_responses
  drop column feeling, drop column helpful, drop column easy_to_understand, drop column easy_to_reach, drop column guide_rating;
