import * as z from "zod";
import { Done, IdParams, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const StepCode = z.string().min(1).max(40);

export const SecondStep = z.strictObject({
  authenticator: z.strictObject({ created_at: Timestamp, last_used_at: Timestamp.nullable() }).nullable(),
  /** Passkeys that work here. */
  passkeys: z.int(),
  recovery_codes_left: z.int(),
  has_password: z.boolean(),
  /** The name of the city's sign-in that this session was made by. */
  city_account: z.string().nullable(),
  /** Whether one of the person's workspaces demands a second step, or relies on them in emergencies. */
  is_demanded: z.boolean(),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** `current` of the error `second_step_required`: what the next call needs. */
export const SecondStepChallenge = z.strictObject({
  challenge: z.string(),
  expires_at: Timestamp,
  /** Whether codes of an authenticator app complete the sign-in; without one, a passkey or a recovery code does. */
  has_app: z.boolean(),
});
export type SecondStepChallenge = z.infer<typeof SecondStepChallenge>;

const RecoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) });

const SecondStepDemand = z.strictObject({
  is_demanded: z.boolean(),
  members: z.int(),
  /** Members who have not set up a second step. */
  without: z.int(),
});

export const secondStepsApi = {
  get: endpoint({
    method: "GET",
    path: "/api/user/second_step",
    access: "signed-in",
    summary: "Your second step of signing in",
    response: z.strictObject({ second_step: SecondStep }),
  }),
  start: endpoint({
    method: "POST",
    path: "/api/user/second_step/authenticator",
    access: "signed-in",
    summary: "Begin to set up an authenticator app; the one in use works until the new one is confirmed",
    response: z.strictObject({ setup: z.strictObject({ uri: z.string(), key: z.string() }) }),
  }),
  turnOn: endpoint({
    method: "PUT",
    path: "/api/user/second_step/authenticator",
    access: "signed-in",
    summary:
      "Confirm the authenticator app with a code of it; ends every other session. The first time it returns recovery codes",
    body: z.strictObject({ code: StepCode }),
    response: RecoveryCodes,
  }),
  turnOff: endpoint({
    method: "DELETE",
    path: "/api/user/second_step/authenticator",
    access: "signed-in",
    summary: "Sign in without codes from now on",
    response: Done,
  }),
  makeRecoveryCodes: endpoint({
    method: "POST",
    path: "/api/user/second_step/recovery_codes",
    access: "signed-in",
    summary: "Make ten new recovery codes; earlier ones stop working",
    response: RecoveryCodes,
  }),
  demand: endpoint({
    method: "GET",
    path: "/api/v1/customer/second_step",
    access: "manager",
    summary: "Whether members have to sign in with a second step, and how many have none",
    response: z.strictObject({ demand: SecondStepDemand }),
  }),
  setDemand: endpoint({
    method: "PUT",
    path: "/api/v1/customer/second_step",
    access: "manager",
    summary: "Demand a second step of every member, or stop demanding it",
    body: z.strictObject({ demand: z.strictObject({ is_demanded: z.boolean() }) }),
    response: z.strictObject({ demand: SecondStepDemand }),
  }),
  resetMember: endpoint({
    method: "DELETE",
    path: "/api/v1/team/members/{id}/second_step",
    access: "manager",
    summary:
      "Remove the authenticator app, passkeys and recovery codes of a member who lost them, and end their sessions. Only of people who are in no other workspace",
    params: IdParams,
    response: Done,
  }),
};
