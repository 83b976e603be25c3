import { sql } from "kysely";
import type * as z from "zod";
import { type SharedPart, sharedParts, type SharedSubject, sharedSubject } from "#contract/share-scope.ts";
import type { SharedText, Suggestion, suggestionsApi, SuggestionThread } from "#contract/suggestions.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { containing, offsetOf } from "#server/platform/records/list.ts";
import { titlesOf } from "#server/share-links/describe-link.ts";
import { listLocales } from "#server/sites/service.ts";
import { readPartIfThere, textAt, valueAt } from "./open-texts.ts";
import { suggestionColumns } from "./table.ts";

type ThreadsQuery = z.output<typeof suggestionsApi.threads.query>;

const ofCustomer = (ctx: TenantCtx) =>
  ctx.db
    .selectFrom("suggestions")
    .innerJoin("share_links", "share_links.id", "suggestions.share_link_id")
    .where("suggestions.customer_id", "=", ctx.customer_id);

export type SuggestionRow = Awaited<ReturnType<typeof findRows>>[number];

/** Sorted by id, with the link of each suggestion. */
export const findRows = (ctx: TenantCtx, ids: readonly string[]) =>
  ofCustomer(ctx).where("suggestions.id", "in", ids).select(suggestionColumns).orderBy("suggestions.id").execute();

export const openSuggestions = (ctx: TenantCtx) => ofCustomer(ctx).where("suggestions.state", "=", "open");

const openCount = sql<number>`count(*) filter (where suggestions.state = 'open')::int`;

const allThreads = (ctx: TenantCtx) =>
  ofCustomer(ctx)
    .groupBy("share_links.id")
    .select([
      "share_links.id",
      "share_links.label",
      "share_links.redirect_to",
      "share_links.is_assistant",
      "share_links.expires_at",
      "share_links.revoked_at",
      sql<string>`(array_agg(suggestions.proposer order by suggestions.created_at desc))[1]`.as("proposer"),
      sql<number>`count(suggestions.value)::int`.as("text_count"),
      sql<number>`count(*) filter (where suggestions.comment <> '')::int`.as("comment_count"),
      openCount.as("open_count"),
      sql<string>`max(suggestions.created_at)`.as("last_at"),
    ]);

type ThreadRow = Awaited<ReturnType<ReturnType<typeof allThreads>["execute"]>>[number];

/** The pages that show the shared subjects, by the id of the page, device or algorithm. */
async function pagesOf(ctx: TenantCtx, subjects: readonly SharedSubject[]) {
  const ids = subjects.map(({ id }) => id);
  const rows = await ctx.db
    .selectFrom("pages")
    .select(["id", "type", "device_id", "algorithm_id", "has_changes"])
    .select(sql<boolean>`status = 'published'`.as("is_published"))
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .where((where) =>
      where.or([
        where(sql<string>`id::text`, "in", [...ids, ""]),
        where(sql<string>`device_id::text`, "in", [...ids, ""]),
        where(sql<string>`algorithm_id::text`, "in", [...ids, ""]),
      ]),
    )
    .execute();
  return new Map(
    rows.flatMap(({ device_id, algorithm_id, ...page }) =>
      [page.id, device_id, algorithm_id].flatMap((id) => (id === null ? [] : [[id, page] as const])),
    ),
  );
}

async function presentThreads(ctx: TenantCtx, rows: readonly ThreadRow[]): Promise<SuggestionThread[]> {
  const subjects = rows.flatMap(({ redirect_to }) => sharedSubject(redirect_to) ?? []);
  const titles = await titlesOf(ctx.db, ctx.customer_id, subjects);
  const pages = await pagesOf(ctx, subjects);
  return rows.map((row) => {
    const subject = sharedSubject(row.redirect_to);
    const title = subject && titles.get(subject.id);
    return {
      ...row,
      subject: subject && title !== undefined ? { ...subject, title } : null,
      parts: [...sharedParts(row.redirect_to)],
      page: pages.get(subject?.id ?? "") ?? null,
    };
  });
}

const countStates = (ctx: TenantCtx) =>
  ofCustomer(ctx)
    .select([
      openCount.as("open_count"),
      sql<number>`count(*) filter (where suggestions.state <> 'open')::int`.as("decided_count"),
    ])
    .executeTakeFirstOrThrow();

export async function listThreads(ctx: TenantCtx, query: ThreadsQuery) {
  let found = allThreads(ctx);
  const { q, state } = query;
  if (q)
    found = found.where((where) =>
      where.or([
        where("share_links.label", "ilike", containing(q)),
        where("suggestions.proposer", "ilike", containing(q)),
      ]),
    );
  if (state) found = found.having(openCount, state === "open" ? ">" : "=", 0);
  const direction = query.sort === "last_at" ? "asc" : "desc";
  const [rows, total, counts] = await Promise.all([
    found
      .orderBy("last_at", direction)
      .orderBy("share_links.id", direction)
      .limit(query.per_page)
      .offset(offsetOf(query))
      .execute(),
    ctx.db
      .selectFrom(found.as("threads"))
      .select((of) => of.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
    countStates(ctx),
  ]);
  return { threads: await presentThreads(ctx, rows), meta: { total_count: total.count, ...counts } };
}

/** Reads each part once for all its suggestions. */
function createReader(ctx: TenantCtx) {
  const read = new Map<string, Promise<SharedText[]>>();
  return (redirect_to: string, part: SharedPart) => {
    const key = `${part} ${redirect_to}`;
    const texts = read.get(key) ?? readPartIfThere(ctx, redirect_to, part);
    read.set(key, texts);
    return texts;
  };
}

/** Adds the current texts for comparison. */
export async function presentSuggestions(ctx: TenantCtx, rows: readonly SuggestionRow[]): Promise<Suggestion[]> {
  const textsOf = createReader(ctx);
  const presented: Suggestion[] = [];
  for (const { share_link_id: _link, redirect_to, replaced: _replaced, ...row } of rows) {
    const texts = row.field === null ? [] : await textsOf(redirect_to, row.part);
    const text = textAt(texts, row);
    const now = valueAt(texts, row) ?? null;
    const has_changed = row.state === "open" && row.value !== null && now !== row.base;
    presented.push({ ...row, label: text?.label ?? null, number: text?.number ?? null, now, has_changed });
  }
  return presented;
}

export async function getThread(ctx: TenantCtx, share_link_id: string) {
  const row = await allThreads(ctx).where("share_links.id", "=", share_link_id).executeTakeFirst();
  if (!row) throw notFound("Suggestions");
  const [thread] = await presentThreads(ctx, [row]);
  const rows = await ofCustomer(ctx)
    .where("suggestions.share_link_id", "=", share_link_id)
    .select(suggestionColumns)
    .orderBy("suggestions.created_at")
    .orderBy("suggestions.id")
    .limit(1000)
    .execute();
  const { default_locale } = await listLocales(ctx);
  return { thread: thread as SuggestionThread, suggestions: await presentSuggestions(ctx, rows), default_locale };
}
