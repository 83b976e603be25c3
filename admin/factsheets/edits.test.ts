import { expect, test } from "vitest";
import type { AnswerRow, Answers } from "#contract/factsheets.ts";
import { blankAnswer } from "#factsheet/answers.ts";
import { addRow, changeAnswer, changeCell, moveRow, removeRow, toggleChoice } from "./edits.ts";
import { writeText } from "#datachain/text.ts";

const question = { id: "incidents", is_internal: true };

test("creates an answer on the first change; internal questions stay internal by default", () => {
  const answers = changeAnswer(question, (answer) => ({ ...answer, source: "supplier" }))({});
  expect(answers).toEqual({ incidents: { ...blankAnswer(question), source: "supplier", visibility: "internal" } });
});

test("leaves other answers unchanged", () => {
  const before: Answers = { purpose: blankAnswer({ is_internal: false }) };
  const after = changeAnswer(question, (answer) => answer)(before);
  expect(after["purpose"]).toBe(before["purpose"]);
});

test("removes an empty text", () => {
  expect(writeText({ en: "a", km: "b" }, "km", "")).toEqual({ en: "a" });
  expect(writeText({ en: "a" }, "km", "b")).toEqual({ en: "a", km: "b" });
});

test("keeps choices in the order of the options, and lets “not known” exclude all others", () => {
  const options = ["police", "public", "unknown"];
  const choose = (value: string[], choice: string, isOn = true) => toggleChoice(choice, isOn, options)(value);
  expect(choose(["public"], "police")).toEqual(["police", "public"]);
  expect(choose(["police"], "unknown")).toEqual(["unknown"]);
  expect(choose(["unknown"], "public")).toEqual(["public"]);
  expect(choose(["police", "public"], "police", false)).toEqual(["public"]);
});

test("adds, edits, moves and removes rows by id", () => {
  let rows = addRow("a")(null);
  rows = addRow("b")(rows);
  rows = changeCell("b", "title", () => ({ en: "B" }))(rows);
  rows = moveRow("b", -1)(rows);
  expect(rows).toEqual([{ id: "b", title: { en: "B" } }, { id: "a" }] satisfies AnswerRow[]);
  rows = changeCell("b", "title", () => null)(rows);
  expect(removeRow("a")(rows)).toEqual([{ id: "b" }]);
});
