import type { UiLocale } from "#contract/common.ts";
import { languageTag } from "#contract/language-tag.ts";
import { declaredFor } from "./document-declared.ts";
import { clean, compact, type JsonObject, type PublishedRelease, splitText } from "./document-form.ts";
import { lose, type Writing } from "./document-writing.ts";
import { elementOf, placementsIn } from "./lookup.ts";
import type { Category, Context, CustomElement, Element, Kind, LText, Placement, StandardVariable } from "./model.ts";

export const DATACHAIN_TYPES = { device: "device", algorithm: "ai" } as const;

type OurText = Readonly<Record<UiLocale, string>>;

/** What the document as a whole is about. */
export const TYPE_WORDS: Readonly<Record<Kind, { readonly name: OurText; readonly description: OurText }>> = {
  device: {
    name: {
      en: "Device",
      es: "Dispositivo",
      fr: "Appareil",
      pt: "Dispositivo",
      tl: "Device",
      km: "ឧបករណ៍",
    },
    description: {
      en: "What a device in public space does, what data it collects and who is accountable.",
      es: "Qué hace un dispositivo en el espacio público, qué datos recoge y quién responde por él.",
      fr: "Ce que fait un appareil dans l’espace public, les données qu’il recueille et qui en répond.",
      pt: "O que faz um dispositivo no espaço público, que dados recolhe e quem responde por ele.",
      tl: "Kung ano ang ginagawa ng isang device sa pampublikong lugar, anong data ang kinokolekta nito at sino ang may pananagutan.",
      km: "ឧបករណ៍នៅទីសាធារណៈធ្វើអ្វី ប្រមូលទិន្នន័យអ្វី និងអ្នកណាទទួលខុសត្រូវ។",
    },
  },
  algorithm: {
    name: {
      en: "Algorithm",
      es: "Algoritmo",
      fr: "Algorithme",
      pt: "Algoritmo",
      tl: "Algoritmo",
      km: "ក្បួនដោះស្រាយ",
    },
    description: {
      en: "What an algorithm is for, how it works and who is accountable.",
      es: "Para qué sirve un algoritmo, cómo funciona y quién responde por él.",
      fr: "À quoi sert un algorithme, comment il fonctionne et qui en répond.",
      pt: "Para que serve um algoritmo, como funciona e quem responde por ele.",
      tl: "Kung para saan ang isang algoritmo, paano ito gumagana at sino ang may pananagutan.",
      km: "ក្បួនដោះស្រាយប្រើសម្រាប់អ្វី ដំណើរការយ៉ាងដូចម្តេច និងអ្នកណាទទួលខុសត្រូវ។",
    },
  },
};

type Write = (text: LText) => readonly JsonObject[];
const writerIn =
  (locales: readonly string[]): Write =>
  (text) =>
    splitText(text, locales).values;

function writeContext({ id, name, description, values }: Context, write: Write): JsonObject {
  return {
    id,
    name: write(name),
    description: write(description),
    values: values.map((value) => ({
      id: value.id,
      name: write(value.name),
      description: write(value.description),
      color: value.color,
    })),
  };
}

/** The label and options of a declared variable; the release may declare it where we do not ask for it. */
function writeDeclared({ id, required }: StandardVariable, category: Category, writing: Writing): JsonObject {
  const write = writerIn(writing.locales);
  const everywhere = [category, ...writing.input.taxonomy.categories].flatMap(({ variables }) => variables);
  const known = everywhere.find((variable) => variable.id === id);
  const label = write(known?.label ?? { en: id });
  if (!known?.options) return { id, label, required };
  const options = known.options.map(({ name, description, applies_to, ...option }) => ({
    ...option,
    name: write(name),
    description: write(description),
    applies_to,
  }));
  return { id, label, required, kind: "multi_select_enum", options };
}

/** Everything the category declares for any of its elements. */
const declaredIn = (category: Category, { input, form }: Writing) => {
  const ids = input.taxonomy.elements.filter((element) => element.category_id === category.id).map(({ id }) => id);
  const all = ids.flatMap((id) => declaredFor(category, id, form));
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
};

function writeCategory(category: Category, order: number, writing: Writing): JsonObject {
  const write = writerIn(writing.locales);
  return compact({
    id: category.id,
    name: write(category.name),
    description: write(category.guidance),
    prompt: write(category.prompt),
    required: category.required,
    order,
    datachain_type: DATACHAIN_TYPES[writing.input.taxonomy.kind],
    shape: category.shape,
    element_variables: declaredIn(category, writing).map((variable) => writeDeclared(variable, category, writing)),
    element_context: category.context ? writeContext(category.context, write) : undefined,
  });
}

const SYMBOL = /^[\w-]+$/;

function writeElement(element: Element | CustomElement, category: Category, writing: Writing): JsonObject {
  const write = writerIn(writing.locales);
  const glyph = typeof element.glyph === "string" && SYMBOL.test(element.glyph) ? element.glyph : element.id;
  return {
    id: element.id,
    category_id: category.id,
    title: write(element.title),
    description: write(element.description),
    symbol_id: glyph,
    variables: declaredFor(category, element.id, writing.form).map((one) => writeDeclared(one, category, writing)),
  };
}

const byId = (a: JsonObject, b: JsonObject) => (String(a.id) < String(b.id) ? -1 : 1);
const isUsedIn = (placed: readonly Placement[], id: unknown) => placed.some(({ element_id }) => element_id === id);

/** The used part of the release in its own words, exactly as published. */
export function quotedSnapshot(release: PublishedRelease, placed: readonly Placement[]): JsonObject {
  const elements = release.elements.filter(({ id }) => isUsedIn(placed, id));
  const isNeeded = ({ id, required }: JsonObject) =>
    required === true || elements.some(({ category_id }) => category_id === id);
  return {
    datachain_type: release.datachain_type,
    categories: release.categories.filter(isNeeded).toSorted(byId),
    elements: elements.toSorted(byId),
  };
}

/** The used part of our own vocabulary, with the custom elements, so that the document needs nothing else. */
export function ownSnapshot(placed: readonly Placement[], writing: Writing): JsonObject {
  const { taxonomy, content } = writing.input;
  const { categories, subchains, kind } = taxonomy;
  const write = writerIn(writing.locales);
  const isPlaced = (category_id: string, element_id: string) =>
    placed.some((placement) => placement.category_id === category_id && placement.element_id === element_id);
  const elements = taxonomy.elements.filter(({ id, category_id }) => isPlaced(category_id, id));
  const custom = content.custom_elements.filter(
    ({ id, category_id }) => isPlaced(category_id, id) && !elementOf(taxonomy, category_id, id),
  );
  for (const { id } of custom) lose(writing, "PROPOSED", `custom_elements/${id}`);
  return {
    datachain_type: {
      id: DATACHAIN_TYPES[kind],
      name: write(TYPE_WORDS[kind].name),
      description: write(TYPE_WORDS[kind].description),
      categories: categories.map(({ id }) => id),
      subchains: subchains.map(({ id, name, ...subchain }) => ({
        id,
        name: write(name),
        categories: subchain.categories,
      })),
      locales: writing.locales.map(languageTag),
    },
    categories: categories
      .map((category, index) => ({ category, order: index + 1 }))
      .filter(
        ({ category }) => category.required || placementsIn({ ...content, placements: placed }, category.id).length > 0,
      )
      .map(({ category, order }) => writeCategory(category, order, writing))
      .toSorted(byId),
    elements: [...elements, ...custom]
      .flatMap((element) => {
        const category = categories.find(({ id }) => id === element.category_id);
        return category ? [writeElement(element, category, writing)] : [];
      })
      .toSorted(byId),
  };
}

/** The "sections" form lists categories in a section of their own. */
export const sectionCategories = ({ input, locales }: Writing): JsonObject[] =>
  input.taxonomy.categories.map((category, order) => {
    const write = writerIn(locales);
    return compact({
      id: category.standard_id,
      order,
      name: write(category.name),
      prompt: write(category.prompt),
      description: write(category.guidance),
      context_types: category.context
        ? // the form requires a colour
          writeContext(category.context, write).values
        : undefined,
    });
  });

/** The used elements of our own vocabulary, for readers of the "sections" form, which has no place for them. */
export function ownWords(placed: readonly Placement[], { input, locales }: Writing): JsonObject[] {
  const write = writerIn(locales);
  const isUsed = (element: Element) =>
    placed.some(({ category_id, element_id }) => category_id === element.category_id && element_id === element.id);
  const homes = new Map(input.taxonomy.categories.map(({ id, standard_id }) => [id, standard_id]));
  return input.taxonomy.elements.filter(isUsed).map(({ id, category_id, title, description }) => ({
    id,
    category_id: homes.get(category_id),
    title: write(title),
    description: write(description),
  }));
}

/** A custom element as our extension keeps it. */
export const keptCustom = (custom: CustomElement) => ({
  ...custom,
  title: clean(custom.title),
  description: clean(custom.description),
});
