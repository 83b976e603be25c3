import { sql } from "kysely";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import { type Fields, localizedNames } from "#contract/records/field.ts";
import { ORGANIZATION } from "#contract/records/organization.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { PageText } from "./read-texts.ts";
import { LONGEST_TERM, type Remembered } from "./translation-memory.ts";

/** Newest records per type, so that a large guide is not read for every request. */
const RECORDS = 200;

type Languages = { readonly from: string; readonly into: string };

const textsOf = (record: Fields) => sql.join(localizedNames(record).map((name) => sql.ref(name)));

/** Every text in a document that has words in both languages. */
const inBoth = ({ from, into }: Languages) =>
  `strict $.** ? (exists (@.${JSON.stringify(from)}) && exists (@.${JSON.stringify(into)}))`;

/** Earlier translations of the same sources, and of short texts that may occur as terms in them. */
export async function readMemory(ctx: TenantCtx, texts: readonly Pick<PageText, "source">[], languages: Languages) {
  const { customer_id } = ctx;
  const sources = [...new Set(texts.map(({ source }) => source))];
  const newest = sql`where customer_id = ${customer_id} and deleted_at is null order by updated_at desc limit ${RECORDS}`;
  const { rows } = await sql<Remembered>`
    with documents as (
      (select content as document from pages ${newest})
      union all (select jsonb_build_array(${textsOf(DEVICE)}) from devices ${newest})
      union all (select jsonb_build_array(${textsOf(ALGORITHM)}) from algorithms ${newest})
      union all (select jsonb_build_array(${textsOf(ORGANIZATION)}) from organizations ${newest})
      union all (select name from locations ${newest})
      union all (select content from datachains where customer_id = ${customer_id} order by updated_at desc limit ${RECORDS})
      union all (select answers from factsheets where customer_id = ${customer_id} order by updated_at desc limit ${RECORDS})
      union all select to_jsonb(sites) from sites where customer_id = ${customer_id}
    )
    select distinct source, target from documents,
      jsonb_path_query(document, ${inBoth(languages)}::jsonpath) as text,
      lateral (select text ->> ${languages.from} as source, text ->> ${languages.into} as target) as words
    where jsonb_typeof(text) = 'object' and target <> ''
      and (source = any(${sources}::text[]) or length(source) between 3 and ${LONGEST_TERM})
    order by source, target`.execute(ctx.db);
  return rows;
}
