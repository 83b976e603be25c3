import type { ChainContent, CustomElement, Element, Placement, Taxonomy } from "#datachain/model.ts";

/** A placement's element: from the vocabulary, or a custom one. */
export const elementOf = (
  taxonomy: Taxonomy,
  content: Pick<ChainContent, "custom_elements">,
  { category_id, element_id }: Pick<Placement, "category_id" | "element_id">,
): Element | CustomElement | undefined =>
  taxonomy.elements.find((element) => element.id === element_id && element.category_id === category_id) ??
  content.custom_elements.find((element) => element.id === element_id);
