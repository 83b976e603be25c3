import { writeOds, writeXlsx } from "hucre";
import { expect, test } from "vitest";
import { odsFile, xlsxFile, xlsxParts, xlsxRows, zipped } from "#server/testing/make-workbook.ts";
import { openWorkbook, requireNoOldWorkbook } from "./open-workbook.ts";

async function read(bytes: Uint8Array, wanted?: string) {
  const { format, workbook } = await openWorkbook(bytes);
  const rows: [number, readonly string[]][] = [];
  for await (const { number, cells } of workbook.rows(wanted ?? workbook.sheets[0]?.name ?? ""))
    rows.push([number, cells]);
  return { format, sheets: workbook.sheets, rows };
}
const refusal = async (bytes: Uint8Array) => {
  const error: unknown = await read(bytes).catch((thrown: unknown) => thrown);
  return (error as { code?: string }).code;
};

/** Formats 14 (day) and 22 (with time), one of its own, and one that only looks like a date. */
const STYLES = `
  <numFmts count="2"><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/></cellXfs>`;

test("reads every kind of cell: dates as ISO, numbers exactly, formulas as their results, errors as empty", async () => {
  const rows = `
    <row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>
    <row r="4" hidden="1">
      <c r="A4" s="1"><v>45488</v></c><c r="B4" s="2"><v>45488.75</v></c><c r="C4" s="3"><v>39448</v></c>
      <c r="D4" s="4"><v>30</v></c><c r="E4"><v>-121.87912345678</v></c><c r="F4" t="b"><v>1</v></c>
      <c r="G4" t="e"><v>#N/A</v></c><c r="H4" t="str"><f>CONCAT("a";"b")</f><v>a &lt; b</v></c>
      <c r="I4"><f>SUM(D4)</f><v>1E-3</v></c><c r="J4" t="d"><v>2024-07-01T00:00:00</v></c><c r="K4" s="1"/>
    </row>
    <row><c t="inlineStr"><is><r><t>two </t></r><r><t xml:space="preserve">runs_x000A_x</t></r></is></c><c><v>007</v></c></row>
    <row r="1048576"/>`;
  const strings = `<si><t>Name</t></si><si><r><rPr><b/></rPr><t>Install</t></r><r><t>ed</t></r><rPh sb="0" eb="1"><t>said</t></rPh></si>`;
  const file = zipped(xlsxParts({ Cameras: rows }, { strings, styles: STYLES }));
  expect(await read(file)).toEqual({
    format: "xlsx",
    sheets: [{ name: "Cameras", is_hidden: false }],
    rows: [
      [2, ["Name", "", "Installed"]],
      [4, ["2024-07-15", "2024-07-15T18:00", "2008-01-01", "30", "-121.87912345678", "true", "", "a < b", "0.001", "2024-07-01"]], // oxfmt-ignore
      [5, ["two runs\nx", "7"]],
    ],
  });
});

test("dates before March 1900 and of the other calendar are right", async () => {
  const parts = xlsxParts({ A: '<row r="1"><c r="A1" s="1"><v>1</v></c><c r="B1" s="1"><v>61</v></c></row>' }, { styles: STYLES }); // oxfmt-ignore
  expect((await read(zipped(parts))).rows).toEqual([[1, ["1900-01-01", "1900-03-01"]]]);
  const book = parts["xl/workbook.xml"]?.replace("<workbookPr/>", '<workbookPr date1904="1"/>') ?? "";
  expect((await read(zipped({ ...parts, "xl/workbook.xml": book }))).rows).toEqual([[1, ["1904-01-02", "1904-03-02"]]]);
});

test("lists sheets with the hidden ones, and reads the one asked for", async () => {
  const parts = xlsxParts(
    { "A &amp; B": xlsxRows([["x"]]), Lists: xlsxRows([["y"]]) },
    { attributes: { Lists: 'state="veryHidden"' } },
  );
  const { sheets, rows } = await read(zipped(parts), "Lists");
  expect(sheets).toEqual([{ name: "A & B", is_hidden: false }, { name: "Lists", is_hidden: true }]); // oxfmt-ignore
  expect(rows).toEqual([[1, ["y"]]]);
});

test("reads what another program writes, in both formats", async () => {
  const values = [
    ["Name", "Count", "On", "Installed", "Note"],
    ["ឈ្មោះ & <b>", 12.5, true, new Date("2024-07-15T00:00:00Z"), null],
    ["=1+1", -3, false, new Date("1999-12-31T00:00:00Z"), "two\nlines"],
  ];
  const expected = [
    [1, ["Name", "Count", "On", "Installed", "Note"]],
    [2, ["ឈ្មោះ & <b>", "12.5", "true", "2024-07-15"]],
    [3, ["=1+1", "-3", "false", "1999-12-31", "two\nlines"]],
  ];
  expect((await read(await writeXlsx({ sheets: [{ name: "S", rows: values }] }))).rows).toEqual(expected);
  const ods = await read(await writeOds({ sheets: [{ name: "S", rows: values }] }));
  expect(ods).toEqual({ format: "ods", sheets: [{ name: "S", is_hidden: false }], rows: expected });
});

test("reads the cells of LibreOffice: repeated, merged, commented, with spaces and errors", async () => {
  const cell = (text: string, attributes = 'office:value-type="string"') =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
  const table = `<table:table table:name="T" table:style-name="ta1"><table:table-column/>
    <table:table-row><table:table-cell table:number-columns-spanned="2" office:value-type="string"><text:p>Title</text:p></table:table-cell><table:covered-table-cell/>${cell("x")}</table:table-row>
    <table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
    <table:table-row table:number-rows-repeated="2">${cell('a<text:s text:c="2"/>b<text:line-break/>c')}${cell("shown", 'office:value-type="float" office:value="0.1" table:number-columns-repeated="2"')}<table:table-cell office:value-type="string"><office:annotation><text:p>a comment</text:p></office:annotation><text:p>one</text:p><text:p>two</text:p></table:table-cell></table:table-row>
    <table:table-row>${cell("#N/A", 'office:value-type="string" calcext:value-type="error"')}${cell("15.07.24", 'office:value-type="date" office:date-value="2024-07-15T00:00:00"')}${cell("WAHR", 'office:value-type="boolean" office:boolean-value="true"')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>
    <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
  </table:table><table:table table:name="H"><table:table-row>${cell("h")}</table:table-row></table:table>`;
  const styles = '<style:style style:name="ta1"><style:table-properties table:display="false"/></style:style>';
  const { sheets, rows } = await read(odsFile(table, styles));
  expect(sheets).toEqual([{ name: "T", is_hidden: true }, { name: "H", is_hidden: false }]); // oxfmt-ignore
  expect(rows).toEqual([
    [1, ["Title", "", "x"]],
    [5, ["a  b\nc", "0.1", "0.1", "one\ntwo"]],
    [6, ["a  b\nc", "0.1", "0.1", "one\ntwo"]],
    [7, ["", "2024-07-15", "true"]],
  ]);
});

const SMALL = xlsxParts({ A: xlsxRows([["name"], ["x"]]) });

test("refuses by name what a workbook must not hold", async () => {
  expect(await refusal(zipped({ ...SMALL, "xl/vbaProject.bin": "x" }))).toBe("workbook_has_macros");
  const types = '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'; // oxfmt-ignore
  expect(await refusal(zipped({ ...SMALL, "[Content_Types].xml": types }))).toBe("workbook_has_macros");
  expect(await refusal(zipped({ ...SMALL, "xl/externalLinks/externalLink1.xml": "<x/>" }))).toBe("workbook_has_links");
  expect(await refusal(zipped({ ...SMALL, "xl/workbook.bin": "x" }))).toBe("workbook_old");
  const source = '<table:table table:name="T"><table:table-source xlink:href="file:///a.ods"/></table:table>';
  expect(await refusal(odsFile(source))).toBe("workbook_has_links");
  expect(await refusal(odsFile("", "", { "Basic/Standard/Module1.xml": "<x/>" }))).toBe("workbook_has_macros");
  const manifest = "<manifest:manifest><manifest:encryption-data/></manifest:manifest>";
  expect(await refusal(odsFile("", "", { "META-INF/manifest.xml": manifest }))).toBe("workbook_encrypted");
  expect(await refusal(zipped({ "readme.txt": "x" }))).toBe("file_unreadable");
});

test("tells encrypted workbooks from old ones", async () => {
  const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 600 }, () => 0)]);
  expect(() => requireNoOldWorkbook(ole)).toThrow(expect.objectContaining({ code: "workbook_old" }));
  const locked = await writeXlsx({
    sheets: [{ name: "S", rows: [["x"]] }],
    encryption: { password: "x", spinCount: 1 },
  });
  expect(() => requireNoOldWorkbook(locked)).toThrow(expect.objectContaining({ code: "workbook_encrypted" }));
  const flagged = xlsxFile({ A: [["x"]] });
  for (let at = 0; at < flagged.length - 8; at += 1)
    if (flagged[at] === 0x50 && flagged[at + 1] === 0x4b && flagged[at + 2] === 1) flagged[at + 8] = 1;
  expect(await refusal(flagged)).toBe("workbook_encrypted");
});
