import { ringsOf } from "#admin/maps/geometry.ts";
import type { Location, LocationInput, Mounting, Precision } from "#contract/locations.ts";
import { readDegrees, readLines, toGeometry, writeLines } from "./coordinates.ts";

export const KINDS = ["point", "line", "area"] as const;
export type Kind = (typeof KINDS)[number];

/** Form values; coordinates are text, as typed. */
export interface LocationValues {
  name: string;
  address: string;
  kind: Kind;
  lat: string;
  lng: string;
  /** One pair per line, for lines and areas. */
  coordinates: string;
  precision: Precision;
  direction_deg: number | null;
  radius_m: number | null;
  mounted_on: Mounting | null;
  is_public: boolean;
  sign_installed_on: string;
  sign_languages: string[];
  sign_photo_alt: string;
}
export type LocationField = keyof LocationValues;

const kindOf = ({ geometry }: Pick<Location, "geometry">): Kind => {
  if (!geometry) return "point";
  return geometry.type === "LineString" ? "line" : "area";
};

export function toValues(location: Location): LocationValues {
  const { geometry, lat, lng } = location;
  return {
    name: location.name ?? "",
    address: location.address ?? "",
    kind: kindOf(location),
    lat: geometry || lat === null ? "" : String(lat),
    lng: geometry || lng === null ? "" : String(lng),
    coordinates: geometry ? writeLines(ringsOf(geometry)) : "",
    precision: location.precision,
    direction_deg: location.direction_deg,
    radius_m: location.radius_m,
    mounted_on: location.mounted_on,
    is_public: location.is_public,
    sign_installed_on: location.sign_installed_on ?? "",
    sign_languages: location.sign_languages,
    sign_photo_alt: location.sign_photo_alt ?? "",
  };
}

/** A new place. */
export const EMPTY: Location = {
  id: "",
  device_id: "",
  position: 0,
  address: null,
  lat: null,
  lng: null,
  geometry: null,
  precision: "exact",
  direction_deg: null,
  radius_m: null,
  mounted_on: null,
  is_public: true,
  sign_installed_on: null,
  sign_languages: [],
  sign_photo_key: null,
  short_code: null,
  name: null,
  sign_photo_alt: null,
  locale: "",
  fallbacks: {},
  lock_version: 0,
};

const PLACE: readonly LocationField[] = ["kind", "lat", "lng", "coordinates"];
const TEXTS = ["name", "address", "sign_installed_on", "sign_photo_alt"] as const;

/** The coordinates in the API's format. The server computes the point of a shape. */
function placeOf({ kind, lat, lng, coordinates }: LocationValues): LocationInput {
  if (kind === "point")
    return { geometry: null, lat: readDegrees(lat, 90) ?? null, lng: readDegrees(lng, 180) ?? null };
  return { geometry: toGeometry(kind, readLines(coordinates).rings) };
}

/** Converts the named fields to the API's format. */
export function toInput(values: LocationValues, names: readonly LocationField[]): LocationInput {
  const plain = names.filter((name) => !PLACE.includes(name));
  const own = plain.map((name) => {
    const value = values[name];
    return [name, value === "" && (TEXTS as readonly string[]).includes(name) ? null : value];
  });
  const isMoved = names.some((name) => PLACE.includes(name));
  return { ...Object.fromEntries(own), ...(isMoved && placeOf(values)) } as LocationInput;
}
