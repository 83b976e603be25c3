import type { PageChange, Publication } from "./content.ts";
import type { Shown } from "#datachain/word-diff.ts";

/** A change between two publications, without who wrote it. */
export type Difference = Omit<PageChange, "changed_by" | "changed_at">;

/** One change in words; without pieces only that there is one. */
export type DescribedChange = { readonly pieces: readonly Shown[]; readonly locale: string | null };
/** Changes under the question that they answer. */
export type ChangeGroup = { readonly title: string; readonly changes: readonly DescribedChange[] };
export type DescribedChanges = {
  readonly groups: readonly ChangeGroup[];
  /** Languages with changes that are not shown. */
  readonly other_locales: readonly string[];
  /** From 1, and how many there are. */
  readonly page: number;
  readonly last: number;
  /** A text of this page was longer than its limit. */
  readonly is_cut: boolean;
};
export type ListedVersion = Pick<Publication, "number" | "note" | "published_at">;

export type PageVersion = ListedVersion & {
  /** Against the publication before; null for the first. */
  readonly changes: DescribedChanges | null;
};

export type ComparedVersions = {
  readonly from: number;
  readonly to: number;
  readonly changes: DescribedChanges;
};
