import { sql } from "kysely";
import type * as z from "zod";
import type { TextPlace, Translation, TranslationInput, translationsApi } from "#contract/translations.ts";
import { comparePage } from "#server/pages/publishing/compare-page.ts";
import { findPage } from "#server/pages/service.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError, notFound } from "#server/platform/http/errors.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { findSourceChanges } from "./find-source-changes.ts";
import { markTexts } from "./mark-texts.ts";
import { readMemory } from "./read-memory.ts";
import { type PageText, type PageTexts, placeKey, readTexts } from "./read-texts.ts";
import { withMemory } from "./translation-memory.ts";
import { writeTexts } from "./write-texts.ts";

type Texts = z.output<typeof translationsApi.list.response>;

/** Rejects the default language, which is the source. */
export async function requireTarget(ctx: TenantCtx, asked: string) {
  const { locale, default_locale } = await contentLanguage(ctx, asked);
  if (locale === default_locale) {
    const message = "Texts in the default language are edited on the page itself";
    throw new AppError("invalid_input", message, { fields: { locale: message } });
  }
  return { locale, default_locale };
}

/** The next page by id that needs this language, wrapping around. */
async function findNext(ctx: TenantCtx, page_id: string, locale: string): Promise<Texts["next_page"]> {
  const { rows } = await sql<NonNullable<Texts["next_page"]>>`
    select id, type from pages
    where customer_id = ${ctx.customer_id} and deleted_at is null and id <> ${page_id}::uuid
      and needs_locales @> array[${locale}]::text[]
    order by id < ${page_id}::uuid, id limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

const countOf = (texts: readonly PageText[], state: Translation["state"]) =>
  texts.filter((text) => text.state === state).length;

async function readPage(ctx: TenantCtx, page_id: string, locale: string): Promise<PageTexts> {
  const [page] = await readTexts(ctx, [page_id], locale);
  if (!page) throw notFound("Page");
  return page;
}

export async function listTranslations(ctx: TenantCtx, page_id: string, asked: string): Promise<Texts> {
  await findPage(ctx, page_id);
  const { locale, default_locale } = await requireTarget(ctx, asked);
  const { texts } = await readPage(ctx, page_id, locale);
  const outdated = texts.filter(({ state }) => state === "outdated");
  const changes = await findSourceChanges(ctx, outdated, default_locale);
  const told = texts.map((text) => ({ ...text, source_changed: changes.get(text) ?? null }));
  return {
    texts: withMemory(told, await readMemory(ctx, told, { from: default_locale, into: locale }), default_locale),
    source_locale: default_locale,
    locale,
    meta: {
      total_count: texts.length,
      done_count: countOf(texts, "done"),
      outdated_count: countOf(texts, "outdated"),
      missing_count: countOf(texts, "missing"),
    },
    next_page: await findNext(ctx, page_id, locale),
  };
}

/** Accepts texts of the page whose source has not changed meanwhile. */
function sortOut(known: readonly PageText[], wanted: readonly TranslationInput[]) {
  const byPlace = new Map(known.map((text) => [placeKey(text), text]));
  const refused: TextPlace[] = [];
  const accepted: { input: TranslationInput; text: PageText }[] = [];
  for (const input of wanted) {
    const text = byPlace.get(placeKey(input));
    if (text && text.source.trim() === input.source.trim()) accepted.push({ input, text });
    else refused.push({ subject_type: input.subject_type, subject_id: input.subject_id, field: input.field });
  }
  return { accepted, refused };
}

/** A missing text is done once it has words. An outdated one is only done when the user says so. */
const isMarked = ({ input, text }: { input: TranslationInput; text: PageText }) =>
  input.target.trim() !== "" && (input.is_done || text.state === "missing");

export const writeTranslations = (
  ctx: TenantCtx,
  page_id: string,
  asked: string,
  wanted: readonly TranslationInput[],
) =>
  inTransaction(ctx, async (ctx) => {
    await findPage(ctx, page_id);
    const { locale } = await requireTarget(ctx, asked);
    const { texts } = await readPage(ctx, page_id, locale);
    const { accepted, refused } = sortOut(texts, wanted);
    const changed = accepted.filter(({ input, text }) => input.target !== (text.target ?? ""));
    await writeTexts(
      ctx,
      locale,
      changed.map(({ input: { subject_type, subject_id, field, target } }) => ({
        subject_type,
        subject_id,
        field,
        target,
      })),
    );
    await markTexts(
      ctx,
      locale,
      accepted.filter(isMarked).map(({ input }) => input),
      { is_from_file: false },
    );
    await comparePage(ctx, page_id);
    return { ...(await listTranslations(ctx, page_id, locale)), refused };
  });
