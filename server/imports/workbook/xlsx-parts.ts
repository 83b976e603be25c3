import { unreadable } from "../read/unreadable-file.ts";
import { type Archive, tooLarge } from "#server/platform/records/open-archive.ts";
import { attribute, readXml } from "./read-xml.ts";
import { isDateFormat } from "./sheet-dates.ts";
import { type Sheet, sheetName } from "./workbook-rows.ts";

/** Strings stay in memory while the sheet is read. */
const MAX_SHARED_STRINGS = 64 * 1024 * 1024;
/** Lists of sheets, formats and relations. */
const MAX_PART = 16 * 1024 * 1024;
const MAX_SHEETS = 200;

const smallPart = (archive: Archive, name: string) => {
  if (archive.sizeOf(name) > MAX_PART) throw tooLarge();
  return archive.pieces(name);
};

type Relation = { readonly id: string; readonly kind: string; readonly target: string };

const folderOf = (part: string) => part.slice(0, part.lastIndexOf("/") + 1);

/** The name of a part that another one points to. */
function resolve(folder: string, target: string) {
  if (target.startsWith("/")) return target.slice(1);
  const steps: string[] = folder.split("/").filter(Boolean);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = folderOf(part);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!archive.has(name)) return [];
  const relations: Relation[] = [];
  const open = (element: string, tag: string) => {
    if (element !== "Relationship") return;
    const kind = attribute(tag, "Type") ?? "";
    relations.push({
      id: attribute(tag, "Id") ?? "",
      kind: kind.slice(kind.lastIndexOf("/") + 1),
      target: resolve(folder, attribute(tag, "Target") ?? ""),
    });
  };
  await readXml(smallPart(archive, name), { open });
  return relations;
}

/** The numbers of the cell styles that show dates. */
async function dateStylesOf(archive: Archive, part: string): Promise<ReadonlySet<number>> {
  const codes = new Map<number, string>();
  const dates = new Set<number>();
  let [isInCells, count] = [false, 0];
  const open = (name: string, tag: string) => {
    if (name === "numFmt") codes.set(Number(attribute(tag, "numFmtId")), attribute(tag, "formatCode") ?? "");
    if (name === "cellXfs") isInCells = true;
    if (name !== "xf" || !isInCells) return;
    const id = Number(attribute(tag, "numFmtId") ?? 0);
    if (isDateFormat(id, codes.get(id))) dates.add(count);
    count += 1;
  };
  await readXml(smallPart(archive, part), { open, close: (name) => (isInCells &&= name !== "cellXfs") });
  return dates;
}

const ESCAPED = /_x([\dA-Fa-f]{4})_/g;
/** How workbooks write characters that XML does not allow. */
export const unescaped = (text: string) =>
  text.includes("_x")
    ? text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** Texts that cells refer to by their position. How they are pronounced is left out. */
async function sharedStringsOf(archive: Archive, part: string): Promise<readonly string[]> {
  if (archive.sizeOf(part) > MAX_SHARED_STRINGS) throw tooLarge();
  const strings: string[] = [];
  let [string, isText, isSound] = ["", false, false];
  await readXml(archive.pieces(part), {
    open: (name) => {
      if (name === "si") string = "";
      else if (name === "rPh") isSound = true;
      else isText = name === "t" && !isSound;
    },
    text: (text) => {
      if (isText) string += text;
    },
    close: (name) => {
      isText = false;
      if (name === "rPh") isSound = false;
      if (name === "si") strings.push(unescaped(string));
    },
  });
  return strings;
}

type Listed = Sheet & { readonly relation: string };

async function listSheets(archive: Archive, part: string) {
  const sheets: Listed[] = [];
  let is_1904 = false;
  const open = (name: string, tag: string) => {
    if (name === "workbookPr") is_1904 = /^(?:1|true)$/.test(attribute(tag, "date1904") ?? "");
    if (name !== "sheet") return;
    const relation = /\s[\w-]+:id="([^"]{1,200})"/.exec(tag)?.[1] ?? "";
    const state = attribute(tag, "state");
    sheets.push({
      name: sheetName(attribute(tag, "name")),
      relation,
      is_hidden: state !== undefined && state !== "visible",
    });
  };
  await readXml(smallPart(archive, part), { open });
  if (sheets.length > MAX_SHEETS) throw unreadable(`This workbook has more than ${MAX_SHEETS} sheets`);
  return { sheets, is_1904 };
}

/** What the sheets need to be read, and where each is. Sheets of charts are left out. */
export async function openXlsxParts(archive: Archive) {
  const book = (await relationsOf(archive, "")).find(({ kind }) => kind === "officeDocument")?.target;
  if (book === undefined || !archive.has(book)) throw unreadable("This zip file is not a workbook");
  const relations = await relationsOf(archive, book);
  const partOf = (kind: string) => relations.find((one) => one.kind === kind && archive.has(one.target))?.target;
  const { sheets, is_1904 } = await listSheets(archive, book);
  const parts = new Map(relations.flatMap(({ id, kind, target }) => (kind === "worksheet" ? [[id, target]] : [])));
  const styles = partOf("styles");
  const strings = partOf("sharedStrings");
  return {
    is_1904,
    sheets: sheets.flatMap(({ relation, ...sheet }) => {
      const part = parts.get(relation);
      return part === undefined || !archive.has(part) ? [] : [{ ...sheet, part }];
    }),
    dates: styles === undefined ? new Set<number>() : await dateStylesOf(archive, styles),
    strings: strings === undefined ? [] : await sharedStringsOf(archive, strings),
  };
}
export type XlsxParts = Awaited<ReturnType<typeof openXlsxParts>>;
