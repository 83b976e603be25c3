-- What the hardware at a place is mounted on, for yearly reports. Never public by itself.
alter table locations add column mounted_on text
  check (mounted_on in ('pole', 'building', 'bridge', 'vehicle', 'drone', 'ground', 'other'));
