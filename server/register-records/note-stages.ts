import { sql } from "kysely";
import type { RegisterStage } from "#contract/register-connections.ts";
import type { RegisterEntry } from "#server/register-connections/open-register.ts";
import type { Database } from "#server/platform/database/db.ts";

/** How long a look at the register lasts, and how many workspaces one run looks at. */
const EVERY = sql`interval '6 hours'`;
const AT_ONCE = 10;

/** What the register says of the last version. */
export const stageOf = (entry: RegisterEntry): RegisterStage => {
  if (entry.current_version_published) return "published";
  return entry.current_version_released ? "released" : "draft";
};

/** Workspaces whose entries the register's editors may have published, or taken back. */
export async function takeWorkspacesToLookAt({ system: db }: Database): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`
    update register_connections set looked_at = now()
    where customer_id in (
      select c.customer_id from register_connections c join customers k on k.id = c.customer_id and k.is_open
      where c.is_on and (c.looked_at is null or c.looked_at < now() - ${EVERY}) and exists (
        select from register_records r where r.customer_id = c.customer_id and r.stage in ('released', 'published'))
      order by c.looked_at nulls first limit ${sql.lit(AT_ONCE)}
      for update of c skip locked)
    returning customer_id`.execute(db);
  return rows.map(({ customer_id }) => customer_id);
}

/** Withdrawn entries stay so until people send them again. */
export async function noteStages({ system: db }: Database, customer_id: string, entries: readonly RegisterEntry[]) {
  const [codes, stages] = [entries.map(({ lars }) => lars), entries.map(stageOf)];
  await sql`
    update register_records r set stage = found.stage
    from unnest(${codes}::text[], ${stages}::text[]) as found (lars, stage)
    where r.customer_id = ${customer_id} and r.lars = found.lars and r.pending is null
      and r.stage <> 'withdrawn' and r.stage <> found.stage`.execute(db);
}
