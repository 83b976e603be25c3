import { sql } from "kysely";
import type { SharedSubject } from "#contract/share-scope.ts";
import type { PublicPage } from "#server/pages/publishing/read-public.ts";
import { readPublicPageById } from "#server/pages/publishing/read-public.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";

const notPublic = () =>
  new AppError("not_found", "Residents cannot read this, and this workspace does not let assistants read drafts");

export async function readPublished({ db, customer_id }: TenantCtx, page_id: string): Promise<PublicPage> {
  const page = await readPublicPageById({ db, customer_id }, page_id);
  if (page?.kind !== "page") throw notPublic();
  return page;
}

/** The public page that is, or is about, a subject. */
async function findPublicPage({ db, customer_id }: TenantCtx, { type, id }: SharedSubject) {
  if (type === "page") return id;
  const column = sql.ref(`pages.${type}_id`);
  const { rows } = await sql<{ id: string }>`
    select pages.id from pages join publications n on n.page_id = pages.id and n.ended_at is null
    where pages.customer_id = ${customer_id} and ${column} = ${id}::uuid and pages.deleted_at is null limit 1`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Every text that residents can read on the page of a subject, word for word. */
export async function wordsPublished(ctx: TenantCtx, subject: SharedSubject): Promise<ReadonlySet<string>> {
  const page_id = await findPublicPage(ctx, subject);
  if (page_id === undefined) throw notPublic();
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === "string") words.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
  };
  const { content, subject: record, chain, answers } = (await readPublished(ctx, page_id)).snapshot;
  collect([content, record, chain, answers]);
  words.delete("");
  return words;
}
