import type { Outcome, Save, Saved } from "#admin/autosave/autosaver.ts";

/** Simulates the API for one document: rejects stale versions, and applies a repeated save once. */
export function createDocumentServer<D>(document: D) {
  let saved: Saved<D> = { document, version: 0 };
  let last = "";
  return {
    current: () => saved,
    save: ({ document, version, save_id }: Save<D>): Outcome<D> => {
      if (save_id === last) return { kind: "saved", saved };
      if (version !== saved.version) return { kind: "conflict", current: saved };
      saved = { document, version: version + 1 };
      last = save_id;
      return { kind: "saved", saved };
    },
  };
}
export type DocumentServer<D> = ReturnType<typeof createDocumentServer<D>>;
