import type * as z from "zod";
import type { translationsApi } from "#contract/translations.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { type PageTexts, readTexts } from "./read-texts.ts";
import { requireTarget } from "./service.ts";
import { unitName } from "./translation-file.ts";
import { writeXliff } from "./write-xliff.ts";

type FileQuery = z.output<typeof translationsApi.file.query>;

/** Header of the file; the last column is named by the language. */
const CSV_COLUMNS = ["unit", "page", "state", "source"] as const;

const BATCH = 100;

function* writeCsv(pages: readonly PageTexts[], locale: string) {
  yield BYTE_ORDER_MARK + csvLine([...CSV_COLUMNS, locale]);
  for (const { title, texts } of pages)
    for (const text of texts) yield csvLine([unitName(text), title, text.state, text.source, text.target ?? ""]);
}

const pageIds = async (ctx: TenantCtx, wanted: readonly string[] | undefined) =>
  wanted?.length
    ? wanted
    : (
        await ctx.db
          .selectFrom("pages")
          .select("id")
          .where("customer_id", "=", ctx.customer_id)
          .where("deleted_at", "is", null)
          .orderBy("id")
          .execute()
      ).map(({ id }) => id);

/** Exports the texts of pages for a translator: missing and outdated ones, or all. */
export async function exportFile(ctx: TenantCtx, { locale: asked, format, page_id, all }: FileQuery) {
  const { locale, default_locale } = await requireTarget(ctx, asked);
  const ids = await pageIds(ctx, page_id);
  const pages: PageTexts[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < ids.length; at += BATCH)
    for (const page of await readTexts(ctx, ids.slice(at, at + BATCH), locale)) {
      const wanted = page.texts.filter((text) => {
        const name = unitName(text);
        if ((all !== "true" && text.state === "done") || seen.has(name)) return false;
        seen.add(name);
        return true;
      });
      pages.push({ ...page, texts: wanted });
    }
  const text = [...(format === "xliff" ? writeXliff(pages, default_locale, locale) : writeCsv(pages, locale))].join("");
  const ending = format === "xliff" ? "xlf" : "csv";
  return { filename: `translations-${default_locale}-${locale}.${ending}`, bytes: new TextEncoder().encode(text) };
}
