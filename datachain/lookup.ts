import type { Category, ChainContent, CustomElement, Element, Taxonomy } from "./model.ts";

type Index = {
  readonly categories: ReadonlyMap<string, Category>;
  readonly byCategory: ReadonlyMap<string, ReadonlyMap<string, Element>>;
  readonly byId: ReadonlyMap<string, Element>;
};

/** Cached: taxonomies are immutable, and thousands of chains share one. */
const indexes = new WeakMap<Taxonomy, Index>();

function indexOf(taxonomy: Taxonomy): Index {
  const known = indexes.get(taxonomy);
  if (known) return known;
  const index: Index = {
    categories: new Map(taxonomy.categories.map((category) => [category.id, category])),
    byCategory: new Map(
      taxonomy.categories.map(({ id }) => [
        id,
        new Map(taxonomy.elements.filter((one) => one.category_id === id).map((one) => [one.id, one])),
      ]),
    ),
    byId: new Map(taxonomy.elements.map((element) => [element.id, element])),
  };
  indexes.set(taxonomy, index);
  return index;
}

export const categoryOf = (taxonomy: Taxonomy, categoryId: string) => indexOf(taxonomy).categories.get(categoryId);

/** The category is part of the key, because an element may be in several. */
export const elementOf = (taxonomy: Taxonomy, categoryId: string, elementId: string) =>
  indexOf(taxonomy).byCategory.get(categoryId)?.get(elementId);

export const elementAnywhere = (taxonomy: Taxonomy, elementId: string) => indexOf(taxonomy).byId.get(elementId);

export const customElementOf = (content: ChainContent, elementId: string): CustomElement | undefined =>
  content.custom_elements.find((custom) => custom.id === elementId);

type Placed = { readonly category_id: string; readonly element_id: string };

/** The element of a placement: from the taxonomy, custom, or undefined. */
export const shownElement = (taxonomy: Taxonomy, content: ChainContent, placed: Placed) =>
  elementOf(taxonomy, placed.category_id, placed.element_id) ??
  customElementOf(content, placed.element_id) ??
  elementAnywhere(taxonomy, placed.element_id);

/** The variables that apply to an element of a category. */
export const variablesFor = (category: Category, elementId: string) =>
  category.variables.filter((variable) => variable.only_on?.includes(elementId) ?? true);

export const placementsIn = (content: ChainContent, categoryId: string) =>
  content.placements.filter((placement) => placement.category_id === categoryId);
