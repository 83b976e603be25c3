import { sql } from "kysely";
import { SITE_TEXT_NAMES } from "#contract/sites.ts";
import type { TextPlace, Translation } from "#contract/translations.ts";
import { filledIn } from "#datachain/text.ts";
import { composeSnapshots, type Composed } from "#server/pages/publishing/compose-snapshot.ts";
import type { ShownText } from "#server/pages/publishing/list-texts.ts";
import { sourceDigest, textStates } from "#server/pages/publishing/measure-languages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { contextOf } from "./text-context.ts";

/** Links, images and the announcement are excluded. */
const SITE_WORDS = SITE_TEXT_NAMES.filter((name) => !name.endsWith("_url") && name !== "announcement");

type Mark = TextPlace & {
  readonly locale: string;
  readonly source_digest: string;
  readonly source_text: string;
  readonly marked_at: Date | string;
  readonly marked_by: string | null;
  readonly is_from_file: boolean;
  readonly drafted_by: string | null;
  readonly drafted_at: Date | string | null;
  readonly draft_digest: string | null;
};

/** Whoever changed the text since has made it their own. */
const draftOf = (mark: Mark | undefined, target: string | undefined) =>
  mark?.drafted_by && mark.drafted_at && target !== undefined && sourceDigest(target) === mark.draft_digest
    ? { model: mark.drafted_by, at: new Date(mark.drafted_at).toISOString() }
    : null;

export const placeKey = ({ subject_id, field }: Pick<TextPlace, "subject_id" | "field">) => `${subject_id} ${field}`;

const RICH = /^body$|\.answer$|^about$/;

const readMarks = (ctx: TenantCtx, locale: string, ids: readonly string[]) =>
  ctx.db
    .selectFrom("translation_marks")
    .select([
      "subject_type",
      "subject_id",
      "field",
      "locale",
      "source_digest",
      "source_text",
      "marked_at",
      "is_from_file",
      "drafted_by",
      "drafted_at",
      "draft_digest",
    ])
    .select(personName("translation_marks.marked_by").as("marked_by"))
    .where("customer_id", "=", ctx.customer_id)
    .where("locale", "=", locale)
    .where(sql<boolean>`subject_id = any(${ids}::uuid[])`)
    .$castTo<Mark>()
    .execute();

type SiteRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The site's texts are translated with its home page. */
async function siteTexts(ctx: TenantCtx): Promise<ShownText[]> {
  const site = (await ctx.db
    .selectFrom("sites")
    .selectAll()
    .where("customer_id", "=", ctx.customer_id)
    .executeTakeFirst()) as SiteRow | undefined;
  if (!site) return [];
  return SITE_WORDS.map((field) => ({
    subject_type: "site" as const,
    subject_id: site.id,
    field,
    values: (site[field] ?? {}) as ShownText["values"],
  }));
}

/** A text without suggestions from the rest of the guide. */
export type PageText = Omit<Translation, "used_before" | "terms" | "source_changed">;

export type PageTexts = {
  readonly page_id: string;
  readonly title: string;
  readonly default_locale: string;
  readonly texts: readonly PageText[];
};

function textsOfPage(page: Composed, marks: readonly Mark[], locale: string, others: readonly ShownText[]): PageTexts {
  const { snapshot, published } = page;
  const { default_locale, page_id } = snapshot;
  const known = new Map(marks.map((mark) => [placeKey(mark), mark]));
  const states = textStates(snapshot, marks, published, others)(locale);
  const texts = states.flatMap(({ text, state, made_from }): PageText[] => {
    const source = filledIn(text.values, default_locale);
    if (source === undefined) return [];
    const mark = known.get(placeKey(text));
    const target = filledIn(text.values, locale);
    return [
      {
        subject_type: text.subject_type,
        subject_id: text.subject_id,
        field: text.field,
        source,
        target: target ?? null,
        state,
        made_from: state === "outdated" ? (made_from ?? mark?.source_text ?? null) : null,
        marked_by: mark?.marked_by ?? null,
        marked_at: mark ? new Date(mark.marked_at).toISOString() : null,
        is_from_file: mark?.is_from_file ?? false,
        draft: draftOf(mark, target),
        is_rich: RICH.test(text.field),
        context: contextOf(page, text),
      },
    ];
  });
  const title = filledIn(snapshot.content.headline, default_locale) ?? snapshot.slug;
  return { page_id, title, default_locale, texts };
}

/** All texts of these pages in one language. A text on several pages is listed with the first. */
export async function readTexts(ctx: TenantCtx, ids: readonly string[], locale: string): Promise<PageTexts[]> {
  const pages = (await composeSnapshots(ctx, ids)).filter(({ is_deleted }) => !is_deleted);
  if (!pages.length && ids.length) throw notFound("Page");
  const ofSite = pages.some(({ snapshot }) => snapshot.type === "home_page") ? await siteTexts(ctx) : [];
  const subjects = pages.flatMap((page) => textStates(page.snapshot, [], null, ofSite)(locale).map(({ text }) => text));
  const marks = await readMarks(ctx, locale, [...new Set(subjects.map(({ subject_id }) => subject_id))]);
  const shown = pages.map((page) => textsOfPage(page, marks, locale, page.snapshot.type === "home_page" ? ofSite : []));
  const seen = new Set<string>();
  return shown.map((page) => ({
    ...page,
    texts: page.texts.filter((text) => !seen.has(placeKey(text)) && seen.add(placeKey(text))),
  }));
}
