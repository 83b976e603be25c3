import { AppError } from "#server/platform/http/errors.ts";
import { unreadable } from "../read/unreadable-file.ts";
import { type Archive, encrypted, openArchive } from "#server/platform/records/open-archive.ts";
import { linked, openOds } from "./open-ods.ts";
import { openXlsx } from "./open-xlsx.ts";
import { attribute, readXml } from "./read-xml.ts";
import type { Workbook } from "./workbook-rows.ts";

const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
const EMPTY_ZIP = Buffer.from("PK\u0005\u0006", "latin1");
/** The container of `.xls` files and of encrypted workbooks. */
const OLE = Buffer.from("\u00D0\u00CF\u0011\u00E0", "latin1");

const startsWith = (bytes: Uint8Array, mark: Buffer) => mark.equals(bytes.subarray(0, mark.length));

const old = () => new AppError("workbook_old", "This kind of workbook cannot be read: save it as .xlsx");
const macros = () =>
  new AppError("workbook_has_macros", "This workbook contains macros: save it as .xlsx without them");

/** Names of the streams in an OLE container are UTF-16. */
const isEncryptedContainer = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(Buffer.from("EncryptedPackage", "utf16le"));

export function requireNoOldWorkbook(bytes: Uint8Array) {
  if (startsWith(bytes, OLE)) throw isEncryptedContainer(bytes) ? encrypted() : old();
}

export const isZip = (bytes: Uint8Array) => startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);

/** The document says how it is protected in its list of parts. */
async function requireUnprotected(archive: Archive) {
  const manifest = "META-INF/manifest.xml";
  if (!archive.has(manifest)) return;
  const open = (name: string) => {
    if (name === "encryption-data") throw encrypted();
  };
  await readXml(archive.pieces(manifest), { open });
}

const holdsMacros = (archive: Archive) =>
  archive.names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name) || /^(?:Basic|Scripts)\/./.test(name));

/** A workbook without macros may still be of the kind that has them; its list of types says so. */
async function declaresMacros(archive: Archive) {
  let isFound = false;
  const open = (_name: string, tag: string) => {
    isFound ||= /macroEnabled/i.test(attribute(tag, "ContentType") ?? "");
  };
  await readXml(archive.pieces("[Content_Types].xml"), { open });
  return isFound;
}

export type OpenedWorkbook = { readonly format: "xlsx" | "ods"; readonly workbook: Workbook };

/** Opens a workbook as data: nothing in it is run or fetched, and what could be is refused by name. */
export async function openWorkbook(bytes: Uint8Array): Promise<OpenedWorkbook> {
  const archive = await openArchive(bytes);
  if (holdsMacros(archive)) throw macros();
  if (archive.names.some((name) => /^xl\/externalLinks\//i.test(name))) throw linked();
  if (archive.has("[Content_Types].xml")) {
    if (archive.names.some((name) => /(?:^|\/)workbook\.bin$/i.test(name))) throw old();
    if (await declaresMacros(archive)) throw macros();
    return { format: "xlsx", workbook: await openXlsx(archive) };
  }
  await requireUnprotected(archive);
  if (archive.has("content.xml")) return { format: "ods", workbook: await openOds(archive) };
  throw unreadable("This is a zip file, but not a workbook");
}
