import { config } from "#admin/api/config.ts";
import type { RequestOptions, SignedChallenge } from "#contract/passkeys.ts";

/** A challenge that is about to expire is replaced. */
const SECONDS_BEFORE_END = 30;

type Challenge = { readonly options: RequestOptions; readonly expires_at: string };

async function askForChallenge(): Promise<Challenge | undefined> {
  const reply = await fetch(`${config().api_base}/api/login/passkey/options`, { method: "POST" });
  return reply.ok ? ((await reply.json()) as Challenge) : undefined;
}

/** What the server takes, of what browsers say. */
function signedBy(credential: PublicKeyCredential): SignedChallenge {
  const { id, rawId, response } = credential.toJSON() as SignedChallenge;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/**
 * Lets the browser offer passkeys in the email field; resolves when one is chosen. Written without the library and the
 * code for requests, which the sign-in page would otherwise have to load for everybody.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<SignedChallenge | undefined> {
  const browser = window.PublicKeyCredential;
  const canOffer = "parseRequestOptionsFromJSON" in browser && (await browser.isConditionalMediationAvailable?.());
  const challenge = canOffer && !signal.aborted ? await askForChallenge() : undefined;
  if (!challenge || signal.aborted) return undefined;
  const end = AbortSignal.timeout(Date.parse(challenge.expires_at) - Date.now() - SECONDS_BEFORE_END * 1000);
  try {
    const credential = await navigator.credentials.get({
      mediation: "conditional",
      publicKey: browser.parseRequestOptionsFromJSON(challenge.options),
      signal: AbortSignal.any([signal, end]),
    });
    return credential instanceof PublicKeyCredential ? signedBy(credential) : undefined;
  } catch {
    return end.aborted ? offerPasskeys(signal) : undefined;
  }
}
