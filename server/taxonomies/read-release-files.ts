import { parse as parseYaml } from "yaml";
import { combineReleaseFiles, type ReleaseFiles, ReleaseFilesError } from "#datachain/release-files.ts";
import { asObject } from "#datachain/document-parse.ts";
import { openArchive } from "#server/platform/records/open-archive.ts";
import { AppError } from "#server/platform/http/errors.ts";

/** A release has about 200 files of a few kilobytes. */
const MAX_UNPACKED = 16 * 1024 * 1024;
const WANTED = /\.(?:json|ya?ml|svg)$/i;
/** Copies of what other files of the build hold. */
function isNeedless(path: string) {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  const isCopy = folders.at(-1) === "elements" && name.endsWith(".json");
  return isCopy || name === "schema.json" || name.startsWith("search-index.") || folders.includes("icons");
}

const unreadable = (message: string, cause?: unknown) =>
  new AppError("file_unreadable", message, { fields: { file: message }, cause });

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

const TOO_LARGE = "Unpacked, these files are too large for one release";
/** The guards are those of workbooks, which speak of them. */
const REASONS: Readonly<Record<string, string>> = {
  workbook_too_large: TOO_LARGE,
  workbook_encrypted: "This ZIP file is protected with a password",
};

async function unpack(bytes: Uint8Array): Promise<ReleaseFiles> {
  const archive = await openArchive(bytes).catch((error: unknown) => {
    const { code = "" } = error as { readonly code?: string };
    throw unreadable(REASONS[code] ?? "This ZIP file cannot be read, or has more files than a release", error);
  });
  const names = archive.names.filter((name) => WANTED.test(name) && !isNeedless(name));
  const total = names.reduce((sum, name) => sum + archive.sizeOf(name), 0);
  if (total > MAX_UNPACKED) throw unreadable(TOO_LARGE);
  const files = new Map<string, string>();
  for (const name of names) {
    let text = "";
    for await (const piece of archive.pieces(name)) text += piece;
    files.set(name, text);
  }
  return files;
}

const parsed = (kind: string, parse: (text: string) => unknown) => (text: string, path: string) => {
  try {
    return parse(text);
  } catch (error) {
    throw unreadable(`${path} is not ${kind}`, error);
  }
};
const json = parsed("JSON", (text) => JSON.parse(text) as unknown);
const yaml = parsed("YAML", (text) => parseYaml(text, { maxAliasCount: 20, uniqueKeys: true }) as unknown);

/** Several files that were chosen together, as the browser sends them. */
function together(bytes: Uint8Array): ReleaseFiles {
  const sent = asObject(asObject(json(new TextDecoder().decode(bytes), "The file"))?.files);
  if (!sent) throw unreadable("Send a ZIP file, or the files of a release by name");
  return new Map(
    Object.entries(sent).filter(
      (file): file is [string, string] => typeof file[1] === "string" && WANTED.test(file[0]),
    ),
  );
}

/** A release from its published files: a ZIP file, or several. Nothing is stored. */
export async function readReleaseFiles({ bytes }: { readonly bytes: Uint8Array }) {
  const files = isZip(bytes) ? await unpack(bytes) : together(bytes);
  try {
    return combineReleaseFiles(files, { json, yaml });
  } catch (error) {
    throw error instanceof ReleaseFilesError ? unreadable(error.message, error) : error;
  }
}
