import { createHash } from "node:crypto";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { AppError } from "#server/platform/http/errors.ts";
import {
  FORMAT_VERSION,
  imageKeyOf,
  MANIFEST,
  Manifest,
  type Part,
  PEOPLE,
  tableOf,
  TAXONOMIES,
} from "./file-format.ts";
import { isTaken } from "./taken-tables.ts";

const MB = 1024 * 1024;
const MAX_ENTRIES = 200_000;
const MAX_MANIFEST = 50 * MB;
const MAX_ROWS_FILE = 8 * 1024 * MB;
const MAX_IMAGE = 64 * MB;
/** Pictures hardly shrink. */
const MAX_IMAGE_RATIO = 20;
const MAX_TOTAL = 64 * 1024 * MB;
const MAX_LINE = 32 * MB;
/** Deeper JSON is none of ours. */
const MAX_DEPTH = 64;

export const unreadable = (message: string, cause?: unknown) => new AppError("file_unreadable", message, { cause });

export type Archive = {
  readonly manifest: Manifest;
  readonly images: readonly string[];
  /** The texts of a `.jsonl` entry, checked against the manifest at its end. */
  readonly lines: (name: string) => AsyncGenerator<string>;
  readonly bytes: (name: string) => Promise<Buffer>;
  readonly close: () => void;
};

function refuseEntry({ fileName, compressedSize, uncompressedSize, ...entry }: Entry) {
  const { generalPurposeBitFlag, compressionMethod } = entry;
  if (imageKeyOf(fileName) && uncompressedSize > MB + compressedSize * MAX_IMAGE_RATIO)
    throw unreadable(`${fileName} unpacks to too much`);
  if (generalPurposeBitFlag & 1) throw unreadable(`${fileName} is encrypted`);
  if (compressionMethod !== 0 && compressionMethod !== 8) throw unreadable(`${fileName} is packed in an unknown way`);
  const most = imageKeyOf(fileName) ? MAX_IMAGE : fileName === MANIFEST ? MAX_MANIFEST : MAX_ROWS_FILE;
  if (uncompressedSize > most) throw unreadable(`${fileName} is too large`);
  if (fileName === MANIFEST || fileName === PEOPLE || fileName === TAXONOMIES || imageKeyOf(fileName)) return;
  const table = tableOf(fileName);
  if (table === undefined) throw unreadable(`${fileName.slice(0, 120)} does not belong into this file`);
  if (!isTaken(table)) throw unreadable(`The table ${table} is not known here: the file may be from a newer version`);
}

/** Reads the directory only: names, true sizes and their sum. */
async function readDirectory(zip: ZipFile) {
  if (zip.entryCount > MAX_ENTRIES) throw unreadable("The archive has too many files");
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    refuseEntry(entry);
    if (entries.has(entry.fileName)) throw unreadable(`${entry.fileName} appears twice`);
    entries.set(entry.fileName, entry);
    total += entry.uncompressedSize;
    if (total > MAX_TOTAL) throw unreadable("The archive is too large");
  }
  return entries;
}

function parseManifest(text: string): Manifest {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw unreadable(`${MANIFEST} is not JSON`, error);
  }
  const { format, format_version } = (data ?? {}) as Partial<Manifest>;
  if (format !== "guidepost-workspace") throw unreadable("This is not the file of a workspace");
  if (format_version !== FORMAT_VERSION)
    throw unreadable(`The file has format version ${String(format_version)}, this Guidepost reads ${FORMAT_VERSION}`);
  const read = Manifest.safeParse(data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw unreadable(`${MANIFEST}: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}

function depthOf(line: string) {
  let [depth, most, isText] = [0, 0, false];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charCodeAt(at);
    if (isText) {
      if (sign === 0x5c) at += 1;
      else if (sign === 0x22) isText = false;
    } else if (sign === 0x22) isText = true;
    else if (sign === 0x7b || sign === 0x5b) most = Math.max(most, (depth += 1));
    else if (sign === 0x7d || sign === 0x5d) depth -= 1;
  }
  return most;
}

function checkedLine(name: string, line: string) {
  if (depthOf(line) > MAX_DEPTH) throw unreadable(`${name} is nested too deeply`);
  return line;
}

/** Searches each chunk once, however long a line is. */
async function* splitLines(name: string, chunks: AsyncIterable<Buffer>) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let [begun, length]: [string[], number] = [[], 0];
  for await (const chunk of chunks) {
    const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
    begun.push(first);
    length += first.length;
    if (length > MAX_LINE) throw unreadable(`${name} has a line that is too long`);
    const rest = others.pop();
    if (rest === undefined) continue;
    for (const line of [begun.join(""), ...others]) yield checkedLine(name, line);
    [begun, length] = [[rest], rest.length];
  }
  if (length || decoder.decode()) throw unreadable(`${name} ends in the middle of a line`);
}

/** Our own errors pass; those of the libraries mean a damaged file. */
const asUnreadable = (name: string) => (error: unknown) => {
  throw error instanceof AppError ? error : unreadable(`${name} is damaged`, error);
};

/** Opens the file and checks its directory and manifest. What an entry holds is checked when it is read. */
export async function openArchive(path: string): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
  const zip = await openPromise(path, options).catch(asUnreadable("The archive"));
  try {
    return await readArchive(zip);
  } catch (error) {
    zip.close();
    return asUnreadable("The archive")(error);
  }
}

async function readArchive(zip: ZipFile): Promise<Archive> {
  const entries = await readDirectory(zip);

  async function* read(name: string, part: Part | undefined): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (!entry) throw unreadable(`${name} is missing`);
    const hash = createHash("sha256");
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    } catch (error) {
      asUnreadable(name)(error);
    }
    if (part && hash.digest("hex") !== part.sha256) throw unreadable(`${name} was changed: its checksum differs`);
  }
  const whole = async (name: string, part: Part | undefined) => {
    const chunks: Buffer[] = [];
    for await (const chunk of read(name, part)) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  const manifest = parseManifest((await whole(MANIFEST, undefined)).toString("utf8"));
  const { files } = manifest;
  const listed = new Set([...Object.keys(files), MANIFEST]);
  for (const name of entries.keys()) if (!listed.has(name)) throw unreadable(`${name} is not in ${MANIFEST}`);
  for (const name of listed) if (!entries.has(name)) throw unreadable(`${name} is missing`);

  return {
    manifest,
    images: [...entries.keys()].flatMap((name) => imageKeyOf(name) ?? []),
    lines: async function* (name) {
      let rows = 0;
      try {
        for await (const line of splitLines(name, read(name, files[name]))) {
          rows += 1;
          yield line;
        }
      } catch (error) {
        asUnreadable(name)(error);
      }
      if (rows !== files[name]?.rows) throw unreadable(`${name} has ${rows} rows instead of ${files[name]?.rows ?? 0}`);
    },
    bytes: (name) => whole(name, files[name]),
    close: () => zip.close(),
  };
}
