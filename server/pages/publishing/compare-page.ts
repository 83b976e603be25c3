import { sql } from "kysely";
import { holdToChange } from "#server/platform/database/locks.ts";
import { compareSnapshots } from "./compare-snapshots.ts";
import { composeSnapshots, digestOf } from "./compose-snapshot.ts";
import { isError, type Judged, judgePages, publishedSide } from "./judge-pages.ts";
import type { Composing } from "./read-composition.ts";

/** An unpublished page has nothing to differ from. */
async function countChanges(ctx: Composing, { published, snapshot, taxonomy }: Judged) {
  const before = await publishedSide(ctx, published);
  if (!before || digestOf(before.snapshot) === digestOf(snapshot)) return 0;
  return compareSnapshots(before, { snapshot, taxonomy }).changes.length;
}

/** The columns that lists show. */
async function valuesOf(ctx: Composing, page: Judged) {
  const error_count = page.findings.filter(isError).length;
  return {
    id: page.snapshot.page_id,
    change_count: await countChanges(ctx, page),
    error_count,
    warning_count: page.findings.length - error_count,
    findings: page.findings,
    languages: page.languages,
    needs_locales: page.languages.flatMap(({ locale, missing, outdated }) => (missing + outdated ? [locale] : [])),
    compared_at: page.read_at,
    links: page.links,
    digest: digestOf(page.snapshot),
  };
}

type Values = Awaited<ReturnType<typeof valuesOf>>;

/** An older comparison must not overwrite a newer one. */
const write = ({ db, customer_id }: Composing, values: readonly Values[]) =>
  sql`
    with found as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as found (id uuid, change_count integer,
        error_count integer, warning_count integer, findings jsonb, languages jsonb, needs_locales text[],
        compared_at timestamptz, links jsonb)
    ), stored as (
      update pages set change_count = found.change_count, error_count = found.error_count, warning_count = found.warning_count,
      findings = found.findings, languages = found.languages, needs_locales = found.needs_locales,
      has_changes = found.change_count > 0, compared_at = found.compared_at
      from found
      where pages.customer_id = ${customer_id} and pages.id = found.id
        and (pages.compared_at is null or pages.compared_at <= found.compared_at)
      returning pages.id, found.links
    ), linked as (
      select stored.id, link ->> 'path' as path, (link ->> 'is_dead')::boolean as is_dead
      from stored, jsonb_array_elements(stored.links) as link
    ), gone as (
      delete from page_links where customer_id = ${customer_id} and page_id in (select id from stored)
        and not exists (select from linked where linked.id = page_links.page_id and linked.path = page_links.path)
    )
    insert into page_links (customer_id, page_id, path, is_dead)
    select ${customer_id}, id, path, is_dead from linked order by id, path
    on conflict (page_id, path) do update set is_dead = excluded.is_dead where page_links.is_dead <> excluded.is_dead`.execute(
    db,
  );

/** What waits for approval is outdated while the page says something else. */
const markOutdated = ({ db, customer_id }: Composing, values: readonly Values[]) =>
  sql`
    update approvals set is_outdated = approvals.digest <> found.digest
    from jsonb_to_recordset(${JSON.stringify(values.map(({ id, digest }) => ({ id, digest })))}::jsonb)
      as found (id uuid, digest text)
    where approvals.customer_id = ${customer_id} and approvals.page_id = found.id and approvals.state = 'waiting'
      and approvals.is_outdated <> (approvals.digest <> found.digest)`.execute(db);

/**
 * Locks the pages in a statement of its own: one that waited for a page and then updates it still sees the version
 * before the wait, and may wait there for somebody who waits for this transaction.
 */
async function store(ctx: Composing, values: readonly Values[]) {
  if (!ctx.db.isTransaction) return ctx.db.transaction().execute((db): Promise<void> => store({ ...ctx, db }, values));
  const ids = values.map(({ id }) => id);
  await holdToChange(ctx, "pages", ids);
  await write(ctx, values);
  await markOutdated(ctx, values);
}

/** Composes pages, compares them with their published state, checks them, and stores the results. */
export async function comparePages(ctx: Composing, ids: readonly string[]): Promise<void> {
  const pages = (await composeSnapshots(ctx, ids)).filter(({ is_deleted }) => !is_deleted);
  if (!pages.length) return;
  const values = [];
  for (const page of await judgePages(ctx, pages)) values.push(await valuesOf(ctx, page));
  await store(ctx, values);
}

/** Runs in the request that saved the page, so that lists are right at once. */
export const comparePage = (ctx: Composing, page_id: string): Promise<void> => comparePages(ctx, [page_id]);
