import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { PROVIDER_PROBLEMS } from "./identity-providers.ts";
import { AuthToken } from "./session.ts";

/** Names the installation's own provider, where others have their customer's id. */
export const INSTALLATION = "installation";
const ProviderKey = z.union([z.uuid(), z.literal(INSTALLATION)]);

/** Why somebody whom the provider knows is not let in, besides the provider's own problems. */
export const REFUSALS = [
  ...PROVIDER_PROBLEMS,
  "expired",
  "email_missing",
  "email_unverified",
  "not_invited",
  "no_group",
  "switched_off",
  "other_person",
  "not_recent",
] as const;
export type Refusal = (typeof REFUSALS)[number];

const CityProvider = z.strictObject({ key: ProviderKey, name: z.string() });
export type CityProvider = z.infer<typeof CityProvider>;

const Refused = z.strictObject({
  reason: z.enum(REFUSALS),
  provider: z.string(),
  /** Whom to ask. */
  contact: z.string(),
  /** The provider's own error code. */
  answer: z.string(),
  at: z.iso.datetime({ offset: true }),
  /** Also in the server's log. */
  reference: z.string(),
});
export type Refused = z.infer<typeof Refused>;

const Finished = z.strictObject({
  session: AuthToken.optional(),
  refused: Refused.optional(),
  /** There is an account with this email: its password proves once that it belongs to the same person. */
  proof_needed: z.strictObject({ email: z.string(), provider: z.string() }).optional(),
});
export type Finished = z.infer<typeof Finished>;

export const citySignInApi = {
  find: endpoint({
    method: "POST",
    path: "/api/city_sign_in/find",
    access: "public",
    summary: "The providers for a workspace's slug or an email's domain, and the installation's own",
    body: z.union([z.strictObject({ workspace: z.string().max(80) }), z.strictObject({ email: z.string().max(254) })]),
    response: z.strictObject({ providers: z.array(CityProvider) }),
  }),
  start: endpoint({
    method: "POST",
    path: "/api/city_sign_in/start",
    access: "public",
    summary: "Start a sign-in: sets a cookie and returns the provider's address to open",
    body: z.strictObject({ key: ProviderKey }),
    response: z.strictObject({ url: z.string() }),
  }),
  finish: endpoint({
    method: "POST",
    path: "/api/city_sign_in/finish",
    access: "public",
    summary: "Exchange the one-time code of a sign-in for a session, in the browser that started it",
    body: z.strictObject({ code: z.string().min(20).max(200), password: z.string().max(200).optional() }),
    response: Finished,
  }),
};
