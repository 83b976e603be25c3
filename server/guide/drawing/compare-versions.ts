import { describeChanges } from "#guide/describe-changes.ts";
import type { DescribedChanges } from "#guide/page-history.ts";
import { type Reading, readingOf } from "#guide/reading.ts";
import { compareSnapshots, type Side } from "#server/pages/publishing/compare-snapshots.ts";
import { type PublicReading, readVersionOf } from "#server/pages/publishing/read-public.ts";
import type { Database } from "#server/platform/database/db.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import type { CompareOrder } from "./compare-order.ts";

const NOTHING: Omit<DescribedChanges, "page"> = { groups: [], other_locales: [], last: 1, is_cut: false };

/** Hides questions while the site has them switched off. */
const withoutHidden = ({ snapshot, taxonomy }: Side, { features }: CompareOrder["site"]): Side => ({
  taxonomy,
  snapshot: features.faq ? snapshot : { ...snapshot, content: { ...snapshot.content, questions: [] } },
});

/** Caches the latest version: a list compares each with its neighbour, and one may be megabytes. */
function sideReader(order: CompareOrder, reading: PublicReading, services: { readonly database: Database }) {
  let latest: { readonly number: number; readonly side: Side | undefined } | undefined;
  return async (number: number) => {
    if (latest?.number === number) return latest.side;
    const version = await readVersionOf(reading, order.page_id, number);
    const chain = version?.snapshot.chain;
    const taxonomy = chain ? await findTaxonomy({ db: reading.db, services }, chain.taxonomy_id) : null;
    const side = version && withoutHidden({ snapshot: version.snapshot, taxonomy }, order.site);
    latest = { number, side };
    return side;
  };
}

function openReading({ site, locale, today }: CompareOrder): Reading {
  const nowhere = () => "";
  return readingOf(site, locale, { imageUrl: nowhere, pageUrl: nowhere, languageUrl: nowhere, today });
}

/** Runs in a worker. */
export async function compareVersions(
  order: CompareOrder,
  { database }: { readonly database: Database },
): Promise<Uint8Array> {
  const { customer_id, pairs } = order;
  const read = sideReader(order, { db: database.tenant(customer_id), customer_id }, { database });
  const reading = openReading(order);
  const described: DescribedChanges[] = [];
  for (const { from, to, letters, page } of pairs) {
    // the newer one first: the previous pair has just read it as its older one
    const after = await read(to);
    const before = await read(from);
    described.push(
      before && after
        ? describeChanges(reading, compareSnapshots(before, after).changes, after.taxonomy ?? undefined, {
            letters,
            page,
          })
        : { ...NOTHING, page },
    );
  }
  return Buffer.from(JSON.stringify(described));
}
