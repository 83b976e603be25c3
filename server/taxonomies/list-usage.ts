import { sql } from "kysely";
import type { TaxonomyUse } from "#contract/taxonomies.ts";
import type { UserCtx } from "#server/platform/context.ts";

const MOST_NAMED = 50;

/** Records whose chain is saved, except for deleted ones; others begin with the current vocabulary. */
const livingChains = ({ db }: UserCtx) =>
  db
    .selectFrom("datachains")
    .leftJoin("devices", (join) =>
      join
        .onRef("devices.customer_id", "=", "datachains.customer_id")
        .onRef("devices.id", "=", "datachains.device_id")
        .on("devices.deleted_at", "is", null),
    )
    .leftJoin("algorithms", (join) =>
      join
        .onRef("algorithms.customer_id", "=", "datachains.customer_id")
        .onRef("algorithms.id", "=", "datachains.algorithm_id")
        .on("algorithms.deleted_at", "is", null),
    )
    .where((e) => e.or([e("devices.id", "is not", null), e("algorithms.id", "is not", null)]));

async function listRecords(ctx: UserCtx) {
  if (ctx.customer_id === null) return [];
  const numbered = livingChains(ctx)
    .where("datachains.customer_id", "=", ctx.customer_id)
    .select("datachains.taxonomy_id")
    .select(sql<"device" | "algorithm">`case when devices.id is null then 'algorithm' else 'device' end`.as("kind"))
    .select(sql<string>`coalesce(devices.id, algorithms.id)`.as("id"))
    .select(sql<string>`coalesce(devices.name, algorithms.name)`.as("name"))
    .select(
      sql<number>`(row_number() over (partition by datachains.taxonomy_id order by coalesce(devices.name, algorithms.name), datachains.id))::int`.as(
        "place",
      ),
    );
  return ctx.db
    .selectFrom(numbered.as("numbered"))
    .selectAll()
    .where("place", "<=", MOST_NAMED)
    .orderBy("place")
    .execute();
}

/** For administrators: in all workspaces by number, in the current one by name. */
export async function listUsage(ctx: UserCtx): Promise<{ usage: TaxonomyUse[] }> {
  const counts = await livingChains(ctx)
    .innerJoin("customers", "customers.id", "datachains.customer_id")
    .select(["datachains.taxonomy_id", "customers.id", "customers.name"])
    .select(sql<number>`count(*)::int`.as("record_count"))
    .groupBy(["datachains.taxonomy_id", "customers.id", "customers.name"])
    .orderBy("record_count", "desc")
    .orderBy("customers.name")
    .execute();
  const records = await listRecords(ctx);
  const ids = [...new Set(counts.map(({ taxonomy_id }) => taxonomy_id))].toSorted();
  return {
    usage: ids.map((taxonomy_id) => {
      const workspaces = counts
        .filter((row) => row.taxonomy_id === taxonomy_id)
        .map(({ id, name, record_count }) => ({ name, is_current: id === ctx.customer_id, record_count }));
      return {
        taxonomy_id,
        record_count: workspaces.reduce((sum, one) => sum + one.record_count, 0),
        workspaces,
        records: records
          .filter((row) => row.taxonomy_id === taxonomy_id)
          .map(({ kind, id, name }) => ({ kind, id, name })),
      };
    }),
  };
}
