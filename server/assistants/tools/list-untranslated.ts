import * as z from "zod";
import { ContentLocale } from "#contract/common.ts";
import { pagesApi } from "#contract/pages.ts";
import { searchPages } from "#server/pages/search-pages.ts";
import { jsonTextOf } from "#server/platform/lists/json-response.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { listLocales } from "#server/sites/service.ts";
import { tool } from "../define-tool.ts";

const MOST = 25;

type Pages = Pick<(typeof pagesApi.search)["response"]["_output"], "items" | "meta">;

export const listUntranslated = tool({
  name: "list_missing_translations",
  title: "List missing translations",
  description:
    "Pages with missing or outdated texts in one language, 25 at a time, with how many texts each needs. Read the texts with list_texts.",
  needs: { page: pagesApi.search },
  published: [],
  inputOf: () => z.strictObject({ language: ContentLocale, page: z.int().min(1).max(10_000).default(1) }),
  run: async (ctx, { language, page }) => {
    const { locales, default_locale } = await listLocales(ctx);
    if (!locales.includes(language) || language === default_locale) {
      const message = `Choose one of ${locales.filter((one) => one !== default_locale).join(", ")}`;
      throw new AppError("invalid_input", `language: ${message}`, { fields: { language: message } });
    }
    const query = pagesApi.search.query.parse({ needs_locale: language, per_page: MOST, page });
    const { items, meta } = JSON.parse(jsonTextOf(await searchPages(ctx, query)) ?? "{}") as Pages;
    const pages = items.map(({ id, type, title, state, languages }) => {
      const { missing = 0, outdated = 0 } = languages.find(({ locale }) => locale === language) ?? {};
      return { kind: "page", id, type, name: title, state, missing, outdated };
    });
    return { data: { language, total_count: meta.total_count, pages }, about: language, found: meta.total_count };
  },
});
