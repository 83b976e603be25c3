-- Places that are written at once: whoever writes second waits for the device before counting, and so sees what the
-- first one wrote. In the order of ids, as everybody holds devices.

create or replace function locations_tell_devices() returns trigger language plpgsql as $$
begin
  perform from devices where id in (select device_id from changed) order by id for no key update;
  update devices set search_text = fresh.search_text, location_count = fresh.location_count
    from (
      select d.id, device_search_text(d) as search_text,
        (select count(*) from locations l where l.device_id = d.id and l.deleted_at is null) as location_count
      from devices d where d.id in (select device_id from changed)
      offset 0 -- computes each text once, not once for the comparison and once for the update
    ) as fresh
    where devices.id = fresh.id
      and (devices.search_text, devices.location_count) is distinct from (fresh.search_text, fresh.location_count);
  return null;
end
$$;

-- What was miscounted before this.
update devices set search_text = fresh.search_text, location_count = fresh.location_count
  from (
    select d.id, device_search_text(d) as search_text,
      (select count(*) from locations l where l.device_id = d.id and l.deleted_at is null) as location_count
    from devices d
    offset 0
  ) as fresh
  where devices.id = fresh.id
    and (devices.search_text, devices.location_count) is distinct from (fresh.search_text, fresh.location_count);
