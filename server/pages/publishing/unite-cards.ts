import type { PageCard } from "#contract/publications.ts";

/** Removes duplicates, keeping the first. */
export const uniteCards = (...lists: (readonly PageCard[])[]) => [
  ...new Map(lists.flat().map((card) => [card.page_id, card])).values(),
];
