import { type ChangeLimits, describeChanges, describeWithheld } from "#guide/describe-changes.ts";
import type { DescribedChanges } from "#guide/page-history.ts";
import { type Reading, readingOf } from "#guide/reading.ts";
import { nameIn } from "#contract/names.ts";
import type { Withheld } from "#contract/publications.ts";
import { compareSnapshots, type Side } from "#server/pages/publishing/compare-snapshots.ts";
import { withoutParts } from "#server/pages/withholding/narrow-withheld.ts";
import { type PublicReading, readVersionOf } from "#server/pages/publishing/read-public.ts";
import type { Database } from "#server/platform/database/db.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import type { CompareOrder } from "./compare-order.ts";

const NOTHING: DescribedChanges = { groups: [], other_locales: [], page: 1, last: 1, is_cut: false, withheld: [] };

/** The public parts of a version. Without a side, all of it is withheld. */
type Read = { readonly number: number; readonly withheld: readonly Withheld[]; readonly side: Side | null };

/** With labels by their names in the reader's language, and without questions while the site has them switched off. */
const asRead = ({ snapshot, taxonomy }: Side, { site: { features }, locale }: CompareOrder): Side => ({
  taxonomy,
  snapshot: {
    ...snapshot,
    labels: snapshot.labels.map((label) => ({ ...label, name: nameIn(label, locale) })),
    content: features.faq ? snapshot.content : { ...snapshot.content, questions: [] },
  },
});

/** Caches the latest version: a list compares each with its neighbour, and one may be megabytes. */
function sideReader(order: CompareOrder, reading: PublicReading, services: { readonly database: Database }) {
  let latest: Read | undefined;
  return async (number: number): Promise<Read | undefined> => {
    if (latest?.number === number) return latest;
    const version = await readVersionOf(reading, order.page_id, number);
    if (!version) return undefined;
    const { snapshot, withheld } = version;
    const chain = snapshot?.chain;
    const taxonomy = chain ? await findTaxonomy({ db: reading.db, services }, chain.taxonomy_id) : null;
    latest = { number, withheld, side: snapshot && asRead({ snapshot, taxonomy }, order) };
    return latest;
  };
}

/** What one of them withholds says nothing about what changed: it is compared in neither. */
function compare(reading: Reading, before: Read, after: Read, limits: ChangeLimits): DescribedChanges {
  const taxonomy = (after.side ?? before.side)?.taxonomy ?? undefined;
  const withheld = [before, after].flatMap((one) => describeWithheld(reading, one, taxonomy));
  if (!before.side || !after.side) return { ...NOTHING, page: limits.page, withheld };
  const was = { ...before.side, snapshot: withoutParts(before.side.snapshot, after.withheld) };
  const is = { ...after.side, snapshot: withoutParts(after.side.snapshot, before.withheld) };
  return { ...describeChanges(reading, compareSnapshots(was, is).changes, taxonomy, limits), withheld };
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
    described.push(before && after ? compare(reading, before, after, { letters, page }) : { ...NOTHING, page });
  }
  return Buffer.from(JSON.stringify(described));
}
