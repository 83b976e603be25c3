import type { Geometry } from "#contract/locations.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { pointOf, problemOf, tidied } from "./rules.ts";

export type Place = { lat: number | null; lng: number | null; geometry: Geometry | null };
type PlaceInput = { readonly [K in keyof Place]?: Place[K] | undefined };
/** Messages by field. */
type Problems = Partial<Record<keyof Place, string>>;

const NOWHERE: Place = { lat: null, lng: null, geometry: null };

/** A shape without a point gets one. The point of a previous shape is stale. */
function withPoint(place: Place, input: PlaceInput): Place {
  const { geometry } = place;
  if (!geometry) return place;
  const isPlaced = place.lat !== null || place.lng !== null;
  const isSent = input.lat !== undefined || input.lng !== undefined;
  const isKept = isPlaced && (isSent || input.geometry === undefined);
  return isKept ? place : { geometry, ...pointOf(geometry) };
}

/** The place after a write, with its shape tidied and its point complete. Must not be stored if there are problems. */
export function checkPlace(input: PlaceInput, before: Place = NOWHERE): { place: Place; problems: Problems } {
  const { lat = before.lat, lng = before.lng, geometry: shape = before.geometry } = input;
  const geometry = shape && tidied(shape);
  const problem = geometry && problemOf(geometry);
  if (problem) return { place: before, problems: { geometry: problem } };
  const place = withPoint({ lat, lng, geometry }, input);
  const problems: Problems = {};
  if (place.lat === null && place.lng !== null) problems.lat = "A longitude needs its latitude";
  if (place.lng === null && place.lat !== null) problems.lng = "A latitude needs its longitude";
  return { place, problems };
}

function refuseProblems(path: string, found: readonly { readonly problems: Problems }[]) {
  const fields = Object.fromEntries(
    found.flatMap(({ problems }, at) =>
      Object.entries(problems).map(([field, message]) => [`${path.replace("*", String(at))}.${field}`, message]),
    ),
  );
  const [first] = Object.entries(fields);
  if (first) throw new AppError("invalid_input", `${first[0]}: ${first[1]}`, { fields });
}

/** Checks the body's `location` and throws its problems by field. */
export function placeOf(input: PlaceInput, before?: Place): Place {
  const checked = checkPlace(input, before);
  refuseProblems("location", [checked]);
  return checked.place;
}

/** Checks the body's `locations` and throws all problems at once, such as `locations.3.lat`. */
export function placesOf(inputs: readonly PlaceInput[]): Place[] {
  const checked = inputs.map((input) => checkPlace(input));
  refuseProblems("locations.*", checked);
  return checked.map(({ place }) => place);
}
