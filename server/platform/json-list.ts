import { type Expression, type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import type { TenantCtx } from "./context.ts";
import { jsonAnswer, type JsonAnswer } from "./json-answer.ts";
import { jsonRow } from "./json-columns.ts";
import { offsetOf } from "./list.ts";
import { runPrepared } from "./prepared.ts";
import { type Found, findings, KEPT_IDS, metas, pageOfIds, seenBy } from "./remembered-lists.ts";

/** `{ devices: […], meta }` */
type ListSchema = z.ZodObject<Record<string, z.ZodArray<z.ZodObject> | z.ZodObject>>;
export type ListQuery = { readonly page: number; readonly per_page: number; readonly sort?: string | undefined };
export type Part = { readonly limit: number; readonly offset: number };

type Search = {
  /** The `id`s of the records, in order. What else it selects, the meta may read from `listed`. */
  readonly page: Expression<unknown>;
  /** One row of what the contract's meta names. */
  readonly meta: Expression<unknown>;
  /** All that the meta depends on beside the customer's records. */
  readonly filters: object;
  /** Where the best plan depends on what is looked for, it is made for that alone. */
  readonly is_skewed?: boolean;
};
export type LookFor = (search: Search) => Promise<Found>;

type List = {
  readonly query: ListQuery;
  /** Selects from `listed`: `place` and the columns that the contract names. */
  readonly rows: Expression<unknown>;
  readonly find: (part: Part, lookFor: LookFor) => Promise<Found>;
};

/** For the rows of a list: the records of the page, as a table. */
export const listed = sql<{ id: string; place: number }>`listed`.as<"listed">(sql.id("listed"));

/** What a list's meta depends on: not on which page is shown, nor in which order. */
export function filtersOf<Q extends ListQuery>({ page: _page, per_page: _per_page, sort: _sort, ...filters }: Q) {
  return filters;
}

const compilable = <R>({ db }: TenantCtx, query: RawBuilder<R>) => ({ compile: () => query.compile(db) });

/** One statement: the records, what it saw, and the meta where it saw something else than the remembered one did. */
async function lookFor(ctx: TenantCtx, list: string, metaObject: RawBuilder<unknown>, search: Search): Promise<Found> {
  const key = [ctx.customer_id, list, search.filters];
  const known = metas.get(key);
  const statement = compilable(
    ctx,
    sql<{ ids: string; stamp: string; meta: string | null }>`
      with listed as ${search.page}, seen as materialized (select ${seenBy(ctx)} as stamp)
      select array_to_string(array(select id from listed), ',') as ids, stamp,
        case when stamp is distinct from ${known?.stamp ?? null}::text then (select ${metaObject} from ${search.meta} as m)::text end as meta
      from seen`,
  );
  const rows = search.is_skewed ? (await ctx.db.executeQuery(statement)).rows : await runPrepared(ctx.db, statement);
  const [{ ids, stamp, meta = null } = { ids: "", stamp: "" }] = rows;
  const found = { ids, stamp, meta: meta ?? known?.meta ?? "{}" };
  metas.set(key, found);
  return found;
}

/**
 * A list of the contract whose answer PostgreSQL builds as JSON. What leaves is what the contract names, whatever the
 * queries select. Which records are listed, and how many there are, is remembered until something of the customer
 * changes; what is said of them is always read.
 */
export function jsonList<S extends ListSchema>(schema: S) {
  const { meta: metaSchema, ...lists } = schema.shape;
  const [[name, array] = []] = Object.entries(lists);
  if (!name || !array || !metaSchema) throw new Error("A list has rows and meta");
  const object = jsonRow((array as z.ZodArray<z.ZodObject>).element, "r");
  const metaObject = jsonRow(metaSchema as z.ZodObject, "m");

  /** The rows of these records, unless the statement sees something else than whoever found them. */
  async function read(ctx: TenantCtx, rows: Expression<unknown>, ids: string, stamp: string | null) {
    const json = sql`(select coalesce(json_agg(${object} order by r.place), '[]') from ${rows} as r)::text`;
    const statement = sql<{ rows: string | null }>`
      with listed as (select * from unnest(${`{${ids}}`}::uuid[]) with ordinality as listed (id, place)),
        seen as materialized (select ${stamp}::text as known, ${seenBy(ctx)} as stamp)
      select case when known is null or stamp = known then ${json} end as rows from seen`;
    const [read] = await runPrepared(ctx.db, compilable(ctx, statement));
    return read?.rows ?? undefined;
  }

  return async (ctx: TenantCtx, { query, rows, find }: List): Promise<JsonAnswer<z.output<S>>> => {
    const answer = (json: string, { meta }: Found) => jsonAnswer<z.output<S>>(`{"${name}":${json},"meta":${meta}}`);
    const part = { limit: query.per_page, offset: offsetOf(query) };
    const isKept = part.limit + part.offset <= KEPT_IDS;
    const key = [ctx.customer_id, name, query.sort, filtersOf(query)];
    const known = isKept ? findings.get(key) : undefined;
    const same = known && (await read(ctx, rows, pageOfIds(known, part), known.stamp));
    if (same !== undefined) return answer(same, known as Found);
    const wanted = isKept ? { limit: KEPT_IDS, offset: 0 } : part;
    const found = await find(wanted, (search) => lookFor(ctx, name, metaObject, search));
    if (isKept) findings.set(key, found);
    const ids = isKept ? pageOfIds(found, part) : found.ids;
    return answer((ids && (await read(ctx, rows, ids, null))) || "[]", found);
  };
}
