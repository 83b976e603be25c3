-- Devices by status are counted from an index alone. Few different values, so it is small.
create index devices_by_status on devices (customer_id, status_id) where deleted_at is null;

-- What lies in a part of the map is counted from an index alone, with the device that a filter asks about.
drop index locations_on_map;
create index locations_on_map on locations (customer_id, lat, lng) include (device_id) where deleted_at is null and lat is not null;
-- The few that are deleted, to leave their places out.
create index devices_deleted_of on devices (customer_id, id) where deleted_at is not null;
