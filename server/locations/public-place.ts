import { PUBLIC_DECIMALS } from "#contract/locations.ts";
import type { LocationRow } from "./table.ts";

/** Everything that would reveal the exact spot: outline, direction, sign photo and code. */
const WITHOUT_DETAIL = {
  geometry: null,
  direction_deg: null,
  radius_m: null,
  sign_photo_key: null,
  sign_photo_alt: {},
  short_code: null,
} as const;

const rounded = (degrees: number | null, decimals: number) =>
  degrees === null ? null : Number(degrees.toFixed(decimals));

/** `12 Harbour Walk, 1234 AB` → `Harbour Walk, AB`: any word with a digit may be the house number. */
const withoutNumbers = (address: string | null) =>
  address
    ?.split(/[,;]/)
    .map((part) =>
      part
        .split(/\s/)
        .filter((word) => word && !/\p{N}/u.test(word))
        .join(" "),
    )
    .filter(Boolean)
    .join(", ") || null;

/** A place with all its details, for composing pages. */
export type PlaceRow = LocationRow;
type Detail = Pick<LocationRow, "name" | "address" | "lat" | "lng" | "precision">;

/** Removes details that the place's precision does not allow. */
export function publicPlace<Row extends Detail>(row: Row): Row {
  const { precision } = row;
  if (precision === "exact") return row;
  if (precision === "hidden") return { ...row, ...WITHOUT_DETAIL, name: {}, address: null, lat: null, lng: null };
  const decimals = PUBLIC_DECIMALS[precision];
  return {
    ...row,
    ...WITHOUT_DETAIL,
    address: precision === "street" ? withoutNumbers(row.address) : null,
    lat: rounded(row.lat, decimals),
    lng: rounded(row.lng, decimals),
  };
}
