import { createElement } from "react";
import { anchorOf } from "#guide/map-places.ts";
import { MapPage, mapPath } from "#guide/MapPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { readPublicPlaces } from "#server/pages/publishing/read-public.ts";
import { openReading } from "./open-reading.ts";
import { readPageNumber } from "./read-page-number.ts";
import { titleIn } from "./show-page.ts";
import type { Show } from "./visit-site.ts";

export const MAP_QUERY = ["near", "identifiability", "page"] as const;

/** Where everything is, nearest first to a street that somebody typed. */
export const showMap: Show = async (visit) => {
  const { frame, query } = visit;
  if (!frame.site.features.map) return undefined;
  const places = (await readPublicPlaces(visit.public)).filter((place) => anchorOf(place));
  const { near = "", identifiability = null, page: asked = "" } = query;
  const page = readPageNumber(asked) ?? 1;
  const path = mapPath(near.trim(), identifiability, page);
  const reading = openReading(visit, path);
  const isAsked = Object.keys(query).length > 0;
  return {
    kind: "page",
    path: "/map",
    body: createElement(
      Frame,
      { reading, home: frame.home?.snapshot ?? null },
      createElement(MapPage, { reading, places, near: near.trim(), identifiability, page }),
    ),
    head: { title: titleIn(reading, reading.words.where_all), isHidden: isAsked },
    // Whatever is typed makes another page: those are not kept.
    isFleeting: isAsked,
  };
};
