import type * as z from "zod";
import type { algorithmsApi } from "#contract/algorithms.ts";
import type { Download } from "#contract/endpoint.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { contentLanguage } from "#server/sites/service.ts";
import { datedFileName } from "#server/platform/records/file-name.ts";
import { type FileRecord, readRecords } from "./read-records.ts";
import type { NlTarget } from "./start-nl-record.ts";
import { writeNlRecord } from "./write-nl-record.ts";

type NlQuery = z.output<typeof algorithmsApi.nlJson.query>;
type Pages = AsyncIterable<readonly FileRecord[]>;

async function* listOf(pages: Pages, itemOf: (record: FileRecord) => unknown): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const page of pages)
    for (const record of page) {
      yield separator + JSON.stringify(itemOf(record));
      separator = ",\n";
    }
  yield separator === "[\n" ? "[]" : "\n]";
}

const lossOf = (record: FileRecord, target: NlTarget) => ({
  id: record.algorithm.id,
  name: record.algorithm.name,
  left_out: writeNlRecord(record, target).losses,
});

/** The records, then their losses. Reads twice instead of keeping either in memory. */
async function* documentOf(pages: () => Pages, target: NlTarget): AsyncGenerator<string> {
  const { dialect, locale } = target;
  const head = { standard: "Publicatiestandaard Algoritmeregister 1.0", dialect, locale };
  yield `${JSON.stringify(head).slice(0, -1)},\n"algorithms":`;
  yield* listOf(pages(), (record) => writeNlRecord(record, target).record);
  yield ',\n"loss_report":';
  yield* listOf(pages(), (record) => lossOf(record, target));
  yield "}\n";
}

export async function exportNl(ctx: TenantCtx, { locale: asked, dialect, ...query }: NlQuery): Promise<Download> {
  const { locale } = await contentLanguage(ctx, asked);
  const customer = await ctx.db
    .selectFrom("customers")
    .select("name")
    .where("id", "=", ctx.customer_id)
    .executeTakeFirstOrThrow();
  const target = { dialect, locale, customer: customer.name };
  return {
    filename: await datedFileName(ctx, "algorithms", `nl-${dialect}.json`),
    stream: documentOf(() => readRecords(ctx, query), target),
  };
}
