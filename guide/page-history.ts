import type { PageChange, Publication, Withheld } from "./content.ts";
import type { Shown } from "#datachain/word-diff.ts";

/** A change between two publications, without its author. */
export type Difference = Omit<PageChange, "changed_by" | "changed_at">;

/** One change in words; without pieces, it is only mentioned. */
export type DescribedChange = { readonly pieces: readonly Shown[]; readonly locale: string | null };
/** Changes of one section. */
export type ChangeGroup = { readonly title: string; readonly changes: readonly DescribedChange[] };
export type DescribedChanges = {
  readonly groups: readonly ChangeGroup[];
  /** Languages whose changes are not shown. */
  readonly other_locales: readonly string[];
  /** Current page, from 1, and the last one. */
  readonly page: number;
  readonly last: number;
  /** A text on this page was truncated. */
  readonly is_cut: boolean;
  /** What cannot be compared, because one of the versions does not show it. */
  readonly withheld: readonly WithheldPart[];
};

/** What a version does not show, with the reason. */
export type WithheldPart = Omit<Withheld, "field"> & {
  readonly number: number;
  /** Null for the whole version. */
  readonly title: string | null;
};

export type ListedVersion = Pick<Publication, "number" | "note" | "published_at"> & {
  readonly withheld: readonly Withheld[];
};

export type PageVersion = ListedVersion & {
  /** Compared with the previous publication; null for the first. */
  readonly changes: DescribedChanges | null;
};

export type ComparedVersions = {
  readonly from: number;
  readonly to: number;
  readonly changes: DescribedChanges;
};
