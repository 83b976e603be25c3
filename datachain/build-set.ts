import { PHRASES } from "./all-phrases.ts";
import { READER_WORDS } from "./all-reader-words.ts";
import { PUBLIC_WORDS, WORDS } from "./all-words.ts";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { ELEMENT_GLYPHS } from "./element-glyphs.ts";
import { type ContextId, CONTEXTS, type ElementId, type VariableId } from "./ids.ts";
import { inAllLanguages } from "./in-all-languages.ts";
import type {
  Category,
  Context,
  Element,
  Identifiability,
  Shape,
  StandardVariable,
  Taxonomy,
  Variable,
} from "./model.ts";
import type { PublicCategoryWords, PublicWords, Words, WordsFor } from "./words.ts";

/** Everything about a category except ids and words. */
export type CategoryRules = {
  readonly shape: Shape;
  readonly required?: true;
  readonly variables: readonly Variable[];
  readonly standard_variables?: readonly StandardVariable[];
  readonly context?: Context;
};

type SetParts<C extends string> = Pick<Taxonomy, "id" | "kind" | "based_on" | "standard_locales" | "subchains"> & {
  readonly elements: Readonly<Record<C, readonly ElementId[]>>;
  readonly rules: Readonly<Record<C, CategoryRules>>;
  readonly wordsOf: <W extends PublicCategoryWords>(words: WordsFor<W>) => Readonly<Record<C, W>>;
  readonly standardId: (category: C) => string;
  readonly identifiability?: Partial<Readonly<Record<ElementId, Identifiability>>>;
};

const say = (pick: (words: PublicWords) => string) => inAllLanguages(PUBLIC_WORDS, pick);
const sayToAuthors = (pick: (words: Words) => string) => inAllLanguages(WORDS, pick);

export const asked = (id: VariableId, only_on?: readonly ElementId[]): Variable => ({
  id,
  label: say((words) => words.variables[id]),
  required: false,
  ...(only_on ? { only_on } : {}),
});
export const required = (variable: Variable): Variable => ({ ...variable, required: true });

/** The variables of most categories. */
export const DETAILS = [asked("additional_description")];
/** DTPR asks for a duration throughout retention; it only makes sense for data that is kept. */
export const KEPT = [required(asked("duration", ["data_retained"])), ...DETAILS];

/** Colours by value; without colours, values are shown as tags. */
export const contextOf = <C extends ContextId>(
  id: C,
  colors?: Readonly<Record<(typeof CONTEXTS)[C][number], string>>,
): Context => {
  type Value = (typeof CONTEXTS)[C][number];
  const values: readonly Value[] = CONTEXTS[id];
  return {
    id,
    name: say((words) => words.contexts[id].name),
    description: say((words) => words.contexts[id].description),
    values: values.map((value) => ({
      id: value,
      name: say((words) => words.contexts[id].values[value].name),
      description: say((words) => words.contexts[id].values[value].description),
      color: colors?.[value] ?? null,
    })),
  };
};

export const dataFlow = (categories: readonly string[]) => ({
  id: "data_flow",
  name: say((words) => words.data_flow),
  categories,
});

/** Title for use within a sentence: "Arts & culture" becomes "arts and culture"; "GPS" stays. */
const inSentence = (title: string, and: string) =>
  title.replace(/^\p{Lu}(?=\p{Ll}*(?:[^\p{L}-]|$))/u, (letter) => letter.toLowerCase()).replace(" & ", and);

function phrasesOf(id: ElementId): Pick<Element, "phrase" | "sentence"> {
  const phrase: Record<string, string> = {};
  const sentence: Record<string, string> = {};
  for (const locale of GUIDE_LOCALES) {
    const said =
      PHRASES[locale][id] ?? inSentence(PUBLIC_WORDS[locale].elements[id][0], READER_WORDS[locale].sentences.and);
    const [words, own] = typeof said === "string" ? [said] : said;
    phrase[locale] = words;
    if (own !== undefined) sentence[locale] = own;
  }
  return { phrase, ...(Object.keys(sentence).length > 0 && { sentence }) };
}

export function buildSet<C extends string>(parts: SetParts<C>): Taxonomy {
  const { elements, rules, wordsOf, standardId, identifiability = {}, ...named } = parts;
  const categoryIds = Object.keys(elements) as C[];

  const category = (id: C): Category => ({
    id,
    standard_id: standardId(id),
    name: say((words) => wordsOf(words)[id].name),
    prompt: say((words) => wordsOf(words)[id].prompt),
    guidance: sayToAuthors((words) => wordsOf(words)[id].guidance),
    sentence: say((words) => wordsOf(words)[id].sentence),
    required: rules[id].required ?? false,
    shape: rules[id].shape,
    variables: rules[id].variables,
    ...(rules[id].standard_variables && { standard_variables: rules[id].standard_variables }),
    context: rules[id].context ?? null,
  });

  const element = (category_id: C, id: ElementId): Element => ({
    id,
    category_id,
    title: say((words) => words.elements[id][0]),
    description: say((words) => words.elements[id][1]),
    ...phrasesOf(id),
    glyph: ELEMENT_GLYPHS[id],
    identifiability: identifiability[id] ?? "none",
  });

  return {
    ...named,
    locales: Object.keys(WORDS),
    license: "CC BY 4.0 (ids and structure of DTPR); words and drawings Guidepost",
    source: "https://github.com/Helpful-Places/dtpr",
    categories: categoryIds.map(category),
    elements: categoryIds.flatMap((id) => elements[id].map((elementId) => element(id, elementId))),
  };
}
