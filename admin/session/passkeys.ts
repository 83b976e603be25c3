import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { call } from "#admin/api/call.ts";
import { type CreationOptions, type NewCredential, passkeysApi, type RequestOptions } from "#contract/passkeys.ts";
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

async function sign(optionsJSON: RequestOptions, useBrowserAutofill = false) {
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch((cause: unknown) => {
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

/** How often the browser was asked or stopped: an offer that was still on its way then must not begin. */
let turns = 0;

let isOffering = false;

/** Takes an offer back. What a person has asked for goes on. */
export function stopOffering() {
  turns += 1;
  if (isOffering) WebAuthnAbortService.cancelCeremony();
}

/** The person chooses one of the passkeys that the browser finds. */
export async function signInWithPasskey() {
  turns += 1;
  const { options } = await call(passkeysApi.startSignIn, {});
  const credential = await sign(options);
  await enterAsAccount(await call(passkeysApi.signIn, { body: { credential } }));
}

const SECONDS_BEFORE_END = 30;

/**
 * Lets the browser offer passkeys in the email field, until one is chosen or something else is asked of it. Before a
 * challenge expires, the offer is renewed.
 */
export async function offerPasskeys(): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  const turn = turns;
  const { options, expires_at } = await call(passkeysApi.startSignIn, {});
  if (turns !== turn) return;
  let isRenewed = false;
  const renewal = setTimeout(
    () => {
      isRenewed = true;
      stopOffering();
    },
    Date.parse(expires_at) - Date.now() - SECONDS_BEFORE_END * 1000,
  );
  isOffering = true;
  const credential = await sign(options, true)
    .catch(() => undefined)
    .finally(() => {
      isOffering = false;
      clearTimeout(renewal);
    });
  if (isRenewed) await offerPasskeys();
  else if (credential) await enterAsAccount(await call(passkeysApi.signIn, { body: { credential } }));
}

/** In a session, before something that needs a recent sign-in. */
export async function confirmWithPasskey() {
  const { options } = await call(passkeysApi.startConfirmation, {});
  const credential = await sign(options);
  await call(passkeysApi.confirm, { body: { credential } });
}

/** Has the device make a passkey, or returns why it did not. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<NewCredential | NoPasskey> {
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
