import { expect, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";
import { chooseLocale, i18n, speak } from "./i18n.ts";
import { languageTag, localeCookie, readLocaleCookie, startLocale } from "./locales.ts";

test("R2.40 offers the admin in en, es, fr, pt, tl and km", async () => {
  expect(UI_LOCALES).toEqual(["en", "es", "fr", "pt", "tl", "km"]);
  const words = new Set<string>();
  for (const locale of UI_LOCALES) {
    await speak(locale);
    words.add(i18n.t("auth.login.title"));
    expect(document.documentElement.lang).toBe(languageTag(locale));
    expect(document.documentElement.dir).toBe("ltr");
  }
  expect(words.size).toBe(UI_LOCALES.length);
});

test.each([
  ["locale=km", "fr", "km"],
  ["a=b; locale=tl; c=d", undefined, "tl"],
  ["", "fr", "fr"],
  ["locale=de", "fr", "fr"],
  ["xlocale=km", undefined, "en"],
  ["", "xx", "en"],
])("R2.41 with the cookie %j and the default %s, starts in %s", (cookie, configured, expected) =>
  expect(startLocale(configured, cookie)).toBe(expected),
);

test("R9.5 keeps the locale cookie for 365 days", async () => {
  expect(localeCookie("km")).toBe("locale=km; Max-Age=31536000; Path=/; SameSite=Lax");
  await chooseLocale("es");
  expect(readLocaleCookie()).toBe("es");
  expect(document.documentElement.lang).toBe("es");
});

test("names each language in itself", () => {
  const names = ["English", "Español", "Français", "Português", "Tagalog (Filipino)", "ភាសាខ្មែរ"];
  expect(UI_LOCALES.map(ownLanguageName)).toEqual(names);
});

test("uses tl in the app and fil in the browser for Tagalog", () => {
  expect(languageTag("tl")).toBe("fil");
  expect(languageTag("km")).toBe("km");
});
