import { chooseLocale } from "#admin/i18n/i18n.ts";
import type { UiLocale } from "#contract/common.ts";
import { authState } from "./auth-state.ts";
import { readToken } from "./token.ts";

/** Changes the UI language immediately, and saves it on the server for mails. Another API may not support that. */
export async function chooseUiLanguage(locale: UiLocale) {
  await chooseLocale(locale);
  if (authState(readToken()).kind !== "signed-in") return;
  const { saveUiLanguage } = await import("./save-ui-language.ts");
  await saveUiLanguage(locale).catch(() => undefined);
}
