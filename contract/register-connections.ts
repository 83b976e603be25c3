import * as z from "zod";
import { Done, Id, IdParams, LockVersion, oneLine, Timestamp, Url } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { StandardMissing } from "./standards.ts";

/** How to get a token: with a person's account, or with a client's own secret. */
export const REGISTER_LOGINS = ["password", "client"] as const;

export const REGISTER_STEPS = ["token", "organization", "entries"] as const;
export type RegisterStep = (typeof REGISTER_STEPS)[number];

/** What can go wrong between us and the register. */
const REGISTER_PROBLEMS = [
  "address_not_allowed",
  "name_not_found",
  "timed_out",
  "certificate_invalid",
  "connection_failed",
  "secret_unreadable",
  "login_refused",
  "token_refused",
  "forbidden",
  "not_found",
  "fields_refused",
  "state_refused",
  "too_many_requests",
  "register_failed",
  "answer_invalid",
  "several_found",
  "not_published",
  "not_ready",
] as const;
const RegisterProblem = z.enum(REGISTER_PROBLEMS);
export type RegisterProblem = z.infer<typeof RegisterProblem>;

export const RegisterTest = z.strictObject({
  at: Timestamp,
  steps: z.array(
    z.strictObject({
      step: z.enum(REGISTER_STEPS),
      ms: z.int(),
      problem: RegisterProblem.nullable(),
      /** What the register answered, or how many entries there are and how many of them are ours. */
      detail: z.string(),
    }),
  ),
});
export type RegisterTest = z.infer<typeof RegisterTest>;

const RegisterConnection = z.strictObject({
  id: Id,
  api_address: z.string(),
  token_address: z.string(),
  organization: z.string(),
  login: z.enum(REGISTER_LOGINS),
  client_id: z.string(),
  username: z.string(),
  /** The secret itself is never returned. */
  secret_saved_at: Timestamp.nullable(),
  is_on: z.boolean(),
  sends_again: z.boolean(),
  last_test: RegisterTest.nullable(),
  lock_version: LockVersion,
});
export type RegisterConnection = z.infer<typeof RegisterConnection>;

/** Becomes a part of an address, so it may not lead anywhere else. */
const OrganizationCode = z
  .string()
  .trim()
  .max(100)
  .regex(/^[A-Za-z0-9][\w-]*$/, "Enter the register's code of the organization: letters, digits, - and _");

const Address = Url.regex(/^[^?#]*$/, "Leave out everything from ? or # on");

export const RegisterConnectionInput = z.strictObject({
  api_address: Address.meta({ examples: ["https://register.example.org/aanleverapi/v1_0"] }),
  token_address: Address.meta({
    examples: ["https://login.example.org/realms/register/protocol/openid-connect/token"],
  }),
  organization: OrganizationCode.meta({ examples: ["gm0363"] }),
  login: z.enum(REGISTER_LOGINS),
  client_id: oneLine(300).min(1),
  username: oneLine(300).default(""),
  /** The password, or the client's secret. Replaces the saved one; omitted or empty keeps it. */
  secret: oneLine(1000).optional(),
  is_on: z.boolean(),
  /** Send a new version by itself when a page is published whose algorithm is in the register. */
  sends_again: z.boolean().default(false),
});
export type RegisterConnectionInput = z.infer<typeof RegisterConnectionInput>;

const Settings = z.strictObject({
  /** Null until a register is connected. */
  register_connection: RegisterConnection.nullable(),
  /** Without the operator's key no secret can be saved. */
  keeps_secrets: z.boolean(),
  /** Algorithms that the register has. */
  entry_count: z.int(),
});
export type RegisterSettings = z.infer<typeof Settings>;

export const registerConnectionsApi = {
  get: endpoint({
    method: "GET",
    path: "/api/v1/register_connection",
    access: "manager",
    summary: "Which account of the Dutch register the current customer sends its algorithms with",
    response: Settings,
  }),
  save: endpoint({
    method: "PUT",
    path: "/api/v1/register_connection",
    access: "manager",
    summary: "Connect the Dutch register, or change the connection",
    body: z.strictObject({
      register_connection: RegisterConnectionInput.extend({
        /** Of the present connection; omitted for the first one. */
        lock_version: LockVersion.optional(),
      }),
    }),
    response: Settings,
  }),
  disconnect: endpoint({
    method: "DELETE",
    path: "/api/v1/register_connection",
    access: "manager",
    summary: "Disconnect the register; what it has stays there",
    response: Done,
  }),
  test: endpoint({
    method: "POST",
    path: "/api/v1/register_connection/test",
    access: "manager",
    summary: "Test the saved connection step by step; changes nothing in the register",
    response: z.strictObject({ test: RegisterTest }),
  }),
};

const REGISTER_STATES = ["not_sent", "sending", "in_step", "changed", "refused", "withdrawn"] as const;
export type RegisterState = (typeof REGISTER_STATES)[number];
const REGISTER_ACTIONS = ["send", "release", "withdraw"] as const;
const RegisterAction = z.enum(REGISTER_ACTIONS);
export type RegisterAction = z.infer<typeof RegisterAction>;
const REGISTER_STAGES = ["draft", "released", "published", "withdrawn"] as const;
export type RegisterStage = (typeof REGISTER_STAGES)[number];

const RegisterReason = z.strictObject({
  /** The register's name of the field. */
  field: z.string(),
  /** In the register's words. */
  message: z.string(),
  /** Where people fill it in, as in `StandardMissing`; null if the field is none of ours. */
  place: z.string().nullable(),
});
export type RegisterReason = z.infer<typeof RegisterReason>;

const RegisterRecord = z.strictObject({
  /** Whether the customer has connected a register. */
  is_connected: z.boolean(),
  /** A connection that is off sends nothing; what is waiting stays so. */
  is_on: z.boolean(),
  state: z.enum(REGISTER_STATES),
  /** The register's code of the algorithm. */
  lars: z.string().nullable(),
  /** What the register does with the last accepted version, as far as known. */
  stage: z.enum(REGISTER_STAGES).nullable(),
  sent_at: Timestamp.nullable(),
  /** Requested and not finished yet. */
  pending: RegisterAction.nullable(),
  attempts: z.int(),
  /** Time of the next attempt after one that failed. */
  next_at: Timestamp.nullable(),
  /** What failed last, and why. */
  failed: RegisterAction.nullable(),
  problem: RegisterProblem.nullable(),
  /** In the register's words. */
  answer: z.string().nullable(),
  reasons: z.array(RegisterReason),
  /** Only published pages are sent. */
  is_published: z.boolean(),
  /** What the published page lacks for the register. */
  missing: z.array(StandardMissing),
});
export type RegisterRecord = z.infer<typeof RegisterRecord>;

const RecordAnswer = z.strictObject({ register_record: RegisterRecord });
const record = "/api/v1/inventory/algorithms/{id}/register_record";

export const registerRecordsApi = {
  get: endpoint({
    method: "GET",
    path: record,
    access: "member",
    summary: "Whether the Dutch register has an algorithm, and whether it is in step with the published page",
    params: IdParams,
    response: RecordAnswer,
  }),
  send: endpoint({
    method: "POST",
    path: `${record}/send`,
    access: "editor",
    token: "never",
    summary: "Send the published record of an algorithm to the register, as a new entry or a new version",
    params: IdParams,
    response: RecordAnswer,
  }),
  release: endpoint({
    method: "POST",
    path: `${record}/release`,
    access: "editor",
    token: "never",
    summary: "Release the last version in the register, for its editors to publish",
    params: IdParams,
    response: RecordAnswer,
  }),
  withdraw: endpoint({
    method: "POST",
    path: `${record}/withdraw`,
    access: "editor",
    token: "never",
    summary: "Take an algorithm out of the public register; its entry stays there as a draft",
    params: IdParams,
    response: RecordAnswer,
  }),
};
