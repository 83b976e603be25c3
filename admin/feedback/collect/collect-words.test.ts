import { expect, test } from "vitest";
import { UI_LOCALES } from "#contract/common.ts";
import { rareWords } from "#admin/i18n/rare-words.ts";
import type { feedback } from "#admin/i18n/en/feedback.ts";
import { COLLECT_WORDS, spokenOf } from "./collect-words.ts";

test.each(UI_LOCALES)(
  "uses the same words for questions and answers on the tablet as in the inbox (%s)",
  async (locale) => {
    const { feedback: inbox } = (await rareWords(locale, "feedback")) as { feedback: typeof feedback };
    expect(COLLECT_WORDS[locale].asked).toEqual(inbox.asked);
  },
);

test("offers the guide's languages that are translated, else English", () => {
  expect(spokenOf(["km", "pt-BR", "ar"])).toEqual(["pt", "km"]);
  expect(spokenOf(["ar"])).toEqual(["en"]);
});
