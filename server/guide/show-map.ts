import { createElement } from "react";
import { anchorOf } from "#guide/map-places.ts";
import { MapPage } from "#guide/MapPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { readPublicPlaces } from "#server/pages/publishing/read-public.ts";
import { openReading } from "./open-reading.ts";
import { readTaxonomies } from "./read-taxonomies.ts";
import { titleIn } from "./show-page.ts";
import type { Show } from "./visit-site.ts";

export const MAP_QUERY = ["near", "identifiability"] as const;

/** Where everything is, nearest first to a street that somebody typed. */
export const showMap: Show = async (visit) => {
  const { frame, query, services } = visit;
  if (!frame.site.features.map) return undefined;
  const places = (await readPublicPlaces(visit.public)).filter((place) => anchorOf(place));
  const cards = places.map(({ card }) => card);
  const search = new URLSearchParams(query).toString();
  const path = `/map${search && `?${search}`}`;
  const reading = openReading(visit, path, await readTaxonomies(services, visit.public, { cards }));
  const { near = "", identifiability = null } = query;
  return {
    kind: "page",
    path: "/map",
    body: createElement(
      Frame,
      { reading, home: frame.home?.snapshot ?? null },
      createElement(MapPage, { reading, places, near: near.trim(), identifiability }),
    ),
    head: { title: titleIn(reading, reading.words.where_all), isHidden: search !== "" },
    // Whatever is typed makes another page: those are not kept.
    isFleeting: search !== "",
  };
};
