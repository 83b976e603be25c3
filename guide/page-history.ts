import type { PageChange, Publication } from "./content.ts";

/** What two publications say differently. Not who wrote it. */
export type Difference = Omit<PageChange, "changed_by" | "changed_at">;

export type PageVersion = Pick<Publication, "number" | "note" | "published_at"> & {
  /** Against the publication before; none for the first. */
  readonly differences: readonly Difference[];
};

export type ComparedVersions = {
  readonly from: number;
  readonly to: number;
  readonly differences: readonly Difference[];
};
