import { errorWords } from "#admin/api/errors.ts";
import { i18n } from "#admin/i18n/i18n.ts";
import { offerPasskeys, PasskeyStopped, signInWithPasskey, stopOffering } from "#admin/session/passkeys.ts";

const wordsFor = (error: unknown) =>
  error instanceof PasskeyStopped ? i18n.t("auth.login.passkey_stopped") : errorWords(error);

/** Returns why nobody was signed in, if so. */
export const signIn = () => signInWithPasskey().then(() => undefined, wordsFor);

/** Nothing is said unless somebody chose a passkey and it was refused. */
export const offer = (onProblem: (words: string) => void) =>
  offerPasskeys().catch((error: unknown) => onProblem(wordsFor(error)));

export const stop = stopOffering;
