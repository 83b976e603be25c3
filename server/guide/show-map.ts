import { createElement } from "react";
import { groundFor } from "#guide/base-map.ts";
import { findPlaces, type PlacesQuery } from "#guide/find-places.ts";
import { KINDS, MapPage, mapPath } from "#guide/MapPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { openReading } from "./open-reading.ts";
import { type KeyedPoint, listElsewhere, readPlaces, readPoints } from "./read-places.ts";
import { readPageNumber } from "./read-page-number.ts";
import { titleIn } from "./show-page.ts";
import type { Show, Visit } from "./visit-site.ts";

export const MAP_QUERY = ["near", "identifiability", "page"] as const;

const readAsked = ({ near = "", identifiability, page = "" }: Visit["query"]): PlacesQuery => ({
  near: near.trim(),
  identifiability: identifiability ?? null,
  page: readPageNumber(page) ?? 1,
});

/** Queries are unbounded: such pages are not cached and do not include all places. */
const isTyped = ({ near, identifiability, page }: PlacesQuery) =>
  near !== "" || page > 1 || (identifiability !== null && !KINDS.some((kind) => kind === identifiability));

/** The map of all places, nearest first to a typed street. */
export const showMap: Show<Visit> = async (visit) => {
  const { frame, query, island } = visit;
  if (!frame.site.features.map) return undefined;
  const { points } = await readPoints(visit);
  const asked = readAsked(query);
  const found = findPlaces(points, asked, groundFor(visit.map, points));
  const places = await readPlaces(
    visit,
    found.shown.map(({ point }) => point),
  );
  const reading = openReading(visit, mapPath(asked.near, asked.identifiability, asked.page));
  const isWhole = island === "near" && !isTyped(asked);
  const elsewhere =
    isWhole && found.crowd && (await listElsewhere(visit, reading, found.crowd.slice(found.shown.length)));
  return {
    kind: "page",
    path: "/map",
    body: createElement(
      Frame,
      { reading, home: frame.home?.snapshot ?? null },
      createElement(MapPage, {
        reading,
        found,
        places,
        street: await nameStreet(visit, found.street),
        ...(elsewhere && { elsewhere }),
      }),
    ),
    head: { title: titleIn(reading, reading.words.where_all), isHidden: Object.keys(query).length > 0 },
    isFleeting: isTyped(asked),
  };
};

type Street = ReturnType<typeof findPlaces<KeyedPoint>>["street"];

/** Returns the name in all languages. */
async function nameStreet(visit: Visit, street: Street) {
  if (!street?.point) return street?.name;
  return (await readPlaces(visit, [street.point])).get(street.point.id)?.name;
}
