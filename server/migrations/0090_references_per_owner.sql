-- Registers of several organizations repeat references: they are unique per organization, and once without one.
drop index devices_reference_per_customer, algorithms_reference_per_customer;
create unique index devices_reference_per_owner on devices (customer_id, lower(reference), accountable_id)
  nulls not distinct where reference is not null and deleted_at is null;
create unique index algorithms_reference_per_owner on algorithms (customer_id, lower(reference), deployer_id)
  nulls not distinct where reference is not null and deleted_at is null;
