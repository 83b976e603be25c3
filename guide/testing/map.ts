import type { BaseMap } from "../base-map.ts";
import { findPlaces, type PlacesQuery, pointOf } from "../find-places.ts";
import { kindOf, type MapPlace } from "../map-places.ts";
import { CARDS } from "./cards.ts";
import { idOf } from "./site.ts";

const SPOTS = [
  { card: 0, name: "Dock Road 12", lat: 36.604087, lng: -121.879124 },
  { card: 2, name: "Ferry Terminal, hall", lat: 36.611292, lng: -121.880112 },
  { card: 3, name: "Harbour Walk, lighthouse", lat: 36.609896, lng: -121.873336 },
  { card: 2, name: "Mill Street, bridge", lat: 36.60915, lng: -121.874174 },
  { card: 2, name: "Dock Road, ferry queue", lat: 36.617414, lng: -121.874113 },
] as const;

const place = (number: number, card: number, more: Partial<MapPlace>): MapPlace[] => {
  const found = CARDS[card];
  const bare = { id: idOf(800 + number), name: {}, address: null, lat: null, lng: null, geometry: null };
  return found ? [{ ...bare, precision: "exact", card: found, ...more }] : [];
};

/** Points, two of them close together, a line and an area. */
const MAP_PLACES: readonly MapPlace[] = [
  ...SPOTS.flatMap(({ card, name, lat, lng }, index) => place(index, card, { name: { en: name }, lat, lng })),
  ...place(20, 3, {
    name: { en: "Sensors along the quay" },
    geometry: {
      type: "LineString",
      coordinates: [
        [-121.8845, 36.6118],
        [-121.8835, 36.6117],
        [-121.881, 36.6117],
      ],
    },
  }),
  ...place(21, 0, {
    name: { en: "Old Town" },
    precision: "area",
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [-121.8885, 36.6015],
          [-121.886, 36.6015],
          [-121.886, 36.6032],
          [-121.8885, 36.6032],
          [-121.8885, 36.6015],
        ],
      ],
    },
  }),
];

/** The map for a given request. */
export function showPlaces(asked: Partial<PlacesQuery>, map?: BaseMap) {
  const points = MAP_PLACES.flatMap((place) => pointOf(place, kindOf(place)) ?? []);
  const found = findPlaces(points, { near: "", identifiability: null, page: 1, ...asked }, map);
  const places = new Map(MAP_PLACES.map((place) => [place.id, place]));
  const { name, point } = found.street ?? {};
  return { found, places, street: name ?? places.get(point?.id ?? "")?.name };
}
