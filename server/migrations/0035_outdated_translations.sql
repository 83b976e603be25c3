-- The pages with translations that are older than the text they were made of: few of many.
create index pages_outdated on pages (customer_id)
  where deleted_at is null and jsonb_path_exists(languages, '$[*].outdated ? (@ > 0)');
