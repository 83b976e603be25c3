import * as z from "zod";
import { algorithmsApi } from "#contract/algorithms.ts";
import { ContentLocale, Id } from "#contract/common.ts";
import { devicesApi } from "#contract/devices.ts";
import { pagesApi } from "#contract/pages.ts";
import { SharedPart } from "#contract/share-links.ts";
import type { SharedSubject } from "#contract/share-scope.ts";
import type { SharedText } from "#contract/suggestions.ts";
import { titlesOf } from "#server/share-links/describe-link.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { textsOf } from "#server/suggestions/suggest-by-program.ts";
import { type AssistantCtx, tool } from "../define-tool.ts";
import { wordsPublished } from "../read-published.ts";

/** Without drafts: texts that residents can read in some language, each value only where it is public word for word. */
export async function readableTexts(ctx: AssistantCtx, subject: SharedSubject, part?: SharedText["part"]) {
  const texts = await textsOf(ctx, subject, part);
  if (ctx.access.may_read_drafts) return texts;
  const words = await wordsPublished(ctx, subject);
  return texts
    .map((text) => ({
      ...text,
      // It may name an element that is not public.
      label: null,
      values: text.values.map(({ locale, value }) => ({ locale, value: words.has(value) ? value : "" })),
    }))
    .filter(({ values }) => values.some(({ value }) => value !== ""));
}

export const listTexts = tool({
  name: "list_texts",
  title: "List texts",
  description:
    "List the texts of a page, device or algorithm for which changes can be proposed: part, field, longest length and present words. An empty text is missing, or not public.",
  needs: { page: pagesApi.read, device: devicesApi.get, algorithm: algorithmsApi.get },
  published: ["page", "device", "algorithm"],
  inputOf: (kinds) =>
    z.strictObject({
      kind: z.enum(kinds),
      id: Id,
      part: SharedPart.optional().describe("Only this part"),
      language: ContentLocale.optional().describe("This language beside the default one"),
    }),
  run: async (ctx, { kind, id, part, language }) => {
    const { locale, default_locale } = await contentLanguage(ctx, language);
    const subject = { type: kind as SharedSubject["type"], id };
    const texts = await readableTexts(ctx, subject, part);
    const shown = texts.map(({ label, values, ...text }) => ({
      ...text,
      ...(label && { label: label["en"] ?? Object.values(label)[0] }),
      values: values.filter((one) => one.locale === null || one.locale === locale || one.locale === default_locale),
    }));
    const titles = await titlesOf(ctx.db, ctx.customer_id, [subject]);
    const data = { default_language: default_locale, language: locale, texts: shown };
    return { data, about: titles.get(id) ?? null, found: shown.length };
  },
});
