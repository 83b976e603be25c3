import { parse } from "csv-parse/sync";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { ContentLocale } from "#contract/common.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { unguardFormulas } from "#server/platform/records/csv.ts";
import { type FileUnit, MAX_UNITS, type ReadFile } from "./translation-file.ts";

const unreadable = (message: string) => new AppError("file_unreadable", message, { fields: { file: message } });

/** An element in the ordered format of the XML parser: its name with children, and its attributes. */
type Node = Readonly<Record<string, unknown>>;
const ATTRIBUTES = ":@";

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
});

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ATTRIBUTES) ?? "";
const childrenOf = (node: Node) => {
  const inner = node[nameOf(node)];
  return Array.isArray(inner) ? (inner as Node[]) : [];
};
const attribute = (node: Node, name: string) => {
  const all = node[ATTRIBUTES];
  const value = typeof all === "object" && all !== null ? (all as Node)[name] : undefined;
  return typeof value === "string" ? value : undefined;
};

const CODES = /&#(x[0-9a-f]{1,6}|\d{1,7});/gi;
/** The parser decodes named entities but not numeric ones. */
const withSigns = (text: string) =>
  text.replaceAll(CODES, (all, code: string) => {
    const number = code.startsWith("x") || code.startsWith("X") ? Number.parseInt(code.slice(1), 16) : Number(code);
    return number > 0 && number <= 0x10ffff && !(number >= 0xd800 && number <= 0xdfff)
      ? String.fromCodePoint(number)
      : all;
  });

/** An element's text, ignoring inline markup that tools add. */
const textOf = (node: Node): string =>
  childrenOf(node)
    .map((child) => {
      const text = child["#text"];
      return typeof text === "string" ? withSigns(text) : textOf(child);
    })
    .join("");

const find = (nodes: readonly Node[], name: string) => nodes.filter((node) => nameOf(node) === name);

function unitOf(unit: Node): FileUnit | undefined {
  const name = attribute(unit, "name");
  if (name === undefined) return undefined;
  const segments = find(childrenOf(unit), "segment").map(childrenOf);
  const words = (part: "source" | "target") => segments.flatMap((inner) => find(inner, part).map(textOf)).join("");
  return { name: withSigns(name), source: words("source"), target: words("target") };
}

function readXliff(text: string): ReadFile {
  if (/<!DOCTYPE/i.test(text)) throw unreadable("The file declares a document type. Send it as it was exported");
  // the parser itself accepts truncated XML
  if (XMLValidator.validate(text) !== true) throw unreadable("The file is not well-formed XML");
  const nodes = parser.parse(text) as Node[];
  const [root] = find(nodes, "xliff");
  const locale = root && attribute(root, "trgLang");
  if (!root || locale === undefined) throw unreadable("The file is not an XLIFF 2 file with a target language");
  const units = find(childrenOf(root), "file").flatMap((one) => unitsIn(childrenOf(one)));
  return { locale, units };
}

/** Tools may nest units in groups. */
const unitsIn = (nodes: readonly Node[]): FileUnit[] =>
  nodes.flatMap((node) => {
    if (nameOf(node) === "group") return unitsIn(childrenOf(node));
    return nameOf(node) === "unit" ? (unitOf(node) ?? []) : [];
  });

const SEPARATORS = [",", ";", "\t"];

function readCsv(text: string): ReadFile {
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: SEPARATORS,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAX_UNITS + 2,
    });
  } catch {
    throw unreadable("The file is not a CSV file");
  }
  const [head = [], ...body] = rows;
  const at = { unit: head.indexOf("unit"), source: head.indexOf("source"), target: head.length - 1 };
  const locale = head[at.target]?.trim() ?? "";
  if (at.unit < 0 || at.source < 0 || at.target <= at.source || !ContentLocale.safeParse(locale).success)
    throw unreadable("The columns unit, source and a language are needed");
  return {
    locale,
    units: body.map((row) => ({
      name: row[at.unit] ?? "",
      source: unguardFormulas(row[at.source] ?? ""),
      target: unguardFormulas(row[at.target] ?? ""),
    })),
  };
}

/** Detects XLIFF or CSV by content. */
export function readTranslations({ bytes }: { readonly bytes: Uint8Array }): ReadFile {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable("The file is not in UTF-8");
  }
  const file = text.trimStart().startsWith("<") ? readXliff(text) : readCsv(text);
  if (file.units.length > MAX_UNITS) throw unreadable(`The file has more than ${MAX_UNITS} texts`);
  return file;
}
