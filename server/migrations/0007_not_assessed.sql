-- What nobody has said about an algorithm is not known: until now it was called an idea, and of another category.
alter table algorithms
  drop constraint algorithms_lifecycle_check,
  drop constraint algorithms_publication_category_check,
  add constraint algorithms_lifecycle_check
    check (lifecycle in ('unknown', 'idea', 'design', 'development', 'pilot', 'in_use', 'paused', 'retired')),
  add constraint algorithms_publication_category_check
    check (publication_category in ('not_assessed', 'high_risk_ai', 'impactful', 'other')),
  alter column lifecycle set default 'unknown',
  alter column publication_category set default 'not_assessed';
