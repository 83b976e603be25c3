import { zipOf } from "#server/platform/records/write-zip.ts";

const AT = new Date("2026-01-01T00:00:00Z");
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

type Parts = Readonly<Record<string, string>>;

export const zipped = (parts: Parts) =>
  new Uint8Array(zipOf(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })), AT)); // oxfmt-ignore

/** The parts of a workbook with these sheets, given as the XML of their rows. Written by hand, as others write it. */
export const xlsxParts = (
  sheets: Parts,
  { strings = "", styles = "", attributes = {} }: { strings?: string; styles?: string; attributes?: Parts } = {},
): Parts => {
  const names = Object.keys(sheets);
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${DOCUMENT}/${kind}" Target="${target}"/>`;
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation("r1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><workbookPr/><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" ${attributes[name] ?? ""} r:id="rId${at + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${names
      .map((_, at) => relation(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`))
      .join(
        "",
      )}${relation("rS", "sharedStrings", "/xl/sharedStrings.xml")}${relation("rT", "styles", "styles.xml")}</Relationships>`,
    "xl/sharedStrings.xml": `${HEAD}<sst xmlns="${MAIN}">${strings}</sst>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Rows of texts and numbers. */
export const xlsxRows = (rows: readonly (readonly (string | number | null)[])[]) =>
  rows
    .map((row, at) => {
      const cells = row.map((cell, column) => {
        const reference = `${String.fromCharCode(65 + column)}${at + 1}`;
        if (cell === null) return "";
        if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
        return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
      });
      return `<row r="${at + 1}">${cells.join("")}</row>`;
    })
    .join("");

export const xlsxFile = (sheets: Readonly<Record<string, readonly (readonly (string | number | null)[])[]>>) =>
  zipped(xlsxParts(Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, xlsxRows(rows)]))));

const ODS = "urn:oasis:names:tc:opendocument:xmlns";

/** The content of a workbook of LibreOffice with these tables, given as XML. */
export const odsFile = (tables: string, styles = "", more: Parts = {}) =>
  zipped({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `${HEAD}<office:document-content xmlns:office="${ODS}:office:1.0" xmlns:table="${ODS}:table:1.0" xmlns:text="${ODS}:text:1.0" xmlns:style="${ODS}:style:1.0"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ...more,
  });
