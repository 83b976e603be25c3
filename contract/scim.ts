import * as z from "zod";
import { Done, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Where directories find the protocol, on the host of the administration. */
export const SCIM_PATH = "/scim/v2";
/** Calls of one directory in a minute: Entra sends up to 25 in a second. */
export const SCIM_CALLS_PER_MINUTE = 3000;
/** Per customer. */
export const MAX_SCIM_PEOPLE = 20_000;
export const MAX_SCIM_GROUPS = 1000;

const Scim = z.strictObject({
  /** To be entered at the directory. */
  address: z.string(),
  /** Null: nothing is accepted. The secret itself is never returned. */
  token: z
    .strictObject({
      /** The beginning and the last four characters. */
      hint: z.string(),
      created_at: Timestamp,
      created_by: z.string().nullable(),
      /** Accurate to a few minutes. */
      last_used_at: Timestamp.nullable(),
    })
    .nullable(),
  people: z.int(),
  /** Of these people: switched off by the directory. */
  switched_off: z.int(),
  groups: z.int(),
});
export type Scim = z.infer<typeof Scim>;

export const scimApi = {
  get: endpoint({
    method: "GET",
    path: "/api/v1/scim_token",
    access: "manager",
    summary: "How the city's directory says who joins and leaves (SCIM)",
    response: z.strictObject({ scim: Scim }),
  }),
  makeToken: endpoint({
    method: "POST",
    path: "/api/v1/scim_token",
    access: "manager",
    summary: "Make the directory's token, shown only in this answer; the one before ends at once",
    response: z.strictObject({ scim: Scim, secret: z.string() }),
  }),
  revokeToken: endpoint({
    method: "DELETE",
    path: "/api/v1/scim_token",
    access: "manager",
    summary: "Revoke the directory's token: its next call is refused",
    response: Done,
  }),
};
