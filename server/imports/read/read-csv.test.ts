import fc from "fast-check";
import { expect, test } from "vitest";
import { unguardFormulas } from "#server/platform/records/csv.ts";
import { encodingOf } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { readTable } from "./read-table.ts";
import { guessSeparator } from "./guess-separator.ts";
import { inspectFile } from "./read-file.ts";
import type { RawRow } from "./raw-row.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
};
const read = async (bytes: Uint8Array) => {
  const rows: RawRow[] = [];
  for await (const piece of readTable(readCsv(bytes, encodingOf(bytes)), { is_ragged: false }))
    if ("cells" in piece) rows.push(piece);
  return rows;
};
const cells = async (bytes: Uint8Array) => (await read(bytes)).map((row) => Object.fromEntries(row.cells));

test.each([",", ";", "\t", "|"])("recognises the separator %j", async (sign) => {
  const text = `name,ref,note\nA,1,"x${sign}y"\nB,2,`.replaceAll(/,(?!y)/g, sign);
  expect(await cells(utf8(text))).toEqual([
    { name: "A", ref: "1", note: `x${sign}y` },
    { name: "B", ref: "2", note: "" },
  ]);
});

test("ignores decimal commas when guessing the separator, and obeys a declared one", () => {
  expect(guessSeparator("name;lat;lng\nA;11,5;104,9\nB;11,6;104,8\n")).toBe(";");
  expect(guessSeparator("sep=|\nname|a,b,c,d\n")).toBe("|");
  expect(guessSeparator("name\nA\n")).toBe(",");
});

test("guesses the separator below a title", async () => {
  expect(guessSeparator("Cameras of 2026\n\nname;lat;note\nA;11,5;x\nB;11,6;y\n")).toBe(";");
  expect(await cells(utf8("Cameras of 2026\n\nname;lat\nA;11,5\nB;11,6\n"))).toEqual([
    { name: "A", lat: "11,5" },
    { name: "B", lat: "11,6" },
  ]);
});

test("skips the line that declares the separator", async () => {
  expect(await cells(utf8("sep=;\r\nname;ref\r\nA;1\r\n"))).toEqual([{ name: "A", ref: "1" }]);
});

test("reads UTF-8 with and without BOM, UTF-16 in both orders and Windows-1252 alike", async () => {
  const text = "name,ref\nCafé “Ürün”,1\n";
  const windows = Uint8Array.from(text, (letter) => ({ "“": 0x93, "”": 0x94 })[letter] ?? letter.charCodeAt(0));
  const files = [
    utf8(text),
    utf8(`\uFEFF${text}`),
    utf16(`\uFEFF${text}`, false),
    utf16(`\uFEFF${text}`, true),
    utf16(text, false),
    utf16(text, true),
    windows,
  ];
  for (const file of files) expect(await cells(file)).toEqual([{ name: "Café “Ürün”", ref: "1" }]);
  expect(encodingOf(windows)).toBe("windows-1252");
});

test("recognises Khmer in UTF-16", async () => {
  expect(await cells(utf16("\uFEFFឈ្មោះ,ref\nកាមេរ៉ា,1", false))).toEqual([{ ឈ្មោះ: "កាមេរ៉ា", ref: "1" }]);
});

test("numbers rows like the sheet, counting header, empty lines and quoted line breaks", async () => {
  const rows = await read(utf8('name,note\n\nA,"one\ntwo"\n,\nB,x\n'));
  expect(rows.map(({ number, cells: row }) => [number, row.get("name")])).toEqual([
    [3, "A"],
    [5, "B"],
  ]);
  expect(rows[0]?.cells.get("note")).toBe("one\ntwo");
});

test("reports rows with too few or too many cells; ignores empty trailing cells", async () => {
  const rows = await read(utf8("a,b\n1\n1,2,3\n1,2,,\n"));
  expect(rows.map(({ problems }) => problems.map(({ code, value }) => [code, value]))).toEqual([
    [["too_few_cells", null]],
    [["too_many_cells", "3"]],
    [],
  ]);
});

test("makes unnamed and repeated columns distinct", async () => {
  const { columns } = await inspectFile(utf8("name,,name\nA,B,C\n"), "devices");
  expect(columns).toEqual([
    { name: "name", samples: ["A"] },
    { name: "Column B", samples: ["B"] },
    { name: "name (2)", samples: ["C"] },
  ]);
});

test("removes the formula guard exactly once", async () => {
  const text = `a,b,c,d\n'=1+1,''=x,'tis,'+855 12\n`;
  expect(await cells(utf8(text))).toEqual([{ a: "=1+1", b: "'=x", c: "'tis", d: "+855 12" }]);
});

test("rejects binary files, empty files and files without rows, with a reason", async () => {
  const refused = (bytes: Uint8Array, message: string) =>
    expect(inspectFile(bytes, "devices")).rejects.toThrow(message);
  await refused(utf8(""), "empty");
  await refused(utf8("%PDF-1.7"), "not a table");
  await refused(new Uint8Array([0, 0, 0, 1, 0, 0, 0, 2]), "not a table");
  await refused(utf8("name,ref\n"), "no rows");
  await expect(inspectFile(utf8('name\n"never closed\n'), "devices")).rejects.toMatchObject({
    code: "file_unreadable",
  });
});

test("preserves any cell, wherever the file is cut into pieces", async () => {
  const cell = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0") && unguardFormulas(text) === text);
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }),
      fc.constantFrom(",", ";", "\t", "|"),
      fc.constantFrom("\n", "\r\n"),
      fc.constantFrom("utf8", "utf16"),
      async (table, sign, end, encoding) => {
        const lines = [["first", "second", "third"], ...table].map((line) => line.map(quoted).join(sign));
        const text = `\uFEFF${lines.join(end)}${end}`;
        const bytes = encoding === "utf8" ? utf8(text) : utf16(text, false);
        const filled = table.filter((line) => line.some((one) => one.trim()));
        expect((await cells(bytes)).map((row) => Object.values(row))).toEqual(filled);
      },
    ),
    { numRuns: 150 },
  );
});

test("reads a file of many pieces", async () => {
  const long = "ក".repeat(5000);
  const text = `name,note\n${Array.from({ length: 60 }, (_, at) => `Row ${at},"${long}"`).join("\n")}`;
  const rows = await cells(utf8(text));
  expect(rows.length).toBe(60);
  expect(new Set(rows.map((row) => row["note"]))).toEqual(new Set([long]));
});
