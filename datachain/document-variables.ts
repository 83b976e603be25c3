import { languageTag } from "#contract/language-tag.ts";
import { unlessEmpty } from "./document-attachments.ts";
import { declaredFor } from "./document-declared.ts";
import { organizationWords, stopgap } from "./document-fill.ts";
import { clean } from "./document-form.ts";
import { lose, type Writing, writeText } from "./document-writing.ts";
import { categoryOf } from "./lookup.ts";
import type { Category, LText, Placement, StandardVariable, Variable } from "./model.ts";
import { isBlank } from "./text.ts";

type TextsById = readonly (readonly [id: string, text: LText])[];

const has = (words: TextsById, id: string) => words.some(([other]) => other === id);

/** In the category's order, so that the same chain always gives the same document. */
function inOrder<T>(values: Readonly<Record<string, T>>, category: Category | undefined) {
  const asked = category?.variables.map(({ id }) => id) ?? [];
  const place = (id: string) => (asked.includes(id) ? asked.indexOf(id) : asked.length);
  return Object.entries(values).toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** An organization's name always wins; its description only fills a gap. */
function lentWords(placement: Placement, declared: ReadonlySet<string>, own: TextsById, { input }: Writing): TextsById {
  const organization = input.organizations.find(({ id }) => id === placement.organization_id);
  const words = Object.entries(organizationWords(declared, organization));
  return words.filter(([id]) => id === "title" || !has(own, id));
}

/** What the release asks for at one placement. */
type Asked = {
  readonly category: Category | undefined;
  readonly declared: readonly StandardVariable[];
  readonly at: string;
};

/** The author's texts, then the organization's, then placeholders where the release demands a text. */
function writeTexts(placement: Placement, { category, declared, at }: Asked, writing: Writing) {
  const ids = new Set(declared.map(({ id }) => id));
  const own = inOrder(placement.variables, category).filter(([, text]) => !isBlank(text));
  const lent = lentWords(placement, ids, own, writing);
  const isAsked = (id: string) => ids.has(id) && (category?.variables.some((variable) => variable.id === id) ?? false);
  const shown = own.filter(([id]) => isAsked(id) && !has(lent, id));
  const hidden = own.filter(([id]) => !isAsked(id) || has(lent, id));
  for (const [id] of hidden) lose(writing, has(lent, id) ? "OWN_WORDS" : "VARIABLES", `${at}/variables/${id}`);

  const told = [
    ...shown.map(([id, text]) => ({ id, ...writeText(text, `${at}/variables/${id}`, writing) })),
    ...lent.map(([id, text]) => ({ id, ...writeText(text, `${at}/organization/${id}`, writing) })),
  ].map(({ id, values, rest }) => ({ id, values, rest }));
  const spoken = Object.keys(clean(writing.input.head.title)).filter((locale) => writing.locales.includes(locale));
  const owed = declared.filter(
    ({ id, required, is_choice }) =>
      required && !is_choice && !told.some((one) => one.id === id && one.values.length > 0),
  );
  const filled = category
    ? owed.map(({ id }) => ({
        id,
        values: Object.entries(stopgap(category, placement, id, spoken)).map(([locale, value]) => ({
          locale: languageTag(locale),
          value,
        })),
      }))
    : [];
  for (const { id } of filled) lose(writing, "FILLED", `${at}/variables/${id}`);

  const rest = told.flatMap(({ id, rest }) => (rest && has(shown, id) ? [[id, rest] as const] : []));
  const aside = [...hidden.map(([id, text]) => [id, clean(text)] as const), ...rest];
  return {
    standard: [...told.filter(({ values }) => values.length > 0), ...filled].map(({ id, values }) => ({
      id,
      value: values,
    })),
    aside: {
      variables: aside.length > 0 ? Object.fromEntries(aside) : undefined,
      lent: unlessEmpty(lent.map(([id]) => id)),
      filled: unlessEmpty(filled.map(({ id }) => id)),
    },
  };
}

const optionIds = (variable: Variable | undefined, elementId: string) =>
  (variable?.options ?? []).filter(({ applies_to }) => applies_to.includes(elementId)).map(({ id }) => id);

/** Chosen options as far as the release offers them here. */
function writeChoices(placement: Placement, { category, declared, at }: Asked, writing: Writing) {
  const standard: { id: string; value: readonly string[] }[] = [];
  const aside: Record<string, readonly string[]> = {};
  for (const [id, chosen] of inOrder(placement.choices ?? {}, category)) {
    const isDeclared = declared.some((one) => one.id === id);
    const offered = isDeclared
      ? optionIds(
          category?.variables.find((one) => one.id === id),
          placement.element_id,
        )
      : [];
    const [good, bad] = [chosen.filter((one) => offered.includes(one)), chosen.filter((one) => !offered.includes(one))];
    if (good.length > 0) standard.push({ id, value: [...new Set(good)] });
    if (bad.length === 0) continue;
    aside[id] = bad;
    lose(writing, "OPTIONS", `${at}/choices/${id}`);
  }
  for (const { id, required, is_choice } of declared)
    if (is_choice && required && !standard.some((one) => one.id === id))
      lose(writing, "REQUIRED_CHOICE", `${at}/choices/${id}`);
  return { standard, aside: Object.keys(aside).length > 0 ? aside : undefined };
}

export function writeVariables(placement: Placement, at: string, writing: Writing) {
  const category = categoryOf(writing.input.taxonomy, placement.category_id);
  const declared = category ? declaredFor(category, placement.element_id, writing.form) : [];
  const asked = { category, declared, at };
  const texts = writeTexts(placement, asked, writing);
  const choices = writeChoices(placement, asked, writing);
  return {
    standard: [...texts.standard, ...choices.standard],
    aside: { ...texts.aside, choices: choices.aside },
  };
}
