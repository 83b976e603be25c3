import * as z from "zod";
import { Id, IdParams } from "./common.ts";
import { ChainSummary } from "./datachains.ts";
import { PageRef } from "./devices.ts";
import { endpoint } from "./endpoint.ts";
import { Completeness } from "./pages.ts";

/** How far a record is on its way from the inventory to the street. */
export const Progress = z.strictObject({
  chain: ChainSummary.nullable(),
  /** None for algorithms, which are nowhere. */
  place_count: z.int().nullable(),
  page: PageRef.nullable(),
  /** Of its page, in the other languages of the site. Empty until they have been measured. */
  languages: z.array(Completeness),
  /** The other languages of the site. */
  locales: z.array(z.string()),
  /** The newest code that opens the page and is neither retired nor expired. */
  code: z.strictObject({ id: Id, code: z.string() }).nullable(),
  /** Places of the device, or of codes that open its page, where a sign hangs. */
  sign_count: z.int(),
});
export type Progress = z.infer<typeof Progress>;

const ProgressAnswer = z.strictObject({ progress: Progress });

export const progressApi = {
  device: endpoint({
    method: "GET",
    path: "/api/v1/inventory/devices/{id}/progress",
    access: "member",
    summary: "How far a device is: datachain, places, page, languages, short code, signs",
    params: IdParams,
    response: ProgressAnswer,
  }),
  algorithm: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms/{id}/progress",
    access: "member",
    summary: "How far an algorithm is: datachain, page, languages, short code",
    params: IdParams,
    response: ProgressAnswer,
  }),
};
