import { call } from "#admin/api/call.ts";
import { statusOf } from "#admin/api/status.ts";
import { chooseLocale } from "#admin/i18n/i18n.ts";
import { readLocaleCookie } from "#admin/i18n/locales.ts";
import { ApiError } from "#contract/client.ts";
import { type AuthToken, sessionApi } from "#contract/session.ts";
import { userApi } from "#contract/user.ts";
import { continuesWithSecondStep } from "./pending-step.ts";
import { startSession } from "./token.ts";

/** Uses the account's language if none has been chosen in this browser, and remembers it. */
async function speakAsAccount() {
  if (readLocaleCookie() !== undefined) return;
  const { ui_locale } = (await call(userApi.get, {})).user;
  if (ui_locale) await chooseLocale(ui_locale);
}

/** Starts the session of a sign-in that is complete. */
export async function enterAsAccount(token: AuthToken) {
  startSession(token);
  await speakAsAccount().catch(() => undefined);
}

type Refusal = "invalid" | "second_step" | "city_only" | "failed";

/**
 * Signs in, or returns why not: `invalid` for wrong credentials, `second_step` to continue, `city_only` if no workspace of
 * theirs takes it, `failed` for anything else.
 */
export async function signIn(body: { email: string; password: string }): Promise<Refusal | undefined> {
  try {
    await enterAsAccount(await call(sessionApi.login, { body }));
    return undefined;
  } catch (error) {
    if (continuesWithSecondStep(error)) return "second_step";
    if (error instanceof ApiError && error.body.code === "city_sign_in_needed") return "city_only";
    return statusOf(error) === 401 ? "invalid" : "failed";
  }
}
