import fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";
import { readGeojson, readRecords } from "./read-json.ts";
import type { RawRow } from "./raw-row.ts";
import { splitJson } from "./split-json.ts";

const utf8 = (value: unknown) => new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
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
        const text = JSON.stringify(documents[form], null, indent);
        const elements = all(splitJson(cut(text, length), ["features"]));
        expect(elements.map((element) => JSON.parse(element) as unknown)).toEqual(JSON.parse(JSON.stringify(list)));
      },
    ),
    { numRuns: 200 },
  );
});

test("reads any other object as one element, and rejects a truncated document", () => {
  expect(all(splitJson(cut('{"a": {"features": 1}}', 3), ["features"]))).toEqual(['{"a": {"features": 1}}']);
  for (const text of ['{"features": [{"a": 1', '[1, "x', "", "[]]"])
    expect(() => all(splitJson(cut(text, 4), ["features"]))).toThrow(
      expect.objectContaining({ code: "file_unreadable" }),
    );
});

test("turns a feature's properties, geometry and id into cells", () => {
  const point = { type: "Point", coordinates: [104.9, 11.5] };
  const rows = plainRows(
    readGeojson(
      utf8({
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
  expect(plainRows(readGeojson(utf8({ type: "Feature", geometry: point, properties: { name: "One" } })))).toMatchObject(
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
  expect(plainRows(readRecords(utf8(register))).map((row) => row.cells)).toEqual([
    { name: "Triage", goal: "Sort & file\n\n- fast\n- fair", tags: "a, b" },
  ]);
  const [row] = plainRows(readRecords(utf8([schema])));
  expect(row?.cells).toEqual({
    name: "Triage",
    legal_basis_title: '[{"title":"Law","link":"https://law.example"}]',
    impact_assessments: '[{"title":"DPIA"},{"title":"X"}]',
  });
  expect(
    plainRows(readRecords(utf8({ standard: "1.0", algorithms: [register, schema], loss_report: [{}] }))).length,
  ).toBe(2);
});

test("replaces unstorable characters, and keeps text without tags unchanged", () => {
  const [row] = plainRows(readRecords(utf8('{"a\\u0000b": "x\\ud800y\\u0000"}')));
  expect(row?.cells).toEqual({ "a\uFFFDb": "x\uFFFDy\uFFFD" });
  expect(plainText("1 < 2 & 3 > 2, a <b c")).toBe("1 < 2 & 3 > 2, a <b c");
  expect(plainText("one<br>two<p>three</p>&#233;&euro;")).toBe("one\ntwothree\n\né&euro;");
});
