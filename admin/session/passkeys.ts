import { call } from "#admin/api/call.ts";
import {
  type CreationOptions,
  type NewCredential,
  passkeysApi,
  type RequestOptions,
  type SignedChallenge,
} from "#contract/passkeys.ts";
import { enterAsAccount } from "./sign-in.ts";

/** The person cancelled, or the browser gave up: nothing is wrong, and trying again may help. */
export class PasskeyStopped extends Error {
  override name = "PasskeyStopped";
}

/** Why a device makes no passkey: it has one already, or it cannot keep any. */
export type NoPasskey = "stopped" | "known" | "unable";

const REASONS: Readonly<Record<string, NoPasskey>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "known",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "unable",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: "unable",
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: "unable",
};

/** Loaded on first use: most screens share this file, and few use a passkey. */
const library = () => import("@simplewebauthn/browser");

async function sign(optionsJSON: RequestOptions): Promise<SignedChallenge> {
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    throw new PasskeyStopped("no passkey was used", { cause });
  });
  const { id, rawId, type, response } = answer;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** With the passkey that was chosen, or one of those that the browser finds. */
export async function signInWithPasskey(chosen?: SignedChallenge) {
  const credential = chosen ?? (await sign((await call(passkeysApi.startSignIn, {})).options));
  await enterAsAccount(await call(passkeysApi.signIn, { body: { credential } }));
}

/** In a session, before something that needs a recent sign-in. */
export async function confirmWithPasskey() {
  const { options } = await call(passkeysApi.startConfirmation, {});
  const credential = await sign(options);
  await call(passkeysApi.confirm, { body: { credential } });
}

/** Has the device make a passkey, or returns why it did not. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<NewCredential | NoPasskey> {
  const { startRegistration, WebAuthnError } = await library();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  } catch (error) {
    return (error instanceof WebAuthnError && REASONS[error.code]) || "stopped";
  }
}
