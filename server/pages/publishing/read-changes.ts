import { sql } from "kysely";
import type { Page } from "#contract/pages.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { pageTitle } from "../page-title.ts";
import { latestApproval } from "../table.ts";
import { compareSnapshots } from "./compare-snapshots.ts";
import { composeSnapshot, digestOf } from "./compose-snapshot.ts";
import { withAuthors } from "./find-authors.ts";
import { judgePages, publishedSide } from "./judge-pages.ts";
import type { Names } from "./list-content-entries.ts";

/** Every record the page references by id alone. */
const idsIn = ({ content: { collection, home }, relations }: PageSnapshot) => [
  ...[...(collection?.members ?? []), ...(collection?.left_out ?? []), ...(home?.featured ?? [])].map(({ id }) => id),
  ...(collection?.label_ids ?? []),
  ...(collection?.status_ids ?? []),
  ...relations.map(({ page_id }) => page_id),
];

/** Internal names, including those of unpublished pages. */
async function readNames({ db, customer_id }: TenantCtx, snapshots: readonly (PageSnapshot | null)[]): Promise<Names> {
  const ids = [...new Set(snapshots.flatMap((snapshot) => (snapshot ? idsIn(snapshot) : [])))];
  const { rows } = await sql<{ id: string; name: string }>`
    select pages.id::text as id, ${pageTitle(undefined)} as name from pages
      join sites on sites.customer_id = pages.customer_id
      where pages.customer_id = ${customer_id} and pages.id = any(${ids}::uuid[])
    union all select id::text, name from labels where customer_id = ${customer_id} and id = any(${ids}::uuid[])
    union all select id::text, name from device_statuses where customer_id = ${customer_id} and id = any(${ids}::uuid[])
    union all select q ->> 'id', coalesce(q -> 'question' ->> sites.default_locale, q ->> 'id')
      from pages join sites on sites.customer_id = pages.customer_id,
        jsonb_array_elements(coalesce(pages.content -> 'questions', '[]')) as q
      where pages.customer_id = ${customer_id} and pages.type = 'home_page'`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Compares with what was just composed: lists may not know yet that it is outdated. */
async function readApproval(
  { db, customer_id }: TenantCtx,
  page_id: string,
  digest: string,
): Promise<Page["approval"]> {
  const { approval, is_same } = await db
    .selectFrom("pages")
    .innerJoin("sites", "sites.customer_id", "pages.customer_id")
    .select(latestApproval.as("approval"))
    .select(
      sql<boolean>`exists (select from approvals where page_id = pages.id and state = 'waiting' and digest = ${digest})`.as(
        "is_same",
      ),
    )
    .where("pages.customer_id", "=", customer_id)
    .where("pages.id", "=", page_id)
    .executeTakeFirstOrThrow();
  return approval && { ...approval, is_outdated: approval.state === "waiting" && !is_same };
}

/** The changes that publishing would bring to residents, and the findings of the checks. */
export async function readChanges(ctx: TenantCtx, page_id: string) {
  const page = await composeSnapshot(ctx, page_id);
  const { snapshot, published, taxonomy, next_number } = page;
  const [judged] = await judgePages(ctx, [page]);
  const names = await readNames(ctx, [snapshot, published]);
  const { changes, unchanged_count } = compareSnapshots(
    await publishedSide(ctx, published),
    { snapshot, taxonomy },
    names,
  );
  const digest = digestOf(snapshot);
  return {
    changes: await withAuthors(ctx, snapshot, changes),
    unchanged_count,
    findings: [...(judged?.findings ?? [])],
    next_number,
    digest,
    approval: await readApproval(ctx, page_id, digest),
  };
}
