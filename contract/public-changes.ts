import * as z from "zod";
import { Id, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { LText } from "./texts.ts";

/** The latest change of one page's public side. Earlier ones of the same page are not listed. */
export const PublicChange = z.strictObject({
  /** Grows with every change; a page that changes again moves to the end. */
  position: z.int(),
  changed_at: Timestamp,
  /** Whether residents can read it now. */
  state: z.enum(["published", "withdrawn"]),
  page_id: Id,
  page_type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]),
  /** As published last, by language. */
  title: LText,
  /** The device or algorithm it is about. */
  record: z
    .strictObject({ kind: z.enum(["device", "algorithm"]), id: Id, reference: z.string().nullable() })
    .nullable(),
  /** The number of the last publication. */
  number: z.int(),
  /** Why it was withdrawn. */
  reason: z.string().nullable(),
  url: z.url(),
  /** The publication as data; null once withdrawn, for the home page, and where the guide offers no open data. */
  data_url: z.url().nullable(),
  /** Versions that are withheld, whole or in part: delete what you kept of them. */
  withheld_versions: z.array(z.int()),
});
export type PublicChange = z.infer<typeof PublicChange>;

export const publicChangesApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/changes",
    access: "member",
    summary: "What was published or withdrawn after a position, oldest first, to keep a copy elsewhere up to date",
    query: z.strictObject({
      /** `next` of the answer before; without it, from the beginning. */
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).meta({ format: "int64" }).default(0),
      /** Only changes at this time or later. For a first call: `after` alone misses nothing. */
      since: z.iso.datetime({ offset: true }).optional(),
      per_page: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: z.strictObject({
      changes: z.array(PublicChange),
      /** Where to go on: `after` of the next call. Stays the same while nothing changes. */
      next: z.int(),
      has_more: z.boolean(),
    }),
    has_etag: true,
  }),
};
