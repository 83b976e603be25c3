-- What ordinances on surveillance technology ask about every device and algorithm.
alter table devices
  add column use_policy_url text,
  add column council_decision jsonb not null default '{}',
  add column council_decided_on date,
  add column council_decision_url text,
  add column yearly_cost integer check (yearly_cost >= 0),
  add column contract_ends_on date;
alter table algorithms
  add column use_policy_url text,
  add column council_decision jsonb not null default '{}',
  add column council_decided_on date,
  add column council_decision_url text;

create or replace function never_published(record text) returns text[] language sql immutable as $$
  select array['updated_at', 'updated_by', 'lock_version', 'search_text', 'template_id', 'identifiability',
    'chain_states', 'chain_errors', 'chain_warnings', 'review_due_on', 'department', 'internal_notes'] || case record
    when 'devices' then array['manufacturer', 'model', 'quantity', 'mobility', 'location_count', 'has_page', 'photo_key',
      'photo_alt', 'yearly_cost', 'contract_ends_on']
    when 'algorithms' then array['completeness', 'image_key', 'image_alt']
    when 'organizations' then array['kind', 'role', 'parent_id', 'contact_email', 'contact_phone', 'contact_postal', 'dpo_contact',
      'identifier', 'identifier_scheme', 'logo_alt']
  end
$$;
