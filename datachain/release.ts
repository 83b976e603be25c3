import { localeOfTag } from "#contract/language-tag.ts";
import { asArray, asObject, asText } from "./document-parse.ts";
import type { JsonObject } from "./document-form.ts";
import { ELEMENT_GLYPHS } from "./element-glyphs.ts";
import { elementAnywhere } from "./lookup.ts";
import type { Category, Element, Glyph, Kind, StandardVariable, Subchain, Taxonomy, Variable } from "./model.ts";
import {
  type Findings,
  type ReleaseProblem,
  releaseContext,
  releaseId,
  releaseIdentifiability,
  releaseShape,
  releaseText,
  releaseVariables,
} from "./release-parse.ts";
import { glyphFromSvg } from "./release-symbol.ts";
import { DEFAULT_GLYPH } from "./resolve-placement.ts";
import { bareId } from "./roles.ts";
import { BUILT_IN, currentTaxonomy } from "./taxonomies.ts";
import { isBlank, placeholdersOf } from "./text.ts";

/** SVG text by symbol id. */
export type Symbols = Readonly<Record<string, string>>;
export type ReleaseReading =
  | { readonly taxonomies: readonly Taxonomy[]; readonly notes: readonly ReleaseProblem[] }
  | { readonly problems: readonly ReleaseProblem[] };

export const MAX_CATEGORIES = 100;
export const MAX_ELEMENTS = 2000;
const VERSION = /^[\w-]+@[\w.-]{1,40}$/;
const KINDS_BY_TYPE: Readonly<Record<string, Kind>> = { device: "device", ai: "algorithm" };

type Part = {
  readonly id: string;
  readonly kind: Kind;
  readonly release: JsonObject;
  readonly locales: readonly string[];
  readonly categories: readonly JsonObject[];
  /** Undefined if the release does not say. */
  readonly subchains: readonly unknown[] | undefined;
};

const objects = (value: unknown) =>
  asArray(value)
    .map(asObject)
    .filter((entry) => entry !== undefined);
const localesOf = (value: unknown) =>
  asArray(value)
    .flatMap((locale) => asText(locale) ?? [])
    .map(localeOfTag);

/** Version 1 has the vocabularies of all types in one file; dated releases have one file per type. */
function partsOf(release: JsonObject, { problems }: Findings): Part[] {
  const version = asText(release.version);
  const datachainType = asObject(release.datachain_type);
  const categories = objects(release.categories);
  const types = version === undefined ? asArray(release.datachain_types) : [datachainType?.id];
  return types.flatMap((type) => {
    const kind = typeof type === "string" && Object.hasOwn(KINDS_BY_TYPE, type) ? KINDS_BY_TYPE[type] : undefined;
    if (typeof type === "string" && kind)
      return [
        {
          id: version ?? `${type}@v1`,
          kind,
          release,
          locales: localesOf(version === undefined ? release.locales : datachainType?.locales),
          categories: categories.filter((category) => category.datachain_type === type),
          subchains:
            version !== undefined && datachainType?.subchains === undefined
              ? undefined
              : asArray(datachainType?.subchains),
        },
      ];
    problems.push({ path: "datachain_type", code: "TYPE_UNKNOWN", message: "Neither devices nor algorithms." });
    return [];
  });
}

/** Fills gaps of the release from our own vocabulary of that kind. */
function readCategory(value: JsonObject, part: Part, path: string, findings: Findings): Category | undefined {
  const standard_id = releaseId(value.id, `${path}.id`, findings);
  if (standard_id === undefined) return undefined;
  const id = bareId(standard_id);
  const ours = currentTaxonomy(part.kind).categories.find((category) => category.id === id);
  const text = (key: string) => releaseText(value[key], `${path}.${key}`, findings);
  const variables = releaseVariables(value.element_variables, `${path}.element_variables`, findings);
  const [prompt, guidance] = [text("prompt"), text("authoring_guidance")];
  const description = text("description");
  return {
    id,
    standard_id,
    name: text("name"),
    prompt: isBlank(prompt) ? (ours?.prompt ?? description) : prompt,
    guidance: isBlank(guidance) ? description : guidance,
    sentence: ours?.sentence ?? {},
    required: value.required === true || (ours?.required ?? false),
    shape: releaseShape(value),
    variables: variables.length > 0 ? variables : (ours?.variables ?? []),
    standard_variables: variables.map(({ id, required, options }) => ({
      id,
      required,
      ...(options && { is_choice: true }),
    })),
    context: releaseContext(value.element_context ?? value.context, `${path}.context`, findings),
  };
}

const symbolIdOf = (element: JsonObject) =>
  asText(element.symbol_id) ??
  asText(element.symbol)
    ?.replace(/^.*\//, "")
    .replace(/\.svg$/, "");

/** Symbols of elements that we have no drawing for. */
export const symbolsNeeded = (elements: readonly unknown[]): string[] => [
  ...new Set(
    objects(elements)
      .filter(({ id }) => typeof id === "string" && !Object.hasOwn(ELEMENT_GLYPHS, id))
      .flatMap((element) => symbolIdOf(element) ?? []),
  ),
];

function readGlyph(element: JsonObject, id: string, symbols: Symbols, note: (message: string) => void): Glyph {
  if (Object.hasOwn(ELEMENT_GLYPHS, id)) return ELEMENT_GLYPHS[id as keyof typeof ELEMENT_GLYPHS];
  const symbolId = symbolIdOf(element);
  const svg = symbolId !== undefined && Object.hasOwn(symbols, symbolId) ? symbols[symbolId] : undefined;
  const glyph = svg === undefined ? undefined : glyphFromSvg(svg);
  if (!glyph) note(`The symbol "${symbolId ?? ""}" cannot be drawn; a generic one is used instead.`);
  return glyph ?? DEFAULT_GLYPH;
}

type ElementReading = { readonly part: Part; readonly symbols: Symbols; readonly findings: Findings };

/** An element in several categories becomes one element per category. */
function readElement(value: JsonObject, path: string, known: ReadonlySet<string>, reading: ElementReading): Element[] {
  const { part, symbols, findings } = reading;
  const id = releaseId(value.id, `${path}.id`, findings);
  const places = [value.category_id, ...asArray(value.category_ids)].flatMap((place) => asText(place) ?? []);
  const here = places.filter((place) => known.has(place));
  if (places.length === 0)
    findings.problems.push({ path, code: "CATEGORY_UNKNOWN", message: "An element needs a category." });
  if (id === undefined || here.length === 0) return [];
  const title = releaseText(value.title, `${path}.title`, findings);
  if (isBlank(title)) findings.problems.push({ path, code: "TITLE_MISSING", message: "An element needs a title." });
  const ours = [currentTaxonomy(part.kind), ...BUILT_IN].flatMap((taxonomy) => elementAnywhere(taxonomy, id) ?? [])[0];
  const element = {
    id,
    title,
    description: releaseText(value.description, `${path}.description`, findings),
    ...(ours?.phrase && { phrase: ours.phrase }),
    ...(ours?.sentence && { sentence: ours.sentence }),
    glyph: readGlyph(value, id, symbols, (message) => findings.notes.push({ path, code: "SYMBOL_UNUSABLE", message })),
    identifiability: releaseIdentifiability(value) ?? ours?.identifiability ?? "none",
  };
  return here.map((place) => ({ ...element, category_id: bareId(place) }));
}

/** A category that declares nothing may still have gaps to fill in its elements' texts. */
function gapsIn(category: Category, elements: readonly Element[]): StandardVariable[] {
  if (category.standard_variables?.length) return [...category.standard_variables];
  const gaps = elements
    .filter(({ category_id }) => category_id === category.id)
    .map(({ id, title, description }) => ({
      id,
      used: [...Object.values(title), ...Object.values(description)].flatMap(placeholdersOf),
    }));
  return [...new Set(gaps.flatMap(({ used }) => used))].map((id) => ({
    id,
    required: false,
    only_on: gaps.filter(({ used }) => used.includes(id)).map((gap) => gap.id),
  }));
}

/** Keeps `duration` only for elements whose texts use it; DTPR lists it everywhere. */
function whereItIsUsed(category: Category, elements: readonly Element[]): Variable[] {
  const inCategory = elements.filter((element) => element.category_id === category.id);
  const uses = (element: Element, id: string) =>
    [...Object.values(element.title), ...Object.values(element.description)].some((text) =>
      placeholdersOf(text).includes(id),
    );
  return category.variables.flatMap((variable) => {
    if (variable.id !== "duration") return [variable];
    const only_on = inCategory.filter((element) => uses(element, variable.id)).map(({ id }) => id);
    return only_on.length > 0 ? [{ ...variable, only_on }] : [];
  });
}

function reportDuplicates(path: string, keys: readonly string[], { problems }: Findings) {
  for (const key of new Set(keys.filter((key, index) => keys.indexOf(key) !== index)))
    problems.push({ path, code: "ID_DUPLICATE", message: `"${key}" appears twice.` });
}

function readSubchains(part: Part, known: ReadonlySet<string>, findings: Findings): Subchain[] {
  if (part.subchains === undefined) return ourSubchains(part, known, findings);
  return part.subchains.flatMap((value, index) => {
    const path = `datachain_type.subchains[${index}]`;
    const subchain = asObject(value) ?? {};
    const id = releaseId(subchain.id, `${path}.id`, findings);
    const categories = asArray(subchain.categories).flatMap((category) => asText(category) ?? []);
    if (id === undefined) return [];
    const name = releaseText(subchain.name, `${path}.name`, findings);
    return [{ id, name, categories: categories.filter((category) => known.has(category)).map(bareId) }];
  });
}

/** The public API of the standard does not serve data flows: ours are used if all their categories exist. */
function ourSubchains({ kind }: Part, known: ReadonlySet<string>, { notes }: Findings): Subchain[] {
  const { id, subchains } = currentTaxonomy(kind);
  const isPossible = ({ categories }: Subchain) => categories.every((category) => known.has(category));
  const used = subchains.filter(isPossible);
  if (used.length > 0) {
    const message = `The release names no data flows; those of ${id} are used.`;
    notes.push({ path: "datachain_type.subchains", code: "SUBCHAINS_OURS", message });
  }
  return used;
}

function readPart(part: Part, symbols: Symbols, findings: Findings): Taxonomy {
  const orderOf = ({ order }: JsonObject) => (typeof order === "number" ? order : 0);
  const inOrder = part.categories.toSorted((a, b) => orderOf(a) - orderOf(b));
  const categories = inOrder.flatMap(
    (category, index) => readCategory(category, part, `categories[${index}]`, findings) ?? [],
  );
  const known = new Set(categories.map(({ standard_id }) => standard_id));
  const elements = objects(part.release.elements).flatMap((element, index) =>
    readElement(element, `elements[${index}]`, known, { part, symbols, findings }),
  );
  reportDuplicates(
    "categories",
    categories.map(({ id }) => id),
    findings,
  );
  reportDuplicates(
    "elements",
    elements.map(({ id, category_id }) => `${category_id}/${id}`),
    findings,
  );
  const place = new Map(categories.map(({ id }, index) => [id, index]));
  return {
    id: part.id,
    kind: part.kind,
    based_on: part.id,
    locales: part.locales,
    license: asText(part.release.license) ?? "",
    source: asText(part.release.source) ?? "",
    categories: categories.map((category) => ({
      ...category,
      variables: whereItIsUsed(category, elements),
      standard_variables: gapsIn(category, elements),
    })),
    elements: elements.toSorted((a, b) => (place.get(a.category_id) ?? 0) - (place.get(b.category_id) ?? 0)),
    subchains: readSubchains(part, known, findings),
  };
}

const refused = (code: ReleaseProblem["code"], message: string) => ({ problems: [{ path: "", code, message }] });

/** A DTPR release as taxonomies: its words, with our glyphs where we have them. */
export function readRelease(json: unknown, { symbols = {} }: { readonly symbols?: Symbols } = {}): ReleaseReading {
  const release = asObject(json);
  const isRelease = release && Array.isArray(release.categories) && Array.isArray(release.elements);
  if (!isRelease) return refused("NOT_A_RELEASE", "A release needs categories and elements.");
  if (asArray(release.categories).length > MAX_CATEGORIES || asArray(release.elements).length > MAX_ELEMENTS)
    return refused("TOO_LARGE", `At most ${MAX_CATEGORIES} categories and ${MAX_ELEMENTS} elements.`);
  if (release.version !== undefined && !VERSION.test(asText(release.version) ?? ""))
    return refused("ID_INVALID", "Enter a version such as ai@2026-08-12.");
  const findings: Findings = { problems: [], notes: [] };
  const parts = partsOf(release, findings);
  const taxonomies = parts.map((part) => readPart(part, symbols, findings));
  if (findings.problems.length > 0) return { problems: findings.problems.slice(0, 200) };
  if (taxonomies.length === 0 || taxonomies.some(({ categories }) => categories.length === 0))
    return refused("NOT_A_RELEASE", "It contains no vocabulary.");
  return { taxonomies, notes: findings.notes };
}
