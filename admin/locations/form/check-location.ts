import type { Resolver } from "react-hook-form";
import { i18n } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { changedFields } from "#admin/records/changes.ts";
import type { LocationInput } from "#contract/locations.ts";
import { readDegrees, readLines } from "./coordinates.ts";
import { type LocationField, type LocationValues, toInput } from "./location-values.ts";

type Problems = Partial<Record<LocationField, string>>;

function pointProblems({ lat, lng }: LocationValues): Problems {
  const isNowhere = lat.trim() === "" && lng.trim() === "";
  if (isNowhere) return {};
  return {
    ...(readDegrees(lat, 90) === undefined && { lat: i18n.t("locations.problem.lat") }),
    ...(readDegrees(lng, 180) === undefined && { lng: i18n.t("locations.problem.lng") }),
  };
}

function shapeProblems({ kind, coordinates }: LocationValues): Problems {
  const { rings, wrongLine } = readLines(coordinates);
  if (wrongLine !== undefined) return { coordinates: i18n.t("locations.problem.line", { line: wrongLine }) };
  if (kind === "line" && rings.flat().length < 2) return { coordinates: i18n.t("locations.problem.two_points") };
  if (kind === "area" && (rings.length === 0 || rings.some((ring) => ring.length < 3)))
    return { coordinates: i18n.t("locations.problem.three_points") };
  return {};
}

const PLACE: readonly string[] = ["lat", "lng", "geometry"];
const rules = async () => (await import("#contract/locations.ts")).LocationInput;
const checkInput = resolve(rules) as Resolver<LocationInput>;

/** Validates the coordinates with the form's own messages, and everything else by the contract. */
export const checkLocation =
  (base: LocationValues): Resolver<LocationValues> =>
  async (values, context, options) => {
    const place = values.kind === "point" ? pointProblems(values) : shapeProblems(values);
    const input = toInput(values, changedFields(base, values));
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !PLACE.includes(name)));
    const { errors } = await checkInput(rest, context, options as never);
    const found = {
      ...errors,
      ...Object.fromEntries(Object.entries(place).map(([name, message]) => [name, { type: "place", message }])),
    };
    return Object.keys(found).length ? { values: {}, errors: found as never } : { values, errors: {} };
  };
