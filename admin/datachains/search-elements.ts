import type { Element, LText } from "#datachain/model.ts";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f\u200b]/g, "")
    .toLowerCase();

/** Taxonomies are immutable, so each element's search text is cached. */
const searchable = new WeakMap<Element, string>();

function textOf(element: Element) {
  const known = searchable.get(element);
  if (known !== undefined) return known;
  const words = (text: LText) => Object.values(text).join(" ");
  const text = plain(`${element.id} ${words(element.title)} ${words(element.description)}`);
  searchable.set(element, text);
  return text;
}

/** Whether every typed word is in the element's texts, in any language. */
export const matchesSearch = (element: Element, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => textOf(element).includes(word));
