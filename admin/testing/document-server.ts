import type { Outcome, Save, Saved } from "#admin/autosave/autosaver.ts";

/** Keeps the API's promise for one document: a stale version is refused, the last save sent again is done once. */
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
