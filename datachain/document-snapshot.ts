import { writeText } from "./document-attachments.ts";
import { compact, type Form, type JsonObject, ours, splitText } from "./document-form.ts";
import type { Writing } from "./document-writing.ts";
import { elementOf, placementsIn, variablesFor } from "./lookup.ts";
import type { Category, ChainContent, Context, CustomElement, Element, LText, Taxonomy, Variable } from "./model.ts";

export const DATACHAIN_TYPES = { device: "device", algorithm: "ai" } as const;
const TYPE_NAMES = { device: "Device", algorithm: "Algorithm" } as const;

/** Category id in the form's spelling. */
const idIn = (category: Category, form: Form) => (form.id === "instance" ? category.id : category.standard_id);

const writer = (form: Form) => (text: LText) => splitText(text, form).values;

function writeVariable({ id, label, required }: Variable, form: Form): JsonObject {
  return { id, label: writer(form)(label), required };
}

function writeContext({ id, name, description, values }: Context, form: Form): JsonObject {
  const write = writer(form);
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

function writeCategory(category: Category, order: number, taxonomy: Taxonomy, form: Form): JsonObject {
  const write = writer(form);
  return compact({
    id: idIn(category, form),
    name: write(category.name),
    description: write(category.guidance),
    prompt: write(category.prompt),
    required: category.required,
    order,
    datachain_type: DATACHAIN_TYPES[taxonomy.kind],
    shape: category.shape,
    element_variables: category.variables.map((variable) => writeVariable(variable, form)),
    element_context: category.context ? writeContext(category.context, form) : undefined,
  });
}

function writeElement(element: Element | CustomElement, category: Category | undefined, form: Form): JsonObject {
  const write = writer(form);
  return {
    id: element.id,
    category_id: category ? idIn(category, form) : element.category_id,
    title: write(element.title),
    description: write(element.description),
    symbol_id: typeof element.glyph === "string" ? element.glyph : element.id,
    variables: category ? variablesFor(category, element.id).map((variable) => writeVariable(variable, form)) : [],
  };
}

const typeHead = (taxonomy: Taxonomy) => ({
  name: [{ locale: "en", value: TYPE_NAMES[taxonomy.kind] }],
  description: [],
});

/** The part of the vocabulary the chain uses, so that the document is self-contained. */
export function snapshotOf(taxonomy: Taxonomy, content: ChainContent, form: Form): JsonObject {
  const used = taxonomy.categories
    .map((category, index) => ({ category, order: index + 1 }))
    .filter(({ category }) => category.required || placementsIn(content, category.id).length > 0);
  const byId = new Map(taxonomy.categories.map((category) => [category.id, category]));
  const idOf = (id: string) => {
    const category = byId.get(id);
    return category ? idIn(category, form) : id;
  };
  const elements = taxonomy.elements.filter((element) =>
    content.placements.some(({ category_id, element_id }) => elementOf(taxonomy, category_id, element_id) === element),
  );
  return {
    datachain_type: {
      id: DATACHAIN_TYPES[taxonomy.kind],
      ...typeHead(taxonomy),
      categories: taxonomy.categories.map((category) => idIn(category, form)),
      subchains: taxonomy.subchains.map(({ id, name, categories }) => ({
        id,
        name: writer(form)(name),
        categories: categories.map(idOf),
      })),
      locales: taxonomy.locales.flatMap((locale) => form.localeOut(locale) ?? []),
    },
    categories: used.map(({ category, order }) => writeCategory(category, order, taxonomy, form)),
    elements: elements.map((element) => writeElement(element, byId.get(element.category_id), form)),
  };
}

/** The "sections" form lists categories in a section of their own. */
export const sectionCategories = (taxonomy: Taxonomy, form: Form): JsonObject[] =>
  taxonomy.categories.map((category, order) => {
    const write = writer(form);
    return compact({
      id: category.standard_id,
      order,
      name: write(category.name),
      prompt: write(category.prompt),
      description: write(category.guidance),
      context_types: category.context ? writeContext(category.context, form).values : undefined,
    });
  });

/** Custom elements, as proposals to DTPR. */
export function writeSuggested(custom: CustomElement, writing: Writing): JsonObject {
  const { form } = writing;
  const { taxonomy } = writing.input;
  const category = taxonomy.categories.find(({ id }) => id === custom.category_id);
  return {
    ...writeElement(custom, category, form),
    ...ours({
      title: writeText(custom.title, writing).rest,
      description: writeText(custom.description, writing).rest,
      identifiability: custom.identifiability === "none" ? undefined : custom.identifiability,
    }),
  };
}
