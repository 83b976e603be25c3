import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { readDutch, readGeojson, readObjects } from "./read-json.ts";
import type { RawRow } from "./raw-row.ts";
import { largestList } from "./largest-list.ts";
import { listNamed, splitJson } from "./split-json.ts";

const text = (value: unknown) => () => [typeof value === "string" ? value : JSON.stringify(value)];
const all = <T>(items: Iterable<T>) => [...items];
const plainRows = (rows: Iterable<RawRow>) =>
  all(rows).map((row) => ({ ...row, cells: Object.fromEntries(row.cells) }));
function* cut(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

test("splits a list into its elements, wherever it is cut", () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 8 }),
      fc.constantFrom("bare", "wrapped", "late"),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(undefined, 2),
      (list, form, length, indent) => {
        const documents = {
          bare: list,
          wrapped: { type: "FeatureCollection", features: list },
          late: { name: 'the "features": [', other: { features: [1] }, more: [{ a: 1 }], features: list, end: [2] },
        };
        const document = JSON.stringify(documents[form], null, indent);
        const elements = all(splitJson(cut(document, length), listNamed(["features"])));
        expect(elements.map((element) => JSON.parse(element) as unknown)).toEqual(JSON.parse(JSON.stringify(list)));
      },
    ),
    { numRuns: 200 },
  );
});

test("reads any other object as one element, and rejects a truncated document", () => {
  expect(all(splitJson(cut('{"a": {"features": 1}}', 3), listNamed(["features"])))).toEqual(['{"a": {"features": 1}}']);
  for (const broken of ['{"features": [{"a": 1', '[1, "x', "", "[]]"])
    expect(() => all(splitJson(cut(broken, 4), listNamed(["features"])))).toThrow(
      expect.objectContaining({ code: "file_unreadable" }),
    );
});

test("turns a feature's properties, geometry and id into cells", () => {
  const point = { type: "Point", coordinates: [104.9, 11.5] };
  const rows = plainRows(
    readGeojson(
      text({
        type: "FeatureCollection",
        features: [
          {
            type: "Feature",
            id: 7,
            geometry: point,
            properties: { name: "A", count: 2, on: true, none: null, tags: ["x"] },
          },
          { type: "Feature", geometry: null, properties: { geometry: "mine" } },
          { type: "Nothing" },
        ],
      }),
    ),
  );
  expect(rows).toEqual([
    {
      number: 1,
      problems: [],
      cells: {
        "feature id": "7",
        name: "A",
        count: "2",
        on: "true",
        none: "",
        tags: '["x"]',
        geometry: JSON.stringify(point),
      },
    },
    { number: 2, problems: [], cells: { "properties.geometry": "mine", geometry: "" } },
    { number: 3, cells: {}, problems: [{ code: "row_unreadable", field: null, column: null, value: null }] },
  ]);
  expect(plainRows(readGeojson(text({ type: "Feature", geometry: point, properties: { name: "One" } })))).toMatchObject(
    [{ number: 1, cells: { name: "One" } }],
  );
});

test("reads both dialects of the Dutch standard, as a record, list or wrapped list, and turns tags into lines", () => {
  const register = { name: "Triage", goal: "<p>Sort &amp; file</p><ul><li>fast</li><li>fair</li></ul>", tags: "a, b" };
  const schema = {
    name: "Triage",
    legal_basis_title: "Law",
    legal_basis_link: "https://law.example",
    impact_assessments: ["DPIA", "X"],
  };
  expect(plainRows(readDutch(text(register))).map((row) => row.cells)).toEqual([
    { name: "Triage", goal: "Sort & file\n\n- fast\n- fair", tags: "a, b" },
  ]);
  const [row] = plainRows(readDutch(text([schema])));
  expect(row?.cells).toEqual({
    name: "Triage",
    legal_basis_title: '[{"title":"Law","link":"https://law.example"}]',
    impact_assessments: '[{"title":"DPIA"},{"title":"X"}]',
  });
  expect(
    plainRows(readDutch(text({ standard: "1.0", algorithms: [register, schema], loss_report: [{}] }))).length,
  ).toBe(2);
});

test("replaces unstorable characters, and keeps text without tags unchanged", () => {
  const [row] = plainRows(readDutch(text('{"a\\u0000b": "x\\ud800y\\u0000"}')));
  expect(row?.cells).toEqual({ "a\uFFFDb": "x\uFFFDy\uFFFD" });
  expect(plainText("1 < 2 & 3 > 2, a <b c")).toBe("1 < 2 & 3 > 2, a <b c");
  expect(plainText("one<br>two<p>three</p>&#233;&euro;")).toBe("one\ntwothree\n\né&euro;");
});

test("reads the largest list of objects under any key, and objects within an object as columns", () => {
  const document = {
    meta: { license: "CC0", fields: [{ id: "a" }] },
    numbers: [1, 2, 3, 4, 5],
    result: { "total": 3, records: [
      { name: "A", contact: { email: "a@city.example", address: { street: "Quay 1" } }, tags: ["x"] },
      { name: "B", tags: ["x", "y"], note: "<p>one</p><p>two</p>" },
      { name: "C", parts: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] },
    ] },
  }; // oxfmt-ignore
  expect(plainRows(readObjects(text(document))).map(({ cells }) => cells)).toEqual([
    { name: "A", "contact.email": "a@city.example", "contact.address": '{"street":"Quay 1"}', tags: "x" },
    { name: "B", tags: '["x","y"]', note: "one\n\ntwo" },
    { name: "C", parts: '[{"id":1},{"id":2},{"id":3},{"id":4}]' },
  ]);
  expect(plainRows(readObjects(text([{ a: 1 }, 2]))).map(({ problems }) => problems.length)).toEqual([0, 1]);
  expect(plainRows(readObjects(text({ name: "Alone" }))).map(({ cells }) => cells)).toEqual([{ name: "Alone" }]);
});

test("finds a list behind more text than a row may have", () => {
  const others = Array.from({ length: 3000 }, () => "x".repeat(1000));
  const document = JSON.stringify({ others, items: [{ name: "A" }] });
  expect(largestList(cut(document, 1000))).toBe(1);
  expect(plainRows(readObjects(() => cut(document, 1000))).map(({ cells }) => cells)).toEqual([{ name: "A" }]);
});
