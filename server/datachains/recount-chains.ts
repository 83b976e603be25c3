import { sql } from "kysely";
import type { ChainContent } from "#datachain/model.ts";
import type { Database } from "#server/platform/database/db.ts";
import type { Languages } from "#server/platform/records/texts.ts";
import type { TaskTools } from "#server/platform/workers/worker-task.ts";
import { lookUpTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { checkedAs, checkedAsToday } from "./checked-as.ts";
import { judge, organizationsIn, summaryColumns } from "./open-chain.ts";
import type { RecountTurn } from "./recount-task.ts";

const BATCH = 100;

type OldCount = Languages & {
  readonly id: string;
  readonly customer_id: string;
  readonly taxonomy_id: string;
  readonly content: ChainContent;
  readonly lock_version: number;
};

/** Chains counted by outdated checks or languages. */
const oldCounts = async ({ system }: Database, after: string | null) =>
  (
    await sql<OldCount>`
      with old as materialized (
        select datachains.id from datachains join sites on sites.customer_id = datachains.customer_id
        where datachains.checked_as <> ${checkedAsToday} and (${after}::uuid is null or datachains.id > ${after}::uuid)
        order by datachains.id limit ${sql.lit(BATCH)}
      )
      select datachains.id, datachains.customer_id, taxonomy_id, content, datachains.lock_version,
        sites.locales, sites.default_locale
      from old join datachains on datachains.id = old.id join sites on sites.customer_id = datachains.customer_id
      order by datachains.id`.execute(system)
  ).rows;

async function recount(database: Database, { locales, default_locale, ...chain }: OldCount) {
  const { content, customer_id } = chain;
  const db = database.system;
  const languages = { locales, default_locale };
  const taxonomy = await lookUpTaxonomy({ db, services: { database } }, chain.taxonomy_id);
  // one chain that cannot be judged must not keep all others from being counted
  if (!taxonomy) return undefined;
  const organizations = await organizationsIn({ db, customer_id }, content, { languages, named: undefined });
  const counted = summaryColumns(judge({ taxonomy, content, organizations, languages }));
  return { id: chain.id, lock_version: chain.lock_version, checked_as: checkedAs(languages), ...counted };
}

type Recounted = NonNullable<Awaited<ReturnType<typeof recount>>>;

/** Skips chains saved meanwhile, whose save has counted them. Recounting does not change the version. */
async function store({ system }: Database, chains: readonly Recounted[]) {
  const recounted = sql`
    jsonb_to_recordset(${JSON.stringify(chains)}::jsonb) as recounted (id uuid, lock_version integer, checked_as text,
      identifiability text, category_states text[], error_count integer, warning_count integer)
    where datachains.id = recounted.id and datachains.lock_version = recounted.lock_version`;
  const columns = (table: string) =>
    sql.join(
      ["identifiability", "category_states", "error_count", "warning_count"].map((name) => sql.ref(`${table}.${name}`)),
    );
  // separate updates: changing these columns also updates the subject's row, and with it the lists
  await sql`
    update datachains set (identifiability, category_states, error_count, warning_count) = row (${columns("recounted")})
    from ${recounted} and (${columns("datachains")}) is distinct from (${columns("recounted")})`.execute(system);
  await sql`update datachains set checked_as = recounted.checked_as from ${recounted}`.execute(system);
}

/** Recounts errors and warnings of one batch, in a worker process. */
export async function recountChains(
  { after }: RecountTurn,
  { database }: Pick<TaskTools, "database">,
): Promise<RecountTurn> {
  const chains = await oldCounts(database, after);
  const recounted: Recounted[] = [];
  for (const chain of chains) {
    const counts = await recount(database, chain);
    if (counts) recounted.push(counts);
  }
  if (recounted.length) await store(database, recounted);
  return { after: chains.length < BATCH ? null : (chains.at(-1)?.id ?? null) };
}
