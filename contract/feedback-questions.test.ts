import { expect, test } from "vitest";
import { FIRST_QUESTION, kindOf, questionsOf, readAnswer } from "./feedback-questions.ts";
import { FEEDBACK_SETS } from "./page-content.ts";

test.each(FEEDBACK_SETS)("pages with the %s set begin with the question that has faces on the page itself", (set) => {
  expect(questionsOf(set)[0]).toBe(FIRST_QUESTION);
  expect(kindOf(FIRST_QUESTION)).toBe("scale");
});

test("reads an answer from a form only if it is one of the question's", () => {
  expect(["1", "5", "0", "6", "2.0", "", null].map((text) => readAnswer("feeling", text))).toEqual([
    1,
    5,
    null,
    null,
    null,
    null,
    null,
  ]);
});
