import * as z from "zod";
import { ContentLocale, Id, ListMeta, listQuery, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { AskedCode, ShortCode } from "./short-codes.ts";
import { HttpsUrl } from "./texts.ts";

/** Possible targets for an unknown code; never a place, because no sign was ever put up. */
const SendOnTarget = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("home") }),
  z.strictObject({ type: z.literal("page"), page_id: Id }),
  z.strictObject({ type: z.literal("url"), url: HttpsUrl }),
]);

/** A scanned or typed code that does not exist. */
export const OrphanScan = z.strictObject({
  asked: z.string(),
  /** The code that was probably meant. */
  meant: z.string().nullable(),
  /** A well-formed code of ours, perhaps printed by someone else. */
  is_well_formed: z.boolean(),
  scans: z.int(),
  last_at: Timestamp,
});
export type OrphanScan = z.infer<typeof OrphanScan>;

const base = "/api/v1/short_codes/orphans" as const;

export const orphanScansApi = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "member",
    summary: "List what people asked for in 30 days that no code answers",
    query: listQuery(["asked", "scans", "last_at"], {}),
    response: z.strictObject({ orphans: z.array(OrphanScan), meta: ListMeta }),
  }),
  sendOn: endpoint({
    method: "POST",
    path: base,
    access: "editor",
    summary: "Send on whoever asks for an unknown code: it becomes a code of its own",
    body: z.strictObject({
      orphan: z.strictObject({
        id: Id.optional(),
        asked: AskedCode,
        target: SendOnTarget,
        locale: ContentLocale.nullable().default(null),
      }),
    }),
    response: z.strictObject({ short_code: ShortCode }),
    status: 201,
  }),
};
