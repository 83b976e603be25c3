import { expect, test } from "vitest";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { feedbackWords } from "./feedback-words.ts";

test.each(GUIDE_LOCALES)("each face of a question has a word of its own (%s)", (locale) => {
  for (const [question, scale] of Object.entries(feedbackWords({ locale }).scales)) {
    expect(scale, question).toHaveLength(5);
    expect(new Set(scale.map((word) => word.trim())).size, question).toBe(5);
    expect(scale, question).not.toContain("");
  }
});
