import { createElement } from "react";
import type { PageCard } from "#contract/publications.ts";
import { GuidePage } from "#guide/GuidePage.tsx";
import { HistoryPage } from "#guide/HistoryPage.tsx";
import type { ComparedVersions } from "#guide/page-history.ts";
import { Frame } from "#guide/parts/Frame.tsx";
import { OldVersion } from "#guide/parts/OldVersion.tsx";
import { pathOf } from "#guide/paths.ts";
import { compareSnapshots } from "#server/pages/publishing/compare-snapshots.ts";
import {
  type PublicVersion,
  readPublicPage,
  readPublicVersion,
  readPublicVersions,
} from "#server/pages/publishing/read-public.ts";
import { withLiveCodes } from "#server/short-codes/keep-live-codes.ts";
import { findTaxonomy } from "#server/taxonomies/find-taxonomy.ts";
import { openReading } from "./open-reading.ts";
import { readPageNumber } from "./read-page-number.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { readCards, tellWithdrawn, titleIn, turnPages } from "./show-page.ts";
import type { Show, Shown, Visit } from "./visit-site.ts";

export const HISTORY_QUERY = ["from", "to"] as const;
/** Which of its pages a large collection shows. */
export const VERSION_QUERY = ["page"] as const;

async function compareVersions({ services, public: { db } }: Visit, before: PublicVersion, after: PublicVersion) {
  const sideOf = async ({ snapshot }: PublicVersion) => ({
    snapshot,
    taxonomy: snapshot.chain ? await findTaxonomy({ db, services }, snapshot.chain.taxonomy_id) : null,
  });
  return compareSnapshots(await sideOf(before), await sideOf(after)).changes;
}

/** Two that somebody chose; nothing unless both were public. */
async function compareAsked(visit: Visit, versions: readonly PublicVersion[]): Promise<ComparedVersions | null> {
  const numbered = (text: string | undefined) => versions.find(({ number }) => String(number) === text);
  const [before, after] = [numbered(visit.query["from"]), numbered(visit.query["to"])];
  if (!before || !after) return null;
  return { from: before.number, to: after.number, differences: await compareVersions(visit, before, after) };
}

/** To where the page is now, if it was at this address before: links to its versions stay good. Or why there are none. */
async function leadOn(visit: Visit, type: PageCard["type"], ending: string): Promise<Shown> {
  const { slug = "" } = visit.params;
  const found = await readPublicPage(visit.public, type, slug);
  if (found?.kind === "withdrawn") return tellWithdrawn(visit, found, pathOf({ type, slug }));
  if (found?.kind !== "moved" || found.type === "home_page") return undefined;
  return { kind: "moved", path: `${pathOf({ type: found.type, slug: found.slug })}/history${ending}` };
}

/** What changed from one publication of a page to the next. */
export const showHistory =
  (type: PageCard["type"]): Show =>
  async (visit) => {
    if (!visit.frame.shows_changes) return undefined;
    const { slug = "" } = visit.params;
    const versions = await readPublicVersions(visit.public, type, slug);
    const [newest] = versions;
    if (!newest) return leadOn(visit, type, "");
    const told = await Promise.all(
      versions.map(async (version, index) => {
        const before = versions[index + 1];
        return { ...version, differences: before ? await compareVersions(visit, before, version) : [] };
      }),
    );
    const { snapshot } = newest;
    const path = `${pathOf({ type, slug })}/history`;
    const reading = openReading(
      visit,
      path,
      await readTaxonomies(visit.services, visit.public, { snapshot, cards: [] }),
    );
    const page = createElement(HistoryPage, {
      reading,
      title: snapshot.content.headline,
      path: pathOf({ type, slug }),
      versions: told,
      compared: await compareAsked(visit, versions),
      taxonomy_id: snapshot.chain?.taxonomy_id ?? null,
    });
    const title = reading.read(snapshot.content.headline)?.text;
    return {
      kind: "page",
      path,
      body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
      head: {
        title: titleIn(reading, title ? `${reading.words.history}: ${title}` : reading.words.history),
        isHidden: Object.keys(visit.query).length > 0,
      },
      isFleeting: Object.keys(visit.query).length > 0,
    };
  };

/** One publication as residents read it then, at an address that stays. Search engines keep to the present one. */
export const showVersion =
  (type: PageCard["type"]): Show =>
  async (visit) => {
    const { slug = "", number } = visit.params;
    const asked = readPageNumber(number);
    if (!visit.frame.shows_changes || asked === undefined) return undefined;
    const version = await readPublicVersion(visit.public, type, slug, asked);
    if (!version) return leadOn(visit, type, `/${asked}`);
    const snapshot = await withLiveCodes(visit.public, version.snapshot);
    const current = pathOf({ type, slug });
    const address = `${current}/history/${version.number}`;
    const turned = await turnPages(visit, snapshot, await readCards(visit, snapshot), address);
    const { cards, members, path, isFleeting } = turned;
    const taxonomies = await readTaxonomies(visit.services, visit.public, { snapshot, cards });
    const reading = openReading(visit, path, taxonomies);
    const home = visit.frame.home?.snapshot ?? null;
    const above = version.is_old && createElement(OldVersion, { reading, publication: version, path: current });
    const publications = [version];
    return {
      kind: "page",
      body: createElement(GuidePage, { reading, snapshot, cards, members, address, home, above, publications }),
      head: { title: titleIn(reading, reading.read(snapshot.content.headline)?.text), isHidden: true },
      isFleeting,
    };
  };
