import { taxonomiesApi } from "#contract/taxonomies.ts";

export type ChosenRelease = {
  readonly name: string;
  readonly release: unknown;
  readonly symbols: Record<string, string>;
};
export type ReleaseFileProblem = "too_large" | "not_json";

/** Room for the fields around the release. */
const ENVELOPE_BYTES = 10_000;

/** The compiled JSON file of a release; the server judges what is in it. */
export async function readReleaseFile(file: File): Promise<ChosenRelease | { readonly problem: ReleaseFileProblem }> {
  if (file.size > taxonomiesApi.take.max_bytes - ENVELOPE_BYTES) return { problem: "too_large" };
  try {
    return { name: file.name, release: JSON.parse(await file.text()) as unknown, symbols: {} };
  } catch {
    return { problem: "not_json" };
  }
}
