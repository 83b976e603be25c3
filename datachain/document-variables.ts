import { unlessEmpty, writeText } from "./document-attachments.ts";
import { organizationWords, stopgaps } from "./document-fill.ts";
import { clean } from "./document-form.ts";
import type { Writing } from "./document-writing.ts";
import { categoryOf } from "./lookup.ts";
import type { Category, LText, Placement } from "./model.ts";
import { isBlank } from "./text.ts";

type TextsById = readonly (readonly [id: string, text: LText])[];

/** In the category's order, so that the same chain always gives the same document. */
function ownWords(placement: Placement, category: Category | undefined): TextsById {
  const asked = category?.variables.map(({ id }) => id) ?? [];
  const place = (id: string) => (asked.includes(id) ? asked.indexOf(id) : asked.length);
  return Object.entries(placement.variables)
    .filter(([, text]) => !isBlank(text))
    .toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** An organization's name always wins; its description only fills a gap. */
function lentWords(
  placement: Placement,
  category: Category | undefined,
  own: TextsById,
  { input }: Writing,
): TextsById {
  const organization = input.organizations.find(({ id }) => id === placement.organization_id);
  if (!category) return [];
  const words = Object.entries(organizationWords(category, organization));
  return words.filter(([id]) => id === "title" || !own.some(([ownId]) => ownId === id));
}

/** The author's texts, then the organization's, then placeholders where DTPR requires a text. */
export function writeVariables(placement: Placement, writing: Writing) {
  const { taxonomy, head } = writing.input;
  const category = categoryOf(taxonomy, placement.category_id);
  const own = ownWords(placement, category);
  const lent = lentWords(placement, category, own, writing);
  const has = (words: TextsById, id: string) => words.some(([other]) => other === id);
  const gaps = category ? stopgaps(category, placement, Object.keys(clean(head.title))) : {};
  const filled = Object.entries(gaps).filter(([id]) => !has(own, id) && !has(lent, id));

  const isAsked = (id: string) => category?.variables.some((variable) => variable.id === id) ?? false;
  const shown = own.filter(([id]) => isAsked(id) && !has(lent, id));
  const hidden = own.filter(([id]) => !isAsked(id) || has(lent, id));
  if (hidden.some(([id]) => !isAsked(id))) writing.left.add("VARIABLES");

  const told = [...shown, ...lent, ...filled].map(([id, text]) => ({ id, ...writeText(text, writing) }));
  const rest = told.flatMap(({ id, rest }) => (rest && has(shown, id) ? [[id, rest] as const] : []));
  const aside = [...hidden.map(([id, text]) => [id, clean(text)] as const), ...rest];
  return {
    standard: told.flatMap(({ id, values }) => (values.length > 0 ? [{ id, value: values }] : [])),
    aside: {
      variables: aside.length > 0 ? Object.fromEntries(aside) : undefined,
      lent: unlessEmpty(lent.map(([id]) => id)),
      filled: unlessEmpty(filled.map(([id]) => id)),
    },
  };
}
