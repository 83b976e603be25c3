import type * as z from "zod";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import type { writingHelpApi } from "#contract/writing-help.ts";
import { filledIn } from "#datachain/text.ts";
import { composeSnapshot } from "#server/pages/publishing/compose-snapshot.ts";
import { textsOf } from "#server/pages/publishing/list-texts.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { contentLanguage } from "#server/sites/service.ts";

export type Asked = z.output<typeof writingHelpApi.draft.body>["draft"];

export type Source = {
  readonly locale: string;
  readonly default_locale: string;
  /** The words to start from; empty for a picture. */
  readonly source: string;
  /** What the field says now, in the language to write. */
  readonly target: string | undefined;
  /** Of the picture to describe. */
  readonly image_key: string | undefined;
  readonly max: number;
  readonly is_line: boolean;
};

const LONGEST = 10_000;
const ALT_LETTERS = 300;

const refuse = (field: string, message: string) =>
  new AppError("invalid_input", message, { fields: { [`draft.${field}`]: message } });

type Languages = { readonly locale: string; readonly default_locale: string };

function findPhoto({ content, page_id }: PageSnapshot, asked: Asked, languages: Languages): Source {
  const { locale, default_locale } = languages;
  const { image } = content;
  const isPhoto = asked.subject_type === "page" && asked.subject_id === page_id && asked.field === "image.alt";
  if (!isPhoto || !image || image.is_decorative) throw notFound("Photo");
  if (locale !== default_locale) throw refuse("locale", "Describe the photo in the default language, then translate");
  const target = filledIn(image.alt, locale);
  return { ...languages, source: "", target, image_key: image.key, max: ALT_LETTERS, is_line: true };
}

function roomOf({ subject_type, field }: Asked) {
  if (subject_type !== "page") return LONGEST;
  return field === "headline" ? HEADLINE_LETTERS : field === "image.alt" ? ALT_LETTERS : LONGEST;
}

function findText(snapshot: PageSnapshot, asked: Asked, languages: Languages): Source {
  const { locale, default_locale } = languages;
  const text = textsOf(snapshot).find(
    ({ subject_type, subject_id, field }) =>
      subject_type === asked.subject_type && subject_id === asked.subject_id && field === asked.field,
  );
  const isTranslation = asked.kind === "translate";
  const source = text && filledIn(text.values, isTranslation ? default_locale : locale);
  if (!text || source === undefined) throw notFound("Text");
  if (isTranslation && locale === default_locale)
    throw refuse("locale", "Texts in the default language are edited on the page itself");
  const target = filledIn(text.values, locale);
  const is_line = !source.trim().includes("\n");
  return { ...languages, source, target, image_key: undefined, max: roomOf(asked), is_line };
}

/**
 * What a draft starts from. Only texts that publishing the page would show: whatever the caller names, nothing internal
 * is read. The site's own texts are left out, because they are public as soon as they are written.
 */
export async function findSource(ctx: TenantCtx, asked: Asked): Promise<Source> {
  const { locale, default_locale } = await contentLanguage(ctx, asked.locale);
  const { snapshot } = await composeSnapshot(ctx, asked.page_id);
  const find = asked.kind === "alt" ? findPhoto : findText;
  return find(snapshot, asked, { locale, default_locale });
}
