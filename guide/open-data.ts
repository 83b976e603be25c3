/** What the guide offers as files. */
export type OpenDataFile = {
  readonly set: "devices" | "algorithms" | "places";
  /** How many there are in each of its files. */
  readonly count: number;
  readonly formats: readonly { readonly name: string; readonly path: string }[];
};

/** How much is in the guide, for the page about it. */
export type GuideTally = {
  readonly devices: number;
  readonly places: number;
  readonly algorithms: number;
  readonly collections: number;
  /** The moment of the last publication. */
  readonly changed_at: string | null;
};
