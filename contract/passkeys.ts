import * as z from "zod";
import { Done, Id, IdParams, oneLine, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { AuthToken } from "./session.ts";

/** As many as a person can tell apart. */
export const MOST_PASSKEYS = 20;

export const Passkey = z.strictObject({
  id: Id,
  name: z.string(),
  /** Synced between a person's devices, kept on one device, or a key that is plugged in. */
  kind: z.enum(["synced", "device", "security_key"]),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
  /** Made for another domain of this installation: it cannot sign in any more. */
  is_elsewhere: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

const PasskeyName = oneLine(60).min(1);

/** Names and forms of this and the following are those of Web Authentication (W3C). */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, "Send base64url");
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key") };

export const NewCredential = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

export const SignedChallenge = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).optional(),
  }),
});
export type SignedChallenge = z.infer<typeof SignedChallenge>;

const Descriptor = z.strictObject({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** What `navigator.credentials.create` takes. */
export const CreationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What `navigator.credentials.get` takes. */
export const RequestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
  allowCredentials: z.array(Descriptor),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

export const passkeysApi = {
  list: endpoint({
    method: "GET",
    path: "/api/user/passkeys",
    access: "signed-in",
    summary: "Your passkeys",
    response: z.strictObject({ passkeys: z.array(Passkey) }),
  }),
  startCreation: endpoint({
    method: "POST",
    path: "/api/user/passkeys/options",
    access: "signed-in",
    summary: "Begin to add a passkey: what the browser needs to make one",
    response: z.strictObject({
      options: CreationOptions,
      /** A name to begin with: the browser and the system. */
      name: z.string(),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/user/passkeys",
    access: "signed-in",
    summary:
      "Add the passkey that the browser made. If it is your first second step, it ends every other session and returns recovery codes",
    body: z.strictObject({ passkey: z.strictObject({ name: PasskeyName, credential: NewCredential }) }),
    response: z.strictObject({ passkey: Passkey, recovery_codes: z.array(z.string()) }),
  }),
  rename: endpoint({
    method: "PUT",
    path: "/api/user/passkeys/{id}",
    access: "signed-in",
    summary: "Give one of your passkeys another name",
    params: IdParams,
    body: z.strictObject({ passkey: z.strictObject({ name: PasskeyName }) }),
    response: z.strictObject({ passkey: Passkey }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/user/passkeys/{id}",
    access: "signed-in",
    summary: "Remove one of your passkeys: it signs nobody in from now on",
    params: IdParams,
    response: Done,
  }),
  startSignIn: endpoint({
    method: "POST",
    path: "/api/login/passkey/options",
    access: "public",
    summary: "Begin to sign in with a passkey: what the browser needs to ask for one",
    response: z.strictObject({ options: RequestOptions, expires_at: Timestamp }),
  }),
  signIn: endpoint({
    method: "POST",
    path: "/api/login/passkey",
    access: "public",
    summary: "Sign in with what a passkey signed",
    body: z.strictObject({ credential: SignedChallenge }),
    response: AuthToken,
  }),
  startConfirmation: endpoint({
    method: "POST",
    path: "/api/user/confirm_passkey/options",
    access: "signed-in",
    summary: "Begin to confirm with a passkey that it is you",
    response: z.strictObject({ options: RequestOptions }),
  }),
  confirm: endpoint({
    method: "POST",
    path: "/api/user/confirm_passkey",
    access: "signed-in",
    summary: "Confirm with one of your passkeys, instead of your password, for actions that need a recent sign-in",
    body: z.strictObject({ credential: SignedChallenge }),
    response: Done,
  }),
};
