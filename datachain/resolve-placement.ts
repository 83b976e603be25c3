import { actionHref, sourceHref } from "./action-target.ts";
import { IDENTIFIABLE_COLORS } from "./colors.ts";
import type { GlyphName } from "./glyphs.ts";
import { identifiabilityIn } from "./identifiability.ts";
import { categoryOf, customElementOf, elementOf, shownElement, variablesFor } from "./lookup.ts";
import type { Category, CustomElement, Element, LText, Placement, Source, Variable } from "./model.ts";
import type {
  ResolvedContext,
  ResolvedOrganization,
  ResolvedPlacement,
  ResolvedSource,
  ResolvedVariable,
  ResolveInput,
} from "./resolved.ts";
import { hasRole } from "./roles.ts";
import { interpolate, placeholdersOf, type ReadText } from "./text.ts";

const GAP = "…";
/** For elements without a glyph. */
export const DEFAULT_GLYPH: GlyphName = "shapes";

export type Reader = (text: LText | undefined) => ReadText | undefined;

/** Falls back to the id, for places that need a name. */
export const named = (read: ReadText | undefined, id: string, locale: string): ReadText =>
  read ?? { text: id, locale, isFallback: false };

export const readSource = (source: Source): ResolvedSource => ({ ...source, href: sourceHref(source) });

function resolveOrganization(id: string | null, input: ResolveInput, read: Reader): ResolvedOrganization | null {
  const organization = input.organizations.find((candidate) => candidate.id === id);
  const name = organization && read(organization.name);
  if (!organization || !name) return null;
  return {
    id: organization.id,
    name,
    headline: read(organization.headline),
    description: read(organization.description),
    logo_key: organization.logo_key,
  };
}

function resolveContext(
  category: Category | undefined,
  valueId: string | null,
  { locale }: ResolveInput,
  read: Reader,
): ResolvedContext | null {
  const value = category?.context?.values.find((candidate) => candidate.id === valueId);
  if (!category?.context || !value) return null;
  return {
    context_id: category.context.id,
    value_id: value.id,
    name: named(read(value.name), value.id, locale),
    description: read(value.description),
    color: value.color,
  };
}

/** The author's texts, and the name of the organization. */
type Words = {
  readonly variables: readonly Variable[];
  readonly values: ReadonlyMap<string, ReadText>;
  readonly headline: ReadText | undefined;
};

/** The chosen options of a choice, by name and in the order they are offered. */
function chosenNames({ options = [] }: Variable, chosen: readonly string[], read: Reader): ReadText | undefined {
  const names = options.filter(({ id }) => chosen.includes(id)).flatMap(({ name }) => read(name) ?? []);
  const [first] = names;
  if (!first) return undefined;
  const isFallback = names.some((name) => name.isFallback);
  return { text: names.map(({ text }) => text).join(", "), locale: first.locale, isFallback };
}

function answerTo(variable: Variable, { variables, choices }: Placement, read: Reader) {
  if (variable.options) return chosenNames(variable, choices?.[variable.id] ?? [], read);
  return Object.hasOwn(variables, variable.id) ? read(variables[variable.id]) : undefined;
}

/** Without a description by the author, uses the organization's. */
function wordsOf(
  placement: Placement,
  category: Category | undefined,
  organization: ResolvedOrganization | null,
  read: Reader,
): Words {
  const variables = category ? variablesFor(category, placement.element_id) : [];
  const values = new Map<string, ReadText>();
  for (const variable of variables) {
    const value = answerTo(variable, placement, read);
    if (value) values.set(variable.id, value);
  }
  const asks = (id: string) => variables.some((variable) => variable.id === id);
  if (!asks("title")) return { variables, values, headline: undefined };
  const about = organization?.description ?? organization?.headline;
  if (about && asks("description") && !values.has("description")) values.set("description", about);
  return { variables, values, headline: organization?.name ?? values.get("title") };
}

/** Fills `{{duration}}` and other placeholders in an element's text from the author's texts. */
function fillIn(read: ReadText | undefined, { values }: Words, gap: string): ReadText | undefined {
  if (!read) return undefined;
  const used = placeholdersOf(read.text).flatMap((id) => values.get(id) ?? []);
  const texts = Object.fromEntries([...values].map(([id, value]) => [id, value.text]));
  return {
    text: interpolate(read.text, texts, gap),
    locale: read.locale,
    isFallback: read.isFallback || used.some((value) => value.isFallback),
  };
}

/** Answers, except those shown elsewhere, and unanswered variables. */
function answersOf({ variables, values, headline }: Words, readElsewhere: ReadonlySet<string>, read: Reader) {
  const label = (variable: Variable) => ({
    variable_id: variable.id,
    label: read(variable.label),
    required: variable.required,
  });
  const texts = variables.flatMap((variable): ResolvedVariable[] => {
    const text = values.get(variable.id);
    return text && variable.id !== "title" && !readElsewhere.has(variable.id) ? [{ ...label(variable), text }] : [];
  });
  const isAnswered = ({ id }: Variable) => values.has(id) || (id === "title" && headline !== undefined);
  return { texts, missing: variables.filter((variable) => !isAnswered(variable)).map(label) };
}

type Subject = {
  readonly placement: Placement;
  readonly category: Category | undefined;
  readonly element: Element | CustomElement | undefined;
  readonly input: ResolveInput;
  readonly read: Reader;
};

/** The organization's name, else the element's phrase. An empty phrase means the sentence is complete without it. */
function inSentence(element: Subject["element"], words: Words, { locale, gap = GAP }: ResolveInput, read: Reader) {
  if (words.headline) return { phrase: words.headline, sentence: undefined };
  if (!element || !("phrase" in element)) return { phrase: undefined, sentence: undefined };
  const silent = element.phrase?.[locale] === "" ? { text: "", locale, isFallback: false } : undefined;
  return { phrase: silent ?? fillIn(read(element.phrase), words, gap), sentence: read(element.sentence) };
}

function tell({ placement, category, element, input, read }: Subject, organization: ResolvedOrganization | null) {
  const words = wordsOf(placement, category, organization, read);
  const elementWords = [read(element?.title), read(element?.description)];
  const gap = input.gap ?? GAP;
  const [elementTitle, description] = elementWords.map((text) => fillIn(text, words, gap));
  const [inTitle = [], inDescription = []] = elementWords.map((text) => placeholdersOf(text?.text ?? ""));
  const asked = inDescription.find(
    (id) => !inTitle.includes(id) && words.variables.some((variable) => variable.id === id),
  );
  const unsaid = { text: gap, locale: input.locale, isFallback: false };
  const { texts, missing } = answersOf(words, new Set([...inTitle, ...inDescription]), read);
  const ownTitle = named(elementTitle, placement.element_id, input.locale);
  const title = words.headline ?? ownTitle;
  const isFallback = [title, description, ...texts.map(({ text }) => text)].some((text) => text?.isFallback);
  return {
    title,
    subtitle: words.headline && ownTitle,
    ...inSentence(element, words, input, read),
    detail: asked === undefined ? undefined : (words.values.get(asked) ?? unsaid),
    description,
    texts,
    missing,
    isFallback,
  };
}

function draw({ placement, category, element, input, read }: Subject) {
  const identifiability = identifiabilityIn(input.taxonomy, input.content, placement);
  const context = resolveContext(category, placement.context_value, input, read);
  return {
    identifiability,
    context,
    glyph: element?.glyph ?? DEFAULT_GLYPH,
    shape: category?.shape ?? "hexagon",
    fill: context?.color ?? (identifiability === "none" ? null : IDENTIFIABLE_COLORS[identifiability]),
    isDark: category !== undefined && hasRole(category, "purpose"),
  };
}

export function resolvePlacement(placement: Placement, input: ResolveInput, read: Reader): ResolvedPlacement {
  const { taxonomy, content } = input;
  const { id, category_id, element_id, subchain_instance_id, disclosure } = placement;
  const category = categoryOf(taxonomy, category_id);
  const subject = { placement, category, element: shownElement(taxonomy, content, placement), input, read };
  const organization = resolveOrganization(placement.organization_id, input, read);
  const isOfTaxonomy = elementOf(taxonomy, category_id, element_id) !== undefined;
  const isCustom = !isOfTaxonomy && customElementOf(content, element_id) !== undefined;
  return {
    id,
    category_id,
    element_id,
    subchain_instance_id,
    disclosure,
    organization,
    ...tell(subject, organization),
    ...draw(subject),
    actions: placement.actions.map((action) => ({ ...action, label: read(action.label), href: actionHref(action) })),
    sources: placement.sources.map(readSource),
    isCustom,
    isUnknown: !isOfTaxonomy && !isCustom,
  };
}
