-- Administrators of the installation suspend and delete workspaces. A deleted one is erased after 30 days.
alter table customers
  add column suspended_at timestamptz,
  add column deleted_at timestamptz,
  add column is_open boolean not null generated always as (suspended_at is null and deleted_at is null) stored;
create index customers_to_erase on customers (deleted_at) where deleted_at is not null;

-- Nothing that a workspace does to itself may open it again.
revoke update on customers from guidepost_app;
grant update (requires_second_step, updated_at) on customers to guidepost_app;

-- Cached identities and rendered guides know whether their workspace is open.
drop trigger customers_changed on customers;
create trigger customers_changed after delete or update of requires_second_step, suspended_at, deleted_at
  on customers for each statement execute function identities_changed();

create function customers_tell_guide() returns trigger language plpgsql as $$
begin
  perform pg_notify('guide', new.id::text);
  return null;
end
$$;
create trigger customers_tell_guide after update of suspended_at, deleted_at
  on customers for each row execute function customers_tell_guide();
