import { call } from "#admin/api/call.ts";
import { statusOf } from "#admin/api/status.ts";
import { chooseLocale } from "#admin/i18n/i18n.ts";
import { readLocaleCookie } from "#admin/i18n/locales.ts";
import { ApiError } from "#contract/client.ts";
import { sessionApi } from "#contract/session.ts";
import { userApi } from "#contract/user.ts";
import { startSession } from "./token.ts";

/** Uses the account's language if none has been chosen in this browser, and remembers it. */
async function speakAsAccount() {
  if (readLocaleCookie() !== undefined) return;
  const { ui_locale } = (await call(userApi.get, {})).user;
  if (ui_locale) await chooseLocale(ui_locale);
}

/** Signs in, or returns why not: `invalid` for wrong credentials, `city_only` if no workspace of theirs takes it, `failed` for anything else. */
export async function signIn(body: {
  email: string;
  password: string;
}): Promise<"invalid" | "failed" | "city_only" | undefined> {
  try {
    startSession(await call(sessionApi.login, { body }));
    await speakAsAccount().catch(() => undefined);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.body.code === "city_sign_in_needed") return "city_only";
    return statusOf(error) === 401 ? "invalid" : "failed";
  }
}
