import type * as z from "zod";
import type { algorithmsApi } from "#contract/algorithms.ts";
import type { Download } from "#contract/endpoint.ts";
import type { SheetStandard } from "#contract/standards.ts";
import { isReady, localeFor, SHEET_STANDARD } from "#factsheet/standards/standards.ts";
import type { Written } from "#factsheet/standards/draft.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { datedFileName } from "#server/platform/records/file-name.ts";
import { contentLanguage, listLocales } from "#server/sites/service.ts";
import { type FileRecord, readRecords } from "./read-records.ts";

type StandardFileQuery = z.output<typeof algorithmsApi.standardJson.query> & { readonly format: keyof typeof WRITERS };
type Entry = FileRecord & Written;
type Entries = AsyncIterable<Entry>;

const FILE_NAMES: Readonly<Record<SheetStandard, string>> = {
  nl_schema: "nl-schema",
  nl_register: "nl-register",
  atrs: "atrs",
  omb: "omb",
  omb_commercial: "omb-commercial",
};

async function* listOf(entries: Entries, itemOf: (entry: Entry) => unknown): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const entry of entries) {
    yield separator + JSON.stringify(itemOf(entry));
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]" : "\n]";
}

const reportOf = (entry: Entry) => ({
  id: entry.algorithm.id,
  name: entry.algorithm.name,
  is_draft: !isReady(entry),
  missing: entry.missing.map(({ field }) => field),
  left_out: entry.losses,
});

type Head = { readonly standard: SheetStandard; readonly locale: string };

function headOf({ standard, locale }: Head) {
  const dialect = standard.startsWith("nl_") ? { dialect: standard.slice(3) } : {};
  return JSON.stringify({ standard: SHEET_STANDARD[standard].title, ...dialect, locale }).slice(0, -1);
}

/** Records, then their losses: read twice, so that neither is kept in memory. */
async function* jsonOf(entries: () => Entries, head: Head): AsyncGenerator<string> {
  yield `${headOf(head)},\n"algorithms":`;
  yield* listOf(entries(), ({ record }) => record);
  yield ',\n"loss_report":';
  yield* listOf(entries(), reportOf);
  yield "}\n";
}

async function* lossesOf(entries: () => Entries, head: Head): AsyncGenerator<string> {
  yield `${headOf(head)},\n"loss_report":`;
  yield* listOf(entries(), reportOf);
  yield "}\n";
}

const cellOf = (value: unknown) => (Array.isArray(value) ? value.join("; ") : typeof value === "string" ? value : null);

async function* csvOf(entries: () => Entries, { standard }: Head): AsyncGenerator<string> {
  const { columns = [], flatten = (record) => record } = SHEET_STANDARD[standard];
  yield BYTE_ORDER_MARK + csvLine([...columns]);
  for await (const { record } of entries()) {
    const flat = flatten(record);
    yield csvLine(columns.map((column) => cellOf(flat[column])));
  }
}

const WRITERS = { json: jsonOf, csv: csvOf, report: lossesOf };

async function localeOf(ctx: TenantCtx, standard: SheetStandard, asked: string | undefined) {
  if (asked !== undefined) return (await contentLanguage(ctx, asked)).locale;
  return localeFor(standard, await listLocales(ctx));
}

export async function exportStandard(
  ctx: TenantCtx,
  standard: SheetStandard,
  { locale: asked, format, only_ready = false, ...query }: StandardFileQuery,
): Promise<Download> {
  const locale = await localeOf(ctx, standard, asked);
  async function* entries(): AsyncGenerator<Entry> {
    for await (const page of readRecords(ctx, query))
      for (const found of page) {
        const written = SHEET_STANDARD[standard].write(found, locale);
        if (!only_ready || isReady(written)) yield { ...found, ...written };
      }
  }
  const ending = format === "report" ? "report.json" : format;
  return {
    filename: await datedFileName(ctx, "algorithms", `${FILE_NAMES[standard]}.${ending}`),
    stream: WRITERS[format](entries, { standard, locale }),
  };
}
