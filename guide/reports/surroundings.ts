import type { TotalFigures } from "./report-figures.ts";

/** An adopted text of the report, the first or a correction. */
export type Edition = { readonly revision: number; readonly adopted_at: string; readonly note: string | null };
/** What surrounds a text: other texts of the report, and the figures of the year before. */
export type Surroundings = {
  /** The oldest first. */
  readonly editions: readonly Edition[];
  readonly before: { readonly slug: string; readonly figures: TotalFigures; readonly currency: string } | null;
};
