import { chooseLocale } from "#admin/i18n/i18n.ts";
import type { UiLocale } from "#contract/common.ts";
import { authState } from "./auth-state.ts";
import { readToken } from "./token.ts";

/** Speaks the chosen language at once; the server is told so that its mails speak it too, if it listens. */
export async function chooseUiLanguage(locale: UiLocale) {
  await chooseLocale(locale);
  if (authState(readToken()).kind !== "signed-in") return;
  const { saveUiLanguage } = await import("./save-ui-language.ts");
  await saveUiLanguage(locale).catch(() => undefined);
}
