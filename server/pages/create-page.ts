import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { emptyPageContent, type PageContent } from "#contract/page-content.ts";
import type { Page, PageType, pagesApi } from "#contract/pages.ts";
import { audit, auditAll } from "#server/platform/records/audit.ts";
import { inTransaction, type TenantCtx, userIdOf } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { lockList, lockNew } from "#server/platform/database/locks.ts";
import { contentOf, defaultLocale, holdSubjects, type Subject } from "./begin-content.ts";
import { requireContent } from "./check-content.ts";
import { freeSlugFor, takenSlugs, takeSlug } from "./choose-slug.ts";
import { keepLabels } from "./keep-labels.ts";
import { comparePage } from "./publishing/compare-page.ts";
import { getPage } from "./service.ts";
import { slugFor } from "./spell-slug.ts";

type Creation = z.output<typeof pagesApi.create.body>["page"];
type NewPage = {
  readonly id: string;
  readonly type: PageType;
  readonly slug: string;
  readonly subject_id: string | null;
  readonly content: PageContent;
};

const refuse = (message: string) =>
  new AppError("invalid_input", `page.subject_id: ${message}`, { fields: { "page.subject_id": message } });

function rowOf(ctx: TenantCtx, { id, type, slug, subject_id, content }: NewPage) {
  const by = userIdOf(ctx);
  return {
    id,
    customer_id: ctx.customer_id,
    type,
    slug,
    device_id: type === "device_page" ? subject_id : null,
    algorithm_id: type === "algorithm_page" ? subject_id : null,
    headline: JSON.stringify(content.headline),
    content: JSON.stringify(content),
    created_by: by,
    updated_by: by,
  };
}

/** The caller must hold the list lock, or another request could add the same pages. */
async function insertPages(ctx: TenantCtx, pages: readonly NewPage[]) {
  if (!pages.length) return;
  await ctx.db
    .insertInto("pages")
    .values(pages.map((page) => rowOf(ctx, page)))
    .execute();
  const revisions = pages.map(({ id, content }) => ({
    id: uuidv7(),
    customer_id: ctx.customer_id,
    page_id: id,
    number: 1,
    content: JSON.stringify(content),
    created_by: userIdOf(ctx),
  }));
  await ctx.db.insertInto("page_revisions").values(revisions).execute();
}

const entryOf = ({ id, type, slug, subject_id }: NewPage) => ({
  action: "page.created" as const,
  subject_type: "page",
  subject_id: id,
  after: { type, slug, subject_id },
});

async function subjectOf(ctx: TenantCtx, { type, subject_id }: Creation): Promise<Subject | null> {
  if (type === "collection_page") {
    if (subject_id) throw refuse("A collection is not about a device or an algorithm");
    return null;
  }
  if (!subject_id) throw refuse("Choose what the page is about");
  const [subject] = await holdSubjects(ctx, [subject_id]);
  if (subject?.type !== type) throw refuse(type === "device_page" ? "Unknown device" : "Unknown algorithm");
  return subject;
}

const exists = async (ctx: TenantCtx, id: string) =>
  Boolean(
    await ctx.db
      .selectFrom("pages")
      .select("id")
      .where("customer_id", "=", ctx.customer_id)
      .where("id", "=", id)
      .executeTakeFirst(),
  );

/** Idempotent if the caller supplies the id. */
export const createPage = (ctx: TenantCtx, { id = uuidv7(), ...input }: Creation): Promise<Page> =>
  inTransaction(ctx, async (ctx) => {
    await lockList(ctx, "pages");
    await lockNew(ctx, id);
    if (await exists(ctx, id)) return getPage(ctx, id);
    const subject = await subjectOf(ctx, input);
    const locale = await defaultLocale(ctx);
    const begun = subject ? contentOf(subject, locale) : emptyPageContent(input.type);
    const content = input.content ?? begun;
    const { type, subject_id } = input;
    const device_id = type === "device_page" ? subject_id : null;
    if (input.content) await requireContent(ctx, { id, type, device_id }, content, null);
    const slug = await freeSlugFor(ctx, type, slugFor(type, content.headline, locale));
    const page = { id, type, slug, subject_id, content };
    await insertPages(ctx, [page]);
    await keepLabels(ctx, id, [], content.label_ids);
    await audit(ctx, entryOf(page));
    await comparePage(ctx, id);
    return getPage(ctx, id);
  });

const pagesAbout = (ctx: TenantCtx, subject_ids: readonly string[]) =>
  ctx.db
    .selectFrom("pages")
    .select(["id", (of) => of.fn.coalesce("device_id", "algorithm_id").as("subject_id")])
    .where("customer_id", "=", ctx.customer_id)
    .where("deleted_at", "is", null)
    .where((where) => where.or([where("device_id", "in", subject_ids), where("algorithm_id", "in", subject_ids)]))
    .execute();

async function newPagesOf(ctx: TenantCtx, subjects: readonly Subject[]): Promise<NewPage[]> {
  const locale = await defaultLocale(ctx);
  const begun = subjects.map((subject) => {
    const content = contentOf(subject, locale);
    return { subject, content, wanted: slugFor(subject.type, content.headline, locale) };
  });
  const taken = {
    device_page: await takenSlugs(
      ctx,
      "device_page",
      begun.map(({ wanted }) => wanted),
    ),
    algorithm_page: await takenSlugs(
      ctx,
      "algorithm_page",
      begun.map(({ wanted }) => wanted),
    ),
  };
  return begun.map(({ subject: { id, type }, content, wanted }) => ({
    id: uuidv7(),
    type,
    slug: takeSlug(taken[type], wanted),
    subject_id: id,
    content,
  }));
}

/** Idempotent: returns the pages of these devices and algorithms and creates missing ones. Unknown ids are skipped. */
export const createPages = (ctx: TenantCtx, asked: readonly string[]) =>
  inTransaction(ctx, async (ctx) => {
    const subject_ids = [...new Set(asked)];
    await lockList(ctx, "pages");
    const there = new Map((await pagesAbout(ctx, subject_ids)).map(({ id, subject_id }) => [subject_id, id]));
    const subjects = await holdSubjects(
      ctx,
      subject_ids.filter((id) => !there.has(id)),
    );
    const pages = await newPagesOf(ctx, subjects);
    await insertPages(ctx, pages);
    await auditAll(ctx, pages.map(entryOf));
    for (const { id, subject_id } of pages) there.set(subject_id, id);
    if (pages.length) await queueToCompare(ctx, pages);
    return { ids: subject_ids.flatMap((id) => there.get(id) ?? []) };
  });

/** Compared by a background job, because so many would keep the caller waiting. */
const queueToCompare = (ctx: TenantCtx, pages: readonly NewPage[]) =>
  ctx.db
    .insertInto("pages_to_compare")
    .values(pages.map(({ id }) => ({ page_id: id, customer_id: ctx.customer_id })))
    .onConflict((row) => row.doNothing())
    .execute();
