import type { NewCredential, SignedChallenge } from "#contract/passkeys.ts";
import type { Config } from "#server/platform/config.ts";
import { requireDomain } from "./open-challenge.ts";

/** Loaded when somebody first uses a passkey: it would be a large part of the start. */
const library = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: every authenticator has one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** From the settings, never from the request: that is what keeps other sites out. */
const expected = (config: Config, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: config.app_origin,
  expectedRPID: requireDomain(config),
  requireUserVerification: true,
});

/** The library names no kinds of failure: whatever it refuses is refused. */
const orRefused = <T>(check: Promise<T>) => check.catch((error: unknown) => ({ refused: String(error) }));

/** What the authenticator made. */
export async function checkCreation(config: Config, credential: NewCredential, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  const { response } = credential;
  const outcome = await orRefused(
    verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      },
      ...expected(config, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if ("refused" in outcome) return outcome;
  return outcome.verified ? outcome.registrationInfo : { refused: "not verified" };
}

type Kept = { readonly public_key: Uint8Array; readonly counter: number };

/** A counter that stands still or goes back: two devices use what only one may have. Synced passkeys always say 0. */
const isCopied = (before: number, now: number) => (before > 0 || now > 0) && now <= before;

/** The signature of a challenge, with the key that was kept. */
export async function checkSignature(config: Config, credential: SignedChallenge, challenge: string, kept: Kept) {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...response } = credential.response;
  const outcome = await orRefused(
    verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      ...expected(config, challenge),
      // compared below, to tell a copy from a wrong signature
      credential: { id: credential.id, publicKey: new Uint8Array(kept.public_key), counter: 0 },
    }),
  );
  if ("refused" in outcome) return outcome;
  const { verified, authenticationInfo } = outcome;
  if (!verified) return { refused: "wrong signature" };
  const { newCounter: counter, credentialBackedUp: is_synced } = authenticationInfo;
  return isCopied(kept.counter, counter) ? { refused: "copied" as const } : { counter, is_synced };
}
