import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { AppError } from "#server/platform/http/errors.ts";

const unreadable = (message: string) => new AppError("file_unreadable", message, { fields: { file: message } });

/** A workbook of many pictures has a few hundred. */
const MAX_ENTRIES = 2000;
const MAX_NAME_LENGTH = 300;
const MB = 1024 * 1024;
/** All entries together, unpacked. */
const MAX_TOTAL = 768 * MB;
/** Sheets shrink to a thirtieth, those of equal rows to a hundredth; only bombs go to a thousandth. */
const MAX_RATIO = 400;
const RATIO_COUNTS_FROM = 8 * MB;

export const tooLarge = () => new AppError("workbook_too_large", "Unpacked, this workbook is too large to read");
export const encrypted = () => new AppError("workbook_encrypted", "This workbook is protected with a password");

function checkEntry(entry: Entry) {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (fileName.length > MAX_NAME_LENGTH) throw unreadable("A part of this workbook has a name that is too long");
  if (entry.isEncrypted()) throw encrypted();
  const ratio = uncompressedSize / Math.max(1, compressedSize);
  if (uncompressedSize > RATIO_COUNTS_FROM && ratio > MAX_RATIO) throw tooLarge();
}

/** yauzl itself refuses absolute names, names with `..`, and sizes that cannot be right. */
async function entriesOf(zip: ZipFile) {
  if (zip.entryCount > MAX_ENTRIES) throw unreadable(`This workbook has more than ${MAX_ENTRIES} parts`);
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry);
    total += entry.uncompressedSize;
    if (total > MAX_TOTAL) throw tooLarge();
    if (entries.has(entry.fileName)) throw unreadable("Two parts of this workbook have the same name");
    entries.set(entry.fileName, entry);
  }
  return entries;
}

const asUnreadable = (error: unknown) =>
  error instanceof AppError ? error : unreadable(error instanceof Error ? error.message : "This is not a zip file");

/** Decodes UTF-8 in pieces, as they are unpacked: nothing is kept. */
async function* piecesOf(zip: ZipFile, entry: Entry): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  try {
    // fails as soon as an entry turns out larger than it claims
    const stream = await zip.openReadStreamPromise(entry);
    for await (const piece of stream as AsyncIterable<Buffer>) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** The parts of a zip file, after its directory has been judged. */
export type Archive = {
  readonly names: readonly string[];
  readonly has: (name: string) => boolean;
  readonly sizeOf: (name: string) => number;
  readonly pieces: (name: string) => AsyncGenerator<string>;
};

export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
    });
    const entries = await entriesOf(zip);
    const find = (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw unreadable(`This workbook has no part ${name}`);
      return entry;
    };
    return {
      names: [...entries.keys()],
      has: (name) => entries.has(name),
      sizeOf: (name) => find(name).uncompressedSize,
      pieces: (name) => piecesOf(zip, find(name)),
    };
  } catch (error) {
    throw asUnreadable(error);
  }
}
