/*
 * How the long lists (devices, algorithms, organizations, pages) are answered:
 *
 * 1. `jsonList` looks for the first 200 ids and the meta of a list, together with a stamp of the customer's records.
 * 2. `remembered-lists.ts` keeps them, until the stamp differs. Pages beyond the 200th id are looked for each time.
 * 3. One prepared statement reads the page's rows, and answers nothing if the stamp differs from the remembered one.
 * 4. PostgreSQL builds the JSON from the contract's fields (`json-columns.ts`), and `http.ts` sends its text as it is
 *    (`json-response.ts`).
 *
 * Short lists such as labels and statuses are plain queries. Why: docs/decisions/0017.
 */
import { type Compilable, type CompiledQuery, type Expression, type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import type { CustomerId, TenantCtx } from "#server/platform/context.ts";
import { jsonResponse, type JsonResponse } from "./json-response.ts";
import { jsonRow } from "./json-columns.ts";
import { offsetOf } from "#server/platform/records/list.ts";
import { runPrepared } from "#server/platform/database/prepared.ts";
import { type Found, findings, KEPT_IDS, metas, pageOfIds, seenBy } from "./remembered-lists.ts";

/** `{ devices: […], meta }` */
type ListSchema = z.ZodObject<Record<string, z.ZodArray<z.ZodObject> | z.ZodObject>>;
export type ListQuery = { readonly page: number; readonly per_page: number; readonly sort?: string | undefined };
export type Part = { readonly limit: number; readonly offset: number };

type Search = {
  /** A CTE named `found` that both the page and the meta use, evaluated once. */
  readonly found?: Expression<unknown>;
  /** The `id`s of the records, in order. Its other columns are available to the meta through `listed`. */
  readonly page: Expression<unknown>;
  /** One row with the contract's meta fields. */
  readonly meta: Expression<unknown>;
  /** Everything the meta depends on besides the customer's records. */
  readonly filters: object;
  /** Plans each query for its own values, where the best plan depends on them. */
  readonly is_skewed?: boolean;
};
export type LookFor = (search: Search) => Promise<Found>;

type List = {
  readonly query: ListQuery;
  /** Selects from `listed`: `place` and the contract's columns. Compiled once, so take the customer from ctx only. */
  readonly rows: (ctx: TenantCtx) => Expression<unknown>;
  /** What the rows depend on besides the customer. */
  readonly variant?: string | undefined;
  readonly find: (part: Part, lookFor: LookFor) => Promise<Found>;
};

/** For `rows`: the page's records as a table. */
export const listed = sql<{ id: string; place: number }>`listed`.as<"listed">(sql.id("listed"));

/** The meta depends on neither page nor order. */
export function filtersOf<Q extends ListQuery>({ page: _page, per_page: _per_page, sort: _sort, ...filters }: Q) {
  return filters;
}

const compilable = <R>({ db }: TenantCtx, query: RawBuilder<R>) => ({ compile: () => query.compile(db) });

/** One statement: the ids, the stamp, and the meta only if the remembered one is stale. */
async function lookFor(ctx: TenantCtx, list: string, metaObject: RawBuilder<unknown>, search: Search): Promise<Found> {
  const key = [ctx.customer_id, list, search.filters];
  const known = metas.get(key);
  const sought = search.found ? sql`found as materialized ${search.found},` : sql``;
  const statement = compilable(
    ctx,
    sql<{ ids: string; stamp: string; meta: string | null }>`
      with ${sought} listed as ${search.page}, seen as materialized (select ${seenBy(ctx)} as stamp)
      select array_to_string(array(select id from listed), ',') as ids, stamp,
        case when stamp is distinct from ${known?.stamp ?? null}::text then (select ${metaObject} from ${search.meta} as m)::text end as meta
      from seen`,
  );
  const rows = search.is_skewed ? (await ctx.db.executeQuery(statement)).rows : await runPrepared(ctx.db, statement);
  const [row] = rows;
  const meta = row?.meta ?? known?.meta;
  if (!row || meta === undefined) throw new Error(`${list} were not counted`);
  const found = { ...row, meta };
  metas.set(key, found);
  return found;
}

/** Placeholders for each request's own parameters. */
const IDS = Symbol("ids");
const META = Symbol("meta");
const STAMP = Symbol("stamp");
const CUSTOMER = Symbol("customer");
const MOST_VARIANTS = 50;

/** With a stamp, the read returns nothing if the records have changed since. */
type Page = Omit<Found, "stamp"> & { readonly stamp: string | null };
type Answer = { answer: string | null };

/** Compiles the statement that reads a page once: building it costs as much as running it. */
function pageStatement(name: string, object: RawBuilder<unknown>) {
  const compiled = new Map<string, CompiledQuery<Answer>>();
  const [head, tail] = [sql.lit(`{"${name}":`), sql.lit(`,"meta":`)];
  const compile = (ctx: TenantCtx, rows: List["rows"]) => {
    const any = { ...ctx, customer_id: CUSTOMER as unknown as CustomerId };
    const json = sql`(select coalesce(json_agg(${object} order by r.place), '[]') from ${rows(any)} as r)::text`;
    return sql<Answer>`
      with listed as (select * from unnest(${IDS}::uuid[]) with ordinality as listed (id, place)),
        seen as materialized (select ${STAMP}::text as known, ${seenBy(any)} as stamp)
      select case when known is null or stamp = known then ${head} || ${json} || ${tail} || ${META}::text || '}' end as answer
      from seen`.compile(ctx.db);
  };
  return (ctx: TenantCtx, { rows, variant = "" }: List, page: Page): Compilable<Answer> => {
    const statement = compiled.get(variant) ?? compile(ctx, rows);
    if (compiled.size >= MOST_VARIANTS) compiled.clear();
    compiled.set(variant, statement);
    const own = new Map<unknown, unknown>([
      [IDS, `{${page.ids}}`],
      [META, page.meta],
      [STAMP, page.stamp],
      [CUSTOMER, ctx.customer_id],
    ]);
    const parameters = statement.parameters.map((value) => (own.has(value) ? own.get(value) : value));
    return { compile: () => ({ ...statement, parameters }) };
  };
}

/**
 * A list endpoint whose JSON PostgreSQL builds. It returns only the contract's fields, whatever the queries select.
 * Ids and counts are cached until something of the customer changes; the rows are always read.
 */
export function jsonList<S extends ListSchema>(schema: S) {
  const { meta: metaSchema, ...lists } = schema.shape;
  const [[name, array] = []] = Object.entries(lists);
  if (!name || !array || !metaSchema) throw new Error("A list has rows and meta");
  const statementOf = pageStatement(name, jsonRow((array as z.ZodArray<z.ZodObject>).element, "r"));
  const metaObject = jsonRow(metaSchema as z.ZodObject, "m");

  async function read(ctx: TenantCtx, list: List, page: Page): Promise<JsonResponse<z.output<S>> | undefined> {
    const [found] = await runPrepared(ctx.db, statementOf(ctx, list, page));
    return found?.answer ? jsonResponse(found.answer) : undefined;
  }

  return async (ctx: TenantCtx, list: List): Promise<JsonResponse<z.output<S>>> => {
    const { query, find } = list;
    const part = { limit: query.per_page, offset: offsetOf(query) };
    const isKept = part.limit + part.offset <= KEPT_IDS;
    const key = [ctx.customer_id, name, query.sort, filtersOf(query)];
    const known = isKept ? findings.get(key) : undefined;
    const same = known && (await read(ctx, list, { ...known, ids: pageOfIds(known, part) }));
    if (same) return same;
    const wanted = isKept ? { limit: KEPT_IDS, offset: 0 } : part;
    const found = await find(wanted, (search) => lookFor(ctx, name, metaObject, search));
    if (isKept) findings.set(key, found);
    const { meta } = found;
    const ids = isKept ? pageOfIds(found, part) : found.ids;
    const page = ids ? await read(ctx, list, { ids, meta, stamp: null }) : undefined;
    return page ?? jsonResponse(`{"${name}":[],"meta":${meta}}`);
  };
}
