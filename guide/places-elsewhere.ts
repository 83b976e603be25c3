import type { Identifiability } from "#datachain/model.ts";

/** Longer lists, or more pins, are no help. */
export const MOST_LISTED = 200;

type MarkedText = { readonly text: string; readonly lang?: string; readonly dir?: string };

/** A place on another page of the list, as the "near me" script reads it. */
export type ElsewherePlace = {
  readonly lat: number;
  readonly lng: number;
  readonly kind: Identifiability;
  readonly href: string;
  readonly title: MarkedText;
  readonly name: MarkedText;
};
