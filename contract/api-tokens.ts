import * as z from "zod";
import { Done, Id, IdParams, ListMeta, listQuery, oneLine, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { READ_ONLY_NOUNS, TOKEN_NOUNS, TOKEN_RIGHTS } from "./token-scopes.ts";

/** A token acts for a person, or for a service: an integration that belongs to the workspace. */
export const TOKEN_KINDS = ["person", "service"] as const;
/** Tokens never manage: they read, or read and write. */
export const TOKEN_ROLES = ["viewer", "editor"] as const;
export type TokenRole = (typeof TOKEN_ROLES)[number];

export const DEFAULT_TOKEN_DAYS = 90;
export const MAX_TOKEN_DAYS = 365;
/** Per customer. */
export const MAX_TOKENS = 100;
/** Calls of one token in a minute. */
export const TOKEN_CALLS_PER_MINUTE = 600;

const Scopes = z.partialRecord(z.enum(TOKEN_NOUNS), z.enum(TOKEN_RIGHTS));

export const ApiToken = z.strictObject({
  id: Id,
  name: z.string(),
  kind: z.enum(TOKEN_KINDS),
  /** The person a token acts for; null for a service. */
  owner: z.string().nullable(),
  created_by: z.string().nullable(),
  is_mine: z.boolean(),
  role: z.enum(TOKEN_ROLES),
  scopes: Scopes,
  /** The beginning and the last four characters, to recognise it; null until it has a secret. */
  hint: z.string().nullable(),
  /** How long each new secret lasts. */
  days: z.int(),
  expires_at: Timestamp,
  /** Accurate to a few minutes. */
  last_used_at: Timestamp.nullable(),
  created_at: Timestamp,
});
export type ApiToken = z.infer<typeof ApiToken>;

const fields = {
  name: oneLine(80).min(1),
  kind: z.enum(TOKEN_KINDS),
  role: z.enum(TOKEN_ROLES),
  scopes: Scopes,
  days: z.int().min(1).max(MAX_TOKEN_DAYS).default(DEFAULT_TOKEN_DAYS),
};

type Rights = { role: TokenRole; scopes: z.infer<typeof Scopes> };

function refuseUselessRights({ role, scopes }: Rights, ctx: z.core.$RefinementCtx) {
  for (const noun of TOKEN_NOUNS) {
    if (scopes[noun] !== "write") continue;
    const isReadOnly = READ_ONLY_NOUNS.includes(noun);
    if (!isReadOnly && role !== "viewer") continue;
    const message = isReadOnly ? "This can only be read" : "A viewer's token can only read";
    ctx.addIssue({ code: "custom", message, path: ["scopes", noun] });
  }
}

export const ApiTokenInput = z.strictObject(fields).superRefine(refuseUselessRights);
export type ApiTokenInput = z.infer<typeof ApiTokenInput>;

const base = "/api/v1/api_tokens";
const TokenResponse = z.strictObject({ api_token: ApiToken });

export const apiTokensApi = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "member",
    summary: "List your own API tokens; for managers, all of the workspace",
    query: listQuery(["name", "created_at", "expires_at", "last_used_at"], {}),
    response: z.strictObject({ api_tokens: z.array(ApiToken), meta: ListMeta }),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "member",
    summary: "Create an API token; make its secret next. Services are for managers",
    body: z.strictObject({
      api_token: z.strictObject({ ...fields, id: Id.optional() }).superRefine(refuseUselessRights),
    }),
    response: TokenResponse,
    status: 201,
  }),
  makeSecret: endpoint({
    method: "POST",
    path: `${base}/{id}/make_secret`,
    access: "member",
    summary: "Make a new secret, shown only in this answer; the one before ends at once and the expiry starts anew",
    params: IdParams,
    response: z.strictObject({ api_token: ApiToken, secret: z.string() }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/{id}`,
    access: "member",
    summary: "Revoke an API token: its next call is refused",
    params: IdParams,
    response: Done,
  }),
};
