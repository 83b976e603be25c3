import { partsOf, type SharedPart, type SharedSubject } from "#contract/share-scope.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";

const TABLES = { device: "devices", algorithm: "algorithms", page: "pages" } as const;
const PAGE_FOLDERS: Record<string, string> = {
  home_page: "home",
  device_page: "devices",
  algorithm_page: "algorithms",
  collection_page: "collections",
};

const rowOf = (ctx: TenantCtx, { type, id }: SharedSubject) =>
  ctx.db
    .selectFrom(TABLES[type])
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .where("deleted_at", "is", null);

async function pageRoot(ctx: TenantCtx, { id }: SharedSubject) {
  const page = await ctx.db
    .selectFrom("pages")
    .select("type")
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const folder = PAGE_FOLDERS[page?.type ?? ""];
  if (!folder) throw notFound("Page");
  return `/guide-app/pages/${folder}/${id}`;
}

/** The admin address of a subject. Links only open this address or below. */
export async function targetOf(ctx: TenantCtx, subject: SharedSubject): Promise<string> {
  if (subject.type === "page") return pageRoot(ctx, subject);
  if (!(await rowOf(ctx, subject).select("id").executeTakeFirst()))
    throw notFound(subject.type === "device" ? "Device" : "Algorithm");
  return `/inventory/${TABLES[subject.type]}/${subject.id}`;
}

export async function partTarget(ctx: TenantCtx, subject: SharedSubject, part: SharedPart): Promise<string> {
  if (!partsOf(subject.type).includes(part)) {
    const message = `A ${subject.type} has no ${part} to share`;
    throw new AppError("invalid_input", message, { fields: { "share_link.part": message } });
  }
  const root = await targetOf(ctx, subject);
  return part === "page" ? root : `${root}/${part}`;
}
