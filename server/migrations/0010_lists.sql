-- Every process remembers for some seconds who a token speaks for. Whatever changes that tells them all to forget.
create function identities_changed() returns trigger language plpgsql as $$
begin
  notify identities;
  return null;
end
$$;
create trigger auth_tokens_changed after delete or update of token_hash, user_id, share_link_id, customer_id, expiration
  on auth_tokens for each statement execute function identities_changed();
create trigger users_changed after delete or update of email, admin, tos_accepted_at, customer_id
  on users for each statement execute function identities_changed();
create trigger memberships_changed after insert or delete or update
  on memberships for each statement execute function identities_changed();
create trigger share_links_changed after delete or update of customer_id, redirect_to, permission, expires_at, revoked_at
  on share_links for each statement execute function identities_changed();

-- Which transactions changed what a customer's lists show. Two statements that see the same sum of these weights see the
-- same inventory, so a count made by one is right for the other. Rows are only ever added: writers wait for nobody.
create table customer_changes (
  customer_id uuid not null references customers on delete cascade,
  xid xid8 not null default pg_current_xact_id(),
  weight bigint not null default 1,
  primary key (customer_id, xid)
);
alter table customer_changes enable row level security;
create policy customer_changes_of_customer on customer_changes for select to guidepost_app
  using (customer_id = (select app_customer_id()));
grant select on customer_changes to guidepost_app;

create function note_customer_changes() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      ids uuid[] := array(select distinct customer_id from changed);
    begin
      -- Of a customer that is being deleted nothing is left to count.
      insert into customer_changes (customer_id) select id from customers where id = any(ids) on conflict do nothing;
      -- Every now and then the old ones become one row of the same weight. Whoever comes while that goes on leaves it.
      if random() < 0.02 and pg_try_advisory_xact_lock(hashtextextended('customer_changes', 0)) then
        with old as (
          delete from customer_changes
          where customer_id = any(ids) and xid < pg_snapshot_xmin(pg_current_snapshot())
          returning customer_id, xid, weight
        )
        insert into customer_changes (customer_id, xid, weight)
          select customer_id, max(xid), sum(weight) from old group by customer_id;
      end if;
      return null;
    end
  $$;
revoke execute on function note_customer_changes() from public;

do $$
declare
  listed text;
begin
  foreach listed in array array[
    'devices', 'device_labels', 'device_statuses', 'labels', 'pages', 'datachain_organizations', 'organizations',
    'algorithms', 'algorithm_labels', 'algorithm_suppliers', 'sites'
  ] loop
    execute format('create trigger %1$I after insert on %2$I referencing new table as changed
      for each statement execute function note_customer_changes()', listed || '_change_inserted', listed);
    execute format('create trigger %1$I after update on %2$I referencing new table as changed
      for each statement execute function note_customer_changes()', listed || '_change_updated', listed);
    execute format('create trigger %1$I after delete on %2$I referencing old table as changed
      for each statement execute function note_customer_changes()', listed || '_change_deleted', listed);
  end loop;
end
$$;
