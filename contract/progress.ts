import * as z from "zod";
import { Id, IdParams } from "./common.ts";
import { ChainSummary } from "./datachains.ts";
import { PageRef } from "./devices.ts";
import { endpoint } from "./endpoint.ts";
import { Completeness } from "./pages.ts";

/** A record's progress from inventory to a sign in the street. */
export const Progress = z.strictObject({
  chain: ChainSummary.nullable(),
  /** Null for algorithms, which have no places. */
  place_count: z.int().nullable(),
  page: PageRef.nullable(),
  /** Progress of the page's translations. Empty until measured. */
  languages: z.array(Completeness),
  /** The site's languages other than the default. */
  locales: z.array(z.string()),
  /** The newest code for the page that is neither retired nor expired. */
  code: z.strictObject({ id: Id, code: z.string() }).nullable(),
  /** Places of the device, or of codes that open its page, where a sign hangs. */
  sign_count: z.int(),
});
export type Progress = z.infer<typeof Progress>;

const ProgressResponse = z.strictObject({ progress: Progress });

export const progressApi = {
  device: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/{id}/progress",
    access: "member",
    summary: "How far a device is: datachain, places, page, languages, short code, signs",
    params: IdParams,
    response: ProgressResponse,
  }),
  algorithm: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms/{id}/progress",
    access: "member",
    summary: "How far an algorithm is: datachain, page, languages, short code",
    params: IdParams,
    response: ProgressResponse,
  }),
};
