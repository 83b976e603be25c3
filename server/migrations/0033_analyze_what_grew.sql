-- A small import into a large inventory cost two seconds of statistics that said what the old ones did.
create or replace function analyze_tables(names text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      name text;
    begin
      for name in
        select relname from pg_class
        where oid = any (names::regclass[])
          and (reltuples < 0 or pg_relation_size(oid) / current_setting('block_size')::bigint > relpages * 1.1)
      loop
        execute format('analyze %I', name);
      end loop;
    end
  $$;
