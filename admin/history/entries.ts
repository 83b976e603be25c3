import type { Revision } from "#contract/pages.ts";
import type { Publication } from "#contract/publications.ts";

/** A save or a publication. */
export type Entry =
  | { readonly kind: "save"; readonly at: string; readonly revision: Revision }
  | { readonly kind: "version"; readonly at: string; readonly revision: Revision; readonly publication: Publication };

/** The versions made of a save, newest first. */
const versionsOf = ({ publication, earlier_publications }: Revision): Publication[] =>
  publication ? [publication, ...earlier_publications] : [];

/** A save as one of the versions made of it. */
export const asVersion = (revision: Revision, number: number | undefined): Revision => ({
  ...revision,
  publication: versionsOf(revision).find((one) => one.number === number) ?? revision.publication,
});

/** Newest first. A published revision gives an entry for each version, and one for the save before them. */
export const entriesOf = (revisions: readonly Revision[], isPublished = false): Entry[] =>
  revisions
    .flatMap((revision): Entry[] => {
      const save: Entry = { kind: "save", at: revision.saved_at, revision };
      const versions = versionsOf(revision).map((publication): Entry => ({
        kind: "version",
        at: publication.published_at,
        revision,
        publication,
      }));
      return isPublished ? versions : [...versions, save];
    })
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

export const keyOf = (entry: Entry) =>
  entry.kind === "version" ? `version ${entry.publication.number}` : `save ${entry.revision.id}`;
