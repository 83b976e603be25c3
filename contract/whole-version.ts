import type { Withheld } from "./publications.ts";

/** Set if nothing of a version may be read. */
export const wholeOf = <W extends Pick<Withheld, "field">>(withheld: readonly W[]): W | undefined =>
  withheld.find(({ field }) => field === null);
