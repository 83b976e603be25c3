import type { PageCard } from "#contract/publications.ts";

/** Each page once, where it came first. */
export const uniteCards = (...lists: (readonly PageCard[])[]) => [
  ...new Map(lists.flat().map((card) => [card.page_id, card])).values(),
];
