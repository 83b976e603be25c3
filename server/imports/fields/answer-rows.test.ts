import { expect, test } from "vitest";
import { rowsOf } from "./answer-rows.ts";
import { QUESTIONS } from "./answer-field.ts";

const read = (id: string, cell: string) => {
  const question = QUESTIONS.get(id);
  if (!question) throw new Error(`No question ${id}`);
  return rowsOf(question, cell, { date_order: "iso", is_own: false });
};
const object = (row: object) => JSON.stringify([row]);

test.each([
  ["an address without its scheme", "wetten.nl/x", [{ url: "https://wetten.nl/x" }]],
  ["http stays", "http://wetten.nl/x", [{ url: "http://wetten.nl/x" }]],
  [
    "several links are a row each",
    "https://a.example/1; www.b.example\nc.example/2",
    [{ url: "https://a.example/1" }, { url: "https://www.b.example" }, { url: "https://c.example/2" }],
  ],
  ["words with a dot stay words", "Artikel5.lid", [{ title: "Artikel5.lid" }]],
  ["words with a link stay as they are", "APV, a.example/1", [{ title: "APV, a.example/1" }]],
  ["a link in a column", object({ title: "WVW", link: "wetten.nl/x" }), [{ title: "WVW", url: "https://wetten.nl/x" }]],
  [
    "words in a column of links",
    object({ title: "WVW", link: "on the intranet" }),
    [{ title: "WVW", url: "on the intranet" }],
  ],
  ["no link", object({ title: "WVW", link: "n.v.t." }), [{ title: "WVW" }]],
])("rows: %s", (_what, cell, rows) => {
  expect(read("legal_refs", cell)).toMatchObject({ value: rows });
});

test("of several links in one column the first is kept, with a warning", () => {
  expect(read("legal_refs", object({ title: "WVW", url: "https://a.example/1 https://b.example/2" }))).toEqual({
    value: [{ title: "WVW", url: "https://a.example/1" }],
    doubt: "first_of_several",
  });
});

test("a link alone is an assessment, dataset or risk without a name", () => {
  expect(read("datasets", "data.example/set")).toEqual({ value: [{ url: "https://data.example/set" }] });
  expect(read("assessments", "a.example/dpia.pdf")).toEqual({
    value: [{ kind: "dpia", status: "done", url: "https://a.example/dpia.pdf" }],
  });
});

test("rows written as text are read back, whatever their language", () => {
  const text =
    "Risk: Sensor fails\nType: Error\nWhat is done about it: Daily check,\nand a spare one\n\nRisk: Misuse\nMitigation: Training";
  expect(read("risks", text)).toEqual({
    value: [
      { risk: "Sensor fails", type: "error", mitigation: "Daily check,\nand a spare one" },
      { risk: "Misuse", mitigation: "Training" },
    ],
  });
});

test("a sentence about assessments is no name of one, and says no status", () => {
  const prose = "A DPIA will be completed before the pilot begins, and it will be published on our website.";
  expect(read("assessments", prose)).toEqual({ value: [{ kind: "dpia", summary: prose }] });
});
