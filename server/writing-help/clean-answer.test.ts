import { expect, test } from "vitest";
import { cleanAnswer, type Wanted } from "./clean-answer.ts";

const SOURCE = "See [the rules](https://city.example/rules) or call tel:+15550100.";
const clean = (answer: string, wanted: Partial<Wanted> = {}) =>
  cleanAnswer(answer, { source: SOURCE, max: 10_000, is_line: false, ...wanted });

test.each<[string, string, string, Partial<Wanted>?]>([
  ["as it is", "Veja [as regras](https://city.example/rules).", "Veja [as regras](https://city.example/rules)."],
  ["without quotation marks", '"Olá"', "Olá"],
  ["without a fence", "```markdown\nOlá\n```", "Olá"],
  ["without thoughts", "<think>The user wants…</think>\n\nOlá", "Olá"],
  ["without invisible letters", "Ol\u202Eá\u200B\u0000", "Olá"],
  ["on one line where the source has one", "Olá,\n  mundo", "Olá, mundo", { is_line: true }],
  ["with smaller-than signs", "Menos de < 5 m", "Menos de < 5 m"],
])("keeps an answer %s", (_name, answer, text, wanted = {}) => {
  expect(clean(answer, wanted)).toBe(text);
});

test.each([
  ["HTML", "<b>Olá</b>"],
  ["a closing tag", "Olá</p>"],
  ["a comment", "Olá <!-- x -->"],
  ["thoughts that never end", "<think>The user wants"],
  ["another link", "Veja [as regras](https://evil.example)."],
  ["the beginning of a link, which is another host", "Veja https://city.exam."],
  ["a bare address", "Veja www.evil.example"],
  ["a relative link", "Veja [isto](/login)"],
  ["a script's address", "Veja [isto](javascript:alert(1))"],
  ["another telephone number", "Ligue tel:+1999"],
  ["an image", "![x](https://city.example/rules)"],
  ["a quotation", "> Olá"],
  ["code", "Olá\n```\nrm\n```\n"],
  ["a second address in a word", "https://city.example/rules,https://evil.example"],
  ["far more than the source", "Olá ".repeat(400)],
])("refuses %s", (_name, answer) => {
  expect(clean(answer)).toBeUndefined();
});

test("refuses more letters than the field has room for", () => {
  expect(clean("Olá", { max: 2 })).toBeUndefined();
});
