import type pg from "pg";
import { SYSTEM_ROLE } from "../db.ts";

/** Not even the system role needs these. */
const OWNERS_ONLY = ["migrations", "database_logins"];

/**
 * Covers every table, including those of later migrations and of the job queue: the system role may access all rows,
 * owners are bound by the policies like everyone else, and nobody can shadow our tables on a shared connection. Checks
 * first, so that a start with nothing to do takes no lock.
 */
const WALL = `
do $$
declare
  item record;
begin
  for item in
    select c.oid, format('%I.%I', s.nspname, c.relname) as name, s.nspname as schema, c.relrowsecurity, c.relforcerowsecurity
    from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where c.relkind = 'r' and s.nspname in ('public', 'graphile_worker')
      and not (s.nspname = 'public' and c.relname in (${OWNERS_ONLY.map((name) => `'${name}'`).join(", ")}))
  loop
    if not (has_table_privilege('${SYSTEM_ROLE}', item.oid, 'select') and has_table_privilege('${SYSTEM_ROLE}', item.oid, 'insert')
      and has_table_privilege('${SYSTEM_ROLE}', item.oid, 'update') and has_table_privilege('${SYSTEM_ROLE}', item.oid, 'delete')) then
      execute format('grant select, insert, update, delete on %s to ${SYSTEM_ROLE}', item.name);
    end if;
    if item.relrowsecurity and not exists (select from pg_policy where polrelid = item.oid and polname = 'all_for_system') then
      execute format('create policy all_for_system on %s to ${SYSTEM_ROLE} using (true) with check (true)', item.name);
    end if;
    if item.relrowsecurity and not item.relforcerowsecurity and item.schema = 'public' then
      execute format('alter table %s force row level security', item.name);
    end if;
  end loop;
  for item in
    select nspname as name from pg_namespace
    where nspname in ('public', 'graphile_worker') and not has_schema_privilege('${SYSTEM_ROLE}', oid, 'usage')
  loop
    execute format('grant usage on schema %I to ${SYSTEM_ROLE}', item.name);
  end loop;
  for item in
    select format('%I.%I', s.nspname, c.relname) as name
    from pg_sequence q join pg_class c on c.oid = q.seqrelid join pg_namespace s on s.oid = c.relnamespace
    where s.nspname in ('public', 'graphile_worker') and not has_sequence_privilege('${SYSTEM_ROLE}', q.seqrelid, 'usage')
  loop
    execute format('grant usage on sequence %s to ${SYSTEM_ROLE}', item.name);
  end loop;
  if has_schema_privilege('public', 'public', 'create') then
    revoke create on schema public from public;
  end if;
  if has_database_privilege('public', current_database(), 'temporary') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
end
$$`;

export const raiseWall = (client: pg.Client) => client.query(WALL);
