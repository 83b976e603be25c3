import { emptyPageContent, type PageContent } from "#contract/page-content.ts";
import type { PageType } from "#contract/pages.ts";
import type { LText } from "#contract/texts.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { listLocales } from "#server/sites/service.ts";

export type SubjectType = Exclude<PageType, "collection_page">;

/** The fields of a device or algorithm that pre-fill its page. */
export type Subject = {
  readonly id: string;
  readonly type: SubjectType;
  readonly name: string;
  readonly summary: LText;
  readonly description: LText;
  readonly image_key: string | null;
  readonly image_alt: LText;
};

/** Returns the customer's existing ones, locked until the transaction ends. */
export async function holdSubjects(ctx: TenantCtx, ids: readonly string[]): Promise<Subject[]> {
  if (!ids.length) return [];
  const devices = await ctx.db
    .selectFrom("devices")
    .select(["id", "name", "summary", "description", "photo_key as image_key", "photo_alt as image_alt"])
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forKeyShare()
    .$castTo<Omit<Subject, "type">>()
    .execute();
  const algorithms = await ctx.db
    .selectFrom("algorithms")
    .select(["id", "name", "summary", "image_key", "image_alt"])
    .where("customer_id", "=", ctx.customer_id)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forKeyShare()
    .$castTo<Omit<Subject, "type" | "description">>()
    .execute();
  return [
    ...devices.map((device) => ({ ...device, type: "device_page" as const })),
    ...algorithms.map((algorithm) => ({ ...algorithm, type: "algorithm_page" as const, description: {} })),
  ];
}

const imageOf = ({ image_key, image_alt }: Subject): PageContent["image"] =>
  image_key ? { key: image_key, alt: image_alt, is_decorative: false, crop: null, focus: { x: 0.5, y: 0.5 } } : null;

/** Copies every language the inventory has. The name is untranslated, so it goes under the site's default locale. */
export const contentOf = (subject: Subject, default_locale: string): PageContent => ({
  ...emptyPageContent(subject.type),
  headline: { [default_locale]: subject.name },
  subtitle: subject.summary,
  body: subject.description,
  image: imageOf(subject),
});

export const defaultLocale = async (ctx: TenantCtx) => (await listLocales(ctx)).default_locale;
