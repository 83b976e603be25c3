/** A downloadable set of open data. */
export type OpenDataFile = {
  readonly set: "devices" | "algorithms" | "places" | "versions";
  /** Rows in each of its files. */
  readonly count: number;
  readonly formats: readonly { readonly name: string; readonly path: string }[];
};

/** Counts for the about page. */
export type GuideTally = {
  readonly devices: number;
  readonly places: number;
  readonly algorithms: number;
  readonly collections: number;
  /** Of all pages that are public. */
  readonly versions: number;
  /** Time of the last publication. */
  readonly changed_at: string | null;
};
