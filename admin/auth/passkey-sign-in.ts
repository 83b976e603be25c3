import { errorWords } from "#admin/api/errors.ts";
import { i18n } from "#admin/i18n/i18n.ts";
import { PasskeyStopped, signInWithPasskey } from "#admin/session/passkeys.ts";
import type { SignedChallenge } from "#contract/passkeys.ts";

const wordsFor = (error: unknown) =>
  error instanceof PasskeyStopped ? i18n.t("auth.login.passkey_stopped") : errorWords(error);

/** With the passkey that was chosen, or one that the browser asks for. Returns why nobody was signed in, if so. */
export const signIn = (chosen?: SignedChallenge) => signInWithPasskey(chosen).then(() => undefined, wordsFor);
