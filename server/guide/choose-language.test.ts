import { expect, test } from "vitest";
import { cookieIn } from "#server/platform/http/cookies.ts";
import { chooseLanguage } from "./choose-language.ts";

const site = { locales: ["en", "pt", "tl", "km", "zh-Hant"], default_locale: "en" };

test.each([
  ["km", "km"],
  ["de, km;q=0.4, pt;q=0.8", "pt"],
  ["pt-BR,en;q=0.5", "pt"],
  ["fil-PH, en;q=0.9", "tl"],
  ["zh-TW", "zh-Hant"],
  ["km;q=0, en", "en"],
  ["*", "en"],
  ["", "en"],
  ["x".repeat(10_000), "en"],
  [",,;q=,km;q=x", "en"],
])("%s requests %s", (accepted, locale) =>
  expect(chooseLanguage(site, { lang: undefined, cookie: undefined, accepted }).locale).toBe(locale),
);

test("the URL wins over the cookie, then the browser's languages, then the site's default", () => {
  const all = { lang: "pt", cookie: "km", accepted: "tl" };
  expect(chooseLanguage(site, all)).toEqual({ locale: "pt", isAsked: true });
  expect(chooseLanguage(site, { ...all, lang: "xx" })).toEqual({ locale: "km", isAsked: false });
  expect(chooseLanguage(site, { ...all, lang: undefined, cookie: "xx" }).locale).toBe("tl");
  expect(chooseLanguage(site, { lang: undefined, cookie: undefined, accepted: undefined }).locale).toBe("en");
  expect(chooseLanguage(site, { ...all, lang: "FIL" }).locale).toBe("tl");
});

test.each([
  ["a=1; lang=km; b=2", "km"],
  ["xlang=fr", undefined],
  [undefined, undefined],
])("reads the cookie from %s as %s", (header, value) => expect(cookieIn(header, "lang")).toBe(value));
