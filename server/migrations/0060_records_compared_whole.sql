-- Pages were compared when a column of a list changed, and a column that the list forgot never showed as changed.
-- Now a row is compared without what its page cannot show.
create function never_published(record text) returns text[] language sql immutable as $$
  select array['updated_at', 'updated_by', 'lock_version', 'search_text', 'template_id', 'identifiability',
    'chain_states', 'chain_errors', 'chain_warnings', 'review_due_on', 'department', 'internal_notes'] || case record
    when 'devices' then array['manufacturer', 'model', 'quantity', 'mobility', 'location_count', 'has_page', 'photo_key',
      'photo_alt']
    when 'algorithms' then array['completeness', 'image_key', 'image_alt']
    when 'organizations' then array['kind', 'role', 'parent_id', 'contact_email', 'contact_phone', 'contact_postal', 'dpo_contact',
      'identifier', 'identifier_scheme', 'logo_alt']
  end
$$;

create or replace function devices_compare_pages() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute $query$ select array(
    select pages.id from changed join pages on pages.device_id = changed.id join former on former.id = changed.id
    where to_jsonb(changed) - never_published('devices') is distinct from to_jsonb(former) - never_published('devices')) $query$
    into ids;
  perform compare_pages(ids);
  return null;
end
$$;

create or replace function algorithms_compare_pages() returns trigger language plpgsql as $$
declare
  ids uuid[];
begin
  execute $query$ select array(
    select pages.id from changed join pages on pages.algorithm_id = changed.id join former on former.id = changed.id
    where to_jsonb(changed) - never_published('algorithms') is distinct from to_jsonb(former) - never_published('algorithms')) $query$
    into ids;
  perform compare_pages(ids);
  return null;
end
$$;

create or replace function organizations_compare_pages() returns trigger language plpgsql as $$
begin
  perform compare_pages(array(select pages_naming(array(
    select changed.id from changed join former on former.id = changed.id
    where to_jsonb(changed) - never_published('organizations') is distinct from to_jsonb(former) - never_published('organizations')))));
  return null;
end
$$;
