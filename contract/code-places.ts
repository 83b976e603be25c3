import * as z from "zod";
import { Id, ListMeta, queryFlag, SEARCH_LETTERS } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** A place of a device, where a sign with a code may hang. */
export const CodePlace = z.strictObject({
  id: Id,
  name: z.string(),
  device_id: Id,
  device_name: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

export const CodePlaceFound = CodePlace.extend({
  address: z.string().nullable(),
  short_code: z.string().nullable(),
  /** Distance from the given point, in metres. */
  distance_m: z.int().nullable(),
});
export type CodePlaceFound = z.infer<typeof CodePlaceFound>;

const Degrees = z.coerce.number();

export const codePlacesApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/short_codes/places",
    access: "member",
    summary: "Places for signs: by name, or the nearest to a point; with or without a code",
    query: z.strictObject({
      q: z.string().trim().max(SEARCH_LETTERS).optional(),
      device_id: Id.optional(),
      /** Of the device of this page. */
      page_id: Id.optional(),
      lat: Degrees.min(-90).max(90).optional(),
      lng: Degrees.min(-180).max(180).optional(),
      has_code: queryFlag.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.strictObject({
      places: z.array(CodePlaceFound),
      meta: ListMeta.extend({ device_count: z.int() }),
    }),
  }),
};
