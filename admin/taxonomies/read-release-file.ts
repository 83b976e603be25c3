import { taxonomiesApi } from "#contract/taxonomies.ts";

export type ChosenRelease = {
  readonly name: string;
  readonly release: unknown;
  readonly symbols: Record<string, string>;
};
export type ReleaseFileProblem = "too_large" | "not_json";
type Read =
  | { readonly chosen: ChosenRelease }
  /** For the server, which puts the files together. */
  | { readonly upload: FormData }
  | { readonly problem: ReleaseFileProblem };

/** Room for the fields around the release. */
const ENVELOPE_BYTES = 10_000;
const MAX_BYTES = taxonomiesApi.take.max_bytes - ENVELOPE_BYTES;

const isCompiled = ({ name }: File) => !/\.(?:zip|ya?ml|svg)$/i.test(name);

const uploadOf = (content: Blob, name: string) => {
  const body = new FormData();
  body.append("file", content, name);
  return { upload: body };
};

/** The path within a chosen folder, if there was one. */
const pathOf = ({ name, webkitRelativePath }: File) => webkitRelativePath || name;

/** One compiled JSON file, a ZIP file, or the files of a release together; the server judges what is in them. */
export async function readReleaseFiles(files: readonly File[]): Promise<Read> {
  const [file] = files;
  if (!file || files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) return { problem: "too_large" };
  if (files.length > 1) {
    const texts = await Promise.all(files.map(async (one) => [pathOf(one), await one.text()] as const));
    return uploadOf(new Blob([JSON.stringify({ files: Object.fromEntries(texts) })]), "release.json");
  }
  if (!isCompiled(file)) return uploadOf(file, file.name);
  try {
    return { chosen: { name: file.name, release: JSON.parse(await file.text()) as unknown, symbols: {} } };
  } catch {
    return { problem: "not_json" };
  }
}
