import { createElement } from "react";
import type { PageCard } from "#contract/publications.ts";
import { GuidePage } from "#guide/GuidePage.tsx";
import { describeWithheld } from "#guide/describe-changes.ts";
import { Frame } from "#guide/parts/Frame.tsx";
import { OldVersion } from "#guide/parts/OldVersion.tsx";
import { pathOf } from "#guide/paths.ts";
import { serviceWords } from "#guide/service-words.ts";
import { fill } from "#guide/fill.ts";
import { WithheldPage } from "#guide/WithheldPage.tsx";
import { wholeOf } from "#contract/whole-version.ts";
import { type PublicVersion, readPublicPage, readPublicVersion } from "#server/pages/publishing/read-public.ts";
import { withLiveCodes } from "#server/short-codes/keep-live-codes.ts";
import { countLetters } from "./drawing/count-letters.ts";
import { openReading } from "./open-reading.ts";
import { readPageNumber } from "./read-page-number.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { readCards, showWithdrawn, titleIn, turnPages } from "./show-page.ts";
import type { Show, Shown, Visit } from "./visit-site.ts";

/** Which page of a large collection to show. */
export const VERSION_QUERY = ["page"] as const;

/** Redirects links to versions of a page that moved, or says that it was withdrawn. */
export async function followMove(visit: Visit, type: PageCard["type"], ending: string): Promise<Shown> {
  const { slug = "" } = visit.params;
  const found = await readPublicPage(visit.public, type, slug);
  if (found?.kind === "withdrawn") return showWithdrawn(visit, found, pathOf({ type, slug }));
  if (found?.kind !== "moved" || found.type === "home_page") return undefined;
  return { kind: "moved", path: `${pathOf({ type: found.type, slug: found.slug })}/history${ending}` };
}

/** Instead of a version that is withheld: the reason. */
async function showWithheld(visit: Visit, type: PageCard["type"], version: PublicVersion): Promise<Shown> {
  const { slug = "" } = visit.params;
  const page = await readPublicPage(visit.public, type, slug);
  const withheld = wholeOf(version.withheld);
  if (page?.kind !== "page" || !withheld) return undefined;
  const path = pathOf({ type, slug });
  const reading = openReading(visit, `${path}/history/${version.number}`);
  const { headline } = page.snapshot.content;
  const body = createElement(WithheldPage, { reading, title: headline, path, version, withheld });
  const title = fill(serviceWords(reading).withheld_title, { number: reading.formats.number(version.number) });
  return {
    kind: "page",
    status: 410,
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, body),
    head: { title: titleIn(reading, title), isHidden: true },
  };
}

/** One publication at a permanent address, as residents read it then. Search engines index only the current one. */
export const showVersion =
  (type: PageCard["type"]): Show<Visit> =>
  async (visit) => {
    const { slug = "", number } = visit.params;
    const asked = readPageNumber(number);
    if (!visit.frame.shows_changes || asked === undefined) return undefined;
    const version = await readPublicVersion(visit.public, type, slug, asked);
    if (!version) return followMove(visit, type, `/${asked}`);
    if (!version.snapshot) return showWithheld(visit, type, version);
    const snapshot = await withLiveCodes(visit.public, version.snapshot);
    const current = pathOf({ type, slug });
    const address = `${current}/history/${version.number}`;
    const turned = await turnPages(visit, snapshot, await readCards(visit, snapshot), address);
    const { cards, members, path, isFleeting } = turned;
    const taxonomies = await readTaxonomies(visit.services, visit.public, { snapshot, cards });
    const reading = openReading(visit, path, taxonomies);
    const home = visit.frame.home?.snapshot ?? null;
    const taxonomy = snapshot.chain ? reading.taxonomyOf(snapshot.chain.taxonomy_id) : undefined;
    const withheld = describeWithheld(reading, version, taxonomy);
    const above =
      version.is_old && createElement(OldVersion, { reading, publication: version, path: current, withheld });
    const publications = [version];
    return {
      kind: "page",
      body: createElement(GuidePage, { reading, snapshot, cards, members, address, home, above, publications }),
      head: { title: titleIn(reading, reading.read(snapshot.content.headline)?.text), isHidden: true },
      letters: countLetters(visit, snapshot, home),
      isFleeting,
    };
  };
