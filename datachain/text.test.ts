import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { interpolate, isBlank, missingLocales, textIn } from "./text.ts";

describe("the text of a language", () => {
  const text = { km: "ខ្មែរ", en: "English", es: "  " };

  test("is the requested one, else the default, else English, else the first available", () => {
    expect(textIn(text, "km", "es")).toEqual({ text: "ខ្មែរ", locale: "km", isFallback: false });
    expect(textIn(text, "fr", "km")).toEqual({ text: "ខ្មែរ", locale: "km", isFallback: true });
    expect(textIn(text, "fr", "es")).toEqual({ text: "English", locale: "en", isFallback: true });
    expect(textIn({ es: "", pt: "Olá" }, "fr", "es")).toEqual({ text: "Olá", locale: "pt", isFallback: true });
  });

  test("is undefined if all are blank", () => {
    expect(textIn({ en: " \n" }, "en", "en")).toBeUndefined();
    expect(textIn(undefined, "en", "en")).toBeUndefined();
    expect(isBlank({ en: " ", es: "" })).toBe(true);
  });

  test("ignores properties inherited from Object", () => {
    expect(textIn({}, "constructor", "toString")).toBeUndefined();
  });

  test("is found whenever any language has one", () => {
    const texts = fc.dictionary(fc.constantFrom("en", "es", "km", "ar"), fc.string());
    fc.assert(
      fc.property(texts, fc.constantFrom("en", "km", "xx"), (text, locale) => {
        const read = textIn(text, locale, "es");
        expect(read === undefined).toBe(isBlank(text));
        expect(read && text[read.locale]).toBe(read?.text);
        expect(read?.isFallback ?? false).toBe(read !== undefined && read.locale !== locale);
      }),
    );
  });

  test("is missing in the other languages, once written in one", () => {
    expect(missingLocales({ en: "Yes", es: " " }, ["en", "es", "km"])).toEqual(["es", "km"]);
    expect(missingLocales({ en: "" }, ["en", "es"])).toEqual([]);
  });
});

describe("interpolation", () => {
  test("fills in values and leaves a gap for missing ones", () => {
    expect(interpolate("Kept {{ duration }} at {{place}}.", { duration: "30 days" }, "___")).toBe(
      "Kept 30 days at ___.",
    );
  });

  test("inserts values literally", () => {
    expect(interpolate("{{a}}", { a: "$& {{a}} $1" }, "…")).toBe("$& {{a}} $1");
    expect(interpolate("{{constructor}}", {}, "…")).toBe("…");
  });
});
