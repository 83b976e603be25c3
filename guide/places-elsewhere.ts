import type { Identifiability } from "#datachain/model.ts";

/** More than these at a time, a list is no help, and neither are pins. */
export const MOST_LISTED = 200;

type Told = { readonly text: string; readonly lang?: string; readonly dir?: string };

/** A place that the list has on another of its pages, as the script of "near me" reads it. */
export type ElsewherePlace = {
  readonly lat: number;
  readonly lng: number;
  readonly kind: Identifiability;
  readonly href: string;
  readonly title: Told;
  readonly name: Told;
};
