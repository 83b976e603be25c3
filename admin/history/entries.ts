import type { Revision } from "#contract/pages.ts";
import type { Publication } from "#contract/publications.ts";

/** A save or a publication. */
export type Entry =
  | { readonly kind: "save"; readonly at: string; readonly revision: Revision }
  | { readonly kind: "version"; readonly at: string; readonly revision: Revision; readonly publication: Publication };

/** Newest first. A published revision gives two entries: the version, and the save before it. */
export const entriesOf = (revisions: readonly Revision[], isPublished = false): Entry[] =>
  revisions
    .flatMap((revision): Entry[] => {
      const { publication, saved_at } = revision;
      const save: Entry = { kind: "save", at: saved_at, revision };
      const version: Entry[] = publication
        ? [{ kind: "version", at: publication.published_at, revision, publication }]
        : [];
      return isPublished ? version : [...version, save];
    })
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
