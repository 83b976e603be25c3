import { createElement } from "react";
import { type CardFilter, filterCards } from "#guide/filter-cards.ts";
import { GuidePage } from "#guide/GuidePage.tsx";
import { readEveryCard } from "#server/pages/publishing/read-public.ts";
import { describePage } from "./open-data/describe-page.ts";
import { openReading } from "./open-reading.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { titleIn } from "./show-page.ts";
import type { Show } from "./visit-site.ts";

export const HOME_QUERY = ["type", "label", "purpose", "all"] as const;

/** The way into the guide, with all public pages or those that fit a choice. */
export const showHome: Show = async (visit) => {
  const { frame, query, services } = visit;
  if (!frame.home) return undefined;
  const { snapshot } = frame.home;
  const { type, label, purpose, all } = query;
  const filter: CardFilter = { type, label, purpose, all: all === "true" };
  const cards = await readEveryCard(visit.public);
  const search = new URLSearchParams(query).toString();
  const reading = openReading(
    visit,
    `/${search && `?${search}`}`,
    await readTaxonomies(services, visit.public, { snapshot, cards }),
  );
  const title = titleIn(reading, undefined);
  const isFiltered = search !== "";
  const { content } = snapshot;
  const description = reading.read(content.subtitle) ?? reading.read(frame.site.tagline);
  return {
    kind: "page",
    path: "/",
    body: createElement(GuidePage, { reading, snapshot, cards, home: snapshot, publications: [], filter }),
    head: {
      title,
      description: description?.text,
      isHidden: isFiltered,
      ...(!isFiltered && describePage(visit, frame.home, { cards, title })),
    },
    // Nobody else will ask for a choice that finds nothing: whatever is typed into the address, what is kept stays bounded.
    isFleeting: isFiltered && filterCards(reading, cards, filter).length === 0,
  };
};
