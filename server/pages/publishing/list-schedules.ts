import { sql } from "kysely";
import type * as z from "zod";
import { type PageSnapshot, type publicationsApi, type Schedule } from "#contract/publications.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf, orderOf } from "#server/platform/records/list.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { pageTitle } from "../page-title.ts";
import { composeSnapshots } from "./compose-snapshot.ts";
import { isError } from "./judge-pages.ts";
import { judgeKept } from "./judge-kept.ts";
import { countNarrowed, narrowKept } from "./narrow-kept.ts";

type ListQuery = z.output<typeof publicationsApi.schedules.query>;
type Row = Omit<Schedule, "error_count" | "narrowed_places"> & { readonly snapshot: PageSnapshot | null };

const ofCustomer = ({ db, customer_id }: TenantCtx) =>
  db
    .selectFrom("page_schedules")
    .innerJoin("pages", "pages.id", "page_schedules.page_id")
    .innerJoin("sites", "sites.customer_id", "page_schedules.customer_id")
    .where("page_schedules.customer_id", "=", customer_id);

const select = (found: ReturnType<typeof ofCustomer>) =>
  found
    .select(["page_schedules.id", "page_schedules.page_id", "pages.type", "page_schedules.action", "page_schedules.at"])
    .select(["page_schedules.note", "page_schedules.failed_because", "page_schedules.snapshot"])
    .select([pageTitle(undefined).as("title"), personName("page_schedules.created_by").as("created_by")])
    .$castTo<Row>();

/** Adds the errors that would block each one today. */
async function present(ctx: TenantCtx, rows: readonly Row[]): Promise<Schedule[]> {
  const pages = await composeSnapshots(ctx, [...new Set(rows.map(({ page_id }) => page_id))]);
  const byId = new Map(pages.map((page) => [page.snapshot.page_id, page]));
  const schedules: Schedule[] = [];
  for (const { snapshot, ...row } of rows) {
    const page = byId.get(row.page_id);
    const kept = page && snapshot && narrowKept({ snapshot, card: null }, page.snapshot);
    const findings = kept ? await judgeKept(ctx, page, kept.snapshot) : [];
    const isImpossible = !page || page.is_deleted;
    schedules.push({
      ...row,
      error_count: findings.filter(isError).length + (isImpossible ? 1 : 0),
      narrowed_places: page && snapshot ? countNarrowed(snapshot, page.snapshot) : 0,
    });
  }
  return schedules;
}

export async function findSchedule(ctx: TenantCtx, id: string): Promise<Schedule> {
  const row = await select(ofCustomer(ctx).where("page_schedules.id", "=", id)).executeTakeFirst();
  const [schedule] = row ? await present(ctx, [row]) : [];
  if (!schedule) throw notFound("Schedule");
  return schedule;
}

/** Soonest first. Failed ones remain until someone dismisses them. */
export async function listSchedules(ctx: TenantCtx, query: ListQuery) {
  let found = ofCustomer(ctx);
  if (query.page_id) found = found.where("page_schedules.page_id", "=", query.page_id);
  if (query.q) found = found.where(pageTitle(undefined), "ilike", containing(query.q));
  const rows = await select(found)
    .orderBy(orderOf(query.sort, { at: sql.ref("page_schedules.at") }, "at"))
    .orderBy("page_schedules.id")
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  const total = await found.select((of) => of.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  const { time_zone } = await ctx.db
    .selectFrom("sites")
    .select("time_zone")
    .where("customer_id", "=", ctx.customer_id)
    .executeTakeFirstOrThrow();
  return { schedules: await present(ctx, rows), meta: { total_count: total.count }, time_zone };
}

/** Failed schedules waiting for someone to dismiss them. */
export const failedSchedules = (ctx: TenantCtx) =>
  ofCustomer(ctx).where("page_schedules.failed_because", "is not", null);
