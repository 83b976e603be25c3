import { expect, test } from "vitest";
import { FEEDBACK_QUESTIONS, optionsOf } from "#contract/feedback-questions.ts";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { guideWords } from "./all-words.ts";

test.each(GUIDE_LOCALES)("each answer to a question has a word of its own (%s)", (locale) => {
  const { questions } = guideWords(locale).asked;
  for (const question of FEEDBACK_QUESTIONS) {
    const answers: Readonly<Record<string, string>> = questions[question].answers;
    const words = optionsOf(question).map((option) => answers[option]?.trim() ?? "");
    expect(new Set(words).size, question).toBe(words.length);
    expect(words, question).not.toContain("");
  }
});
