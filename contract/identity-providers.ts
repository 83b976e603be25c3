import * as z from "zod";
import { Done, Id, IdParams, LockVersion, oneLine, Timestamp, Url } from "./common.ts";
import { Role } from "./customers.ts";
import { endpoint } from "./endpoint.ts";

/** Per workspace. */
const MAX_GROUPS = 100;
export const MAX_DOMAINS = 20;

export const TEST_STEPS = ["find", "keys", "client", "sign_in", "groups"] as const;
export type TestStep = (typeof TEST_STEPS)[number];

/** What can go wrong between us and a provider. */
export const PROVIDER_PROBLEMS = [
  "address_not_allowed",
  "name_not_found",
  "timed_out",
  "certificate_invalid",
  "connection_failed",
  "not_a_provider",
  "issuer_differs",
  "no_keys",
  "client_refused",
  "secret_unreadable",
  "clock_off",
  "answer_invalid",
  "denied",
  "groups_left_out",
] as const;
export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];

export const TestResult = z.strictObject({
  at: Timestamp,
  steps: z.array(
    z.strictObject({
      step: z.enum(TEST_STEPS),
      ms: z.int(),
      problem: z.enum(PROVIDER_PROBLEMS).nullable(),
      /** The provider's own error code, the number of keys, or who signed in. */
      detail: z.string(),
    }),
  ),
});
export type TestResult = z.infer<typeof TestResult>;

const GroupRole = z.strictObject({
  group: oneLine(200).min(1),
  role: Role,
  note: oneLine(200).default(""),
});

export const PASSWORD_POLICIES = ["everyone", "break_glass"] as const;

export const IdentityDomain = z.strictObject({
  domain: z.string(),
  /** Of the TXT record that proves the domain. */
  record: z.string(),
  verified_at: Timestamp.nullable(),
});
export type IdentityDomain = z.infer<typeof IdentityDomain>;

const BreakGlassMember = z.strictObject({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** Without both they could not sign in, or with a stolen password anybody could. */
  has_password: z.boolean(),
  has_second_step: z.boolean(),
});

export const IdentityProvider = z.strictObject({
  id: Id,
  name: z.string(),
  contact: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  /** The secret itself is never returned. */
  secret_saved_at: Timestamp.nullable(),
  scope: z.string(),
  groups_claim: z.string(),
  group_roles: z.array(z.strictObject({ group: z.string(), role: Role, note: z.string() })),
  other_role: Role.nullable(),
  is_active: z.boolean(),
  passwords: z.enum(PASSWORD_POLICIES),
  last_test: TestResult.nullable(),
  lock_version: LockVersion,
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

export const IdentityProviderInput = z.strictObject({
  name: oneLine(80).min(1),
  contact: oneLine(200).default(""),
  issuer: Url.meta({ examples: ["https://login.example.org/realms/staff"] }),
  client_id: oneLine(300).min(1),
  /** Replaces the saved one; omitted or empty keeps it. */
  client_secret: oneLine(1000).optional(),
  scope: z
    .string()
    .trim()
    .max(300)
    .regex(/^openid( [\w.:/-]+)*$/, "Start with openid, with spaces between scopes")
    .default("openid email profile"),
  groups_claim: oneLine(200).min(1).default("groups"),
  group_roles: z.array(GroupRole).max(MAX_GROUPS).default([]),
  other_role: Role.nullable().default(null),
  is_active: z.boolean(),
  passwords: z.enum(PASSWORD_POLICIES).default("everyone"),
});
export type IdentityProviderInput = z.infer<typeof IdentityProviderInput>;

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, "Enter a domain such as city.example");

const Settings = z.strictObject({
  /** Null until a provider is connected. */
  identity_provider: IdentityProvider.nullable(),
  /** To be allowed at the provider. */
  redirect_uri: z.string(),
  logout_uri: z.string(),
  domains: z.array(IdentityDomain),
  break_glass: z.array(BreakGlassMember),
  /** Without the operator's key no secret can be saved. */
  keeps_secrets: z.boolean(),
});
export type SignInSettings = z.infer<typeof Settings>;

const DomainParams = z.strictObject({ domain: Domain });

export const identityProvidersApi = {
  get: endpoint({
    method: "GET",
    path: "/api/v1/identity_provider",
    access: "manager",
    summary: "How people of the current customer sign in with the city's own accounts",
    response: Settings,
  }),
  save: endpoint({
    method: "PUT",
    path: "/api/v1/identity_provider",
    access: "manager",
    summary: "Connect the customer's OpenID Connect provider, or change it",
    body: z.strictObject({
      identity_provider: IdentityProviderInput.extend({
        /** Of the provider that is connected; omitted for the first one. */
        lock_version: LockVersion.optional(),
      }),
    }),
    response: Settings,
  }),
  disconnect: endpoint({
    method: "DELETE",
    path: "/api/v1/identity_provider",
    access: "manager",
    summary: "Disconnect the provider: its sessions end, and its people need a password",
    response: Done,
  }),
  test: endpoint({
    method: "POST",
    path: "/api/v1/identity_provider/test",
    access: "manager",
    summary: "Test the saved provider step by step",
    response: z.strictObject({
      test: TestResult,
      /** The provider's address, to test the sign-in itself; null if an earlier step failed. */
      next: z.string().nullable(),
    }),
  }),
  addDomain: endpoint({
    method: "POST",
    path: "/api/v1/identity_provider/domains",
    access: "manager",
    summary: "Add an email domain; a TXT record then proves it",
    body: z.strictObject({ domain: Domain }),
    response: z.strictObject({ domain: IdentityDomain }),
    status: 201,
  }),
  verifyDomain: endpoint({
    method: "POST",
    path: "/api/v1/identity_provider/domains/{domain}/verify",
    access: "manager",
    summary: "Look for the TXT record of an email domain now",
    params: DomainParams,
    response: z.strictObject({ domain: IdentityDomain }),
  }),
  removeDomain: endpoint({
    method: "DELETE",
    path: "/api/v1/identity_provider/domains/{domain}",
    access: "manager",
    summary: "Remove an email domain",
    params: DomainParams,
    response: Done,
  }),
  addBreakGlass: endpoint({
    method: "PUT",
    path: "/api/v1/identity_provider/break_glass/{id}",
    access: "manager",
    summary: "Let a manager keep the password when the others have to use the provider",
    params: IdParams,
    response: Done,
  }),
  removeBreakGlass: endpoint({
    method: "DELETE",
    path: "/api/v1/identity_provider/break_glass/{id}",
    access: "manager",
    summary: "Take that away from a manager",
    params: IdParams,
    response: Done,
  }),
};
