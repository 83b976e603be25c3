alter table algorithms
  add column yearly_cost integer check (yearly_cost >= 0),
  add column contract_ends_on date;

create or replace function never_published(record text) returns text[] language sql immutable as $$
  select array['updated_at', 'updated_by', 'lock_version', 'search_text', 'template_id', 'identifiability',
    'chain_states', 'chain_errors', 'chain_warnings', 'review_due_on', 'department', 'internal_notes',
    'yearly_cost', 'contract_ends_on'] || case record
    when 'devices' then array['manufacturer', 'model', 'quantity', 'mobility', 'location_count', 'has_page', 'photo_key',
      'photo_alt']
    when 'algorithms' then array['completeness', 'image_key', 'image_alt']
    when 'organizations' then array['kind', 'role', 'parent_id', 'contact_email', 'contact_phone', 'contact_postal', 'dpo_contact',
      'identifier', 'identifier_scheme', 'logo_alt']
  end
$$;

-- What the hardware at a place is mounted on, for yearly reports. Never public by itself.
alter table locations add column mounted_on text
  check (mounted_on in ('pole', 'building', 'bridge', 'vehicle', 'drone', 'ground', 'other'));
