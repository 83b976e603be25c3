-- When a session last confirmed its person at the city's provider. Not enough to change the account itself.
alter table auth_tokens add column city_seen_at timestamptz;

-- A sign-in at the provider that only confirms who is in this session. The session may have ended meanwhile.
alter table identity_attempts add column session_id uuid;
