-- Devices by status are counted from an index alone. Few different values, so it is small.
create index devices_by_status on devices (customer_id, status_id) where deleted_at is null;
