import { isCitable, sourceAside, unlessEmpty, writeSource, writeText } from "./document-attachments.ts";
import { safeIds, writeElements } from "./document-elements.ts";
import {
  clean,
  compact,
  type DocumentInput,
  type Form,
  formOf,
  type JsonObject,
  type LeftOut,
  ours,
  splitText,
} from "./document-form.ts";
import { DATACHAIN_TYPES, sectionCategories, snapshotOf, writeSuggested } from "./document-snapshot.ts";
import type { Writing } from "./document-writing.ts";
import type { ChainContent, CustomElement } from "./model.ts";

export type Written = { readonly document: JsonObject; readonly left_out: readonly LeftOut[] };

/** Date of the last change to the version 1 vocabulary, which its documents use as their version. */
const VERSION_1 = "2025-08-29T00:00:00Z";

function writeFlows({ subchain_instances }: ChainContent, writing: Writing) {
  const isInstance = writing.form.id === "instance";
  if (subchain_instances.length > 0) writing.left.add(isInstance ? "SUBCHAIN_TITLES" : "SUBCHAINS");
  const known = subchain_instances.filter(
    ({ id }, index) => subchain_instances.findIndex((other) => other.id === id) === index,
  );
  return known.map(({ id, subchain_id, title }, order) => ({
    id: writing.instanceIds.get(id) ?? id,
    subchain_id,
    order,
    ...ours({ title: clean(title) }),
  }));
}

const cleanCustom = (custom: CustomElement) => ({
  ...custom,
  title: clean(custom.title),
  description: clean(custom.description),
});

function startWriting(input: DocumentInput, form: Form, isResolved: boolean): Writing {
  const ids = [...new Set(input.content.subchain_instances.map(({ id }) => id))];
  const safe = safeIds(ids, "flow", () => false);
  return {
    input,
    form,
    withCustom: isResolved,
    left: new Set(),
    instanceIds: new Map(ids.map((id, index) => [id, safe[index] ?? id])),
  };
}

/** Data of the chain as a whole that DTPR has no field for. */
function writeChainOurs({ taxonomy, content }: DocumentInput, writing: Writing) {
  const undisclosed = Object.entries(content.undisclosed).map(([id, reason]) => [id, clean(reason)] as const);
  const aside = content.sources.filter((source) => writing.form.id !== "instance" || !isCitable(source));
  if (undisclosed.length > 0) writing.left.add("UNDISCLOSED");
  if (aside.length > 0) writing.left.add("SOURCES");
  return {
    taxonomy_id: taxonomy.id,
    undisclosed: undisclosed.length > 0 ? Object.fromEntries(undisclosed) : undefined,
    sources: unlessEmpty(aside.map(sourceAside)),
    custom_elements: writing.withCustom ? undefined : unlessEmpty(content.custom_elements.map(cleanCustom)),
  };
}

function writeResolvedParts({ taxonomy, content }: DocumentInput, writing: Writing): JsonObject {
  if (!writing.withCustom) return {};
  if (taxonomy.id !== taxonomy.based_on) writing.left.add("SNAPSHOT_IN_OWN_WORDS");
  if (content.custom_elements.length > 0) writing.left.add("SUGGESTED_BY_PEOPLE");
  return {
    schema_snapshot: snapshotOf(taxonomy, content, writing.form),
    suggested_elements: content.custom_elements.map((custom) => writeSuggested(custom, writing)),
  };
}

function instanceDocument(input: DocumentInput, writing: Writing): JsonObject {
  const { taxonomy, content, head } = input;
  const title = writeText(head.title, writing);
  const description = writeText(head.description, writing);
  const elements = writeElements(writing);
  if (elements.standard.length === 0) writing.left.add("NO_ELEMENTS");
  return {
    id: head.id,
    title: title.values,
    description: description.values,
    schema_version: taxonomy.based_on,
    created_at: head.created_at,
    ...compact({ updated_at: head.updated_at ?? undefined }),
    elements: elements.standard,
    subchain_instances: writeFlows(content, writing),
    sources: content.sources.filter(isCitable).map(writeSource),
    ...writeResolvedParts(input, writing),
    ...ours({
      ...writeChainOurs(input, writing),
      title: title.rest,
      description: description.rest,
      elements: unlessEmpty(elements.aside),
    }),
  };
}

function sectionsDocument(input: DocumentInput, writing: Writing): JsonObject {
  const { taxonomy, content, head } = input;
  const elements = writeElements(writing);
  if (elements.standard.length === 0) writing.left.add("NO_ELEMENTS");
  return {
    schema: { name: "DTPR", version: "0.1", namespace: "https://dtpr.io/schemas/datachain/v0.1" },
    datachain: {
      type: DATACHAIN_TYPES[taxonomy.kind],
      version: VERSION_1,
      title: splitText(head.title, writing.form).values,
      description: splitText(head.description, writing.form).values,
      ...(writing.withCustom ? { categories: sectionCategories(taxonomy, writing.form) } : {}),
    },
    instance: {
      title: splitText(head.title, writing.form).values,
      created_at: head.created_at,
      elements: elements.standard,
    },
    ...writeResolvedParts(input, writing),
    ...ours({
      id: head.id,
      updated_at: head.updated_at ?? undefined,
      ...writeChainOurs(input, writing),
      subchain_instances: unlessEmpty(writeFlows(content, writing)),
      elements: unlessEmpty(elements.aside),
    }),
  };
}

function write(input: DocumentInput, isResolved: boolean): Written {
  const form = formOf(input.taxonomy);
  const writing = startWriting(input, form, isResolved);
  const document = form.id === "instance" ? instanceDocument(input, writing) : sectionsDocument(input, writing);
  return { document, left_out: [...writing.left].toSorted() };
}

/** The chain in DTPR form, for tools that know the vocabulary. */
export const toThin = (input: DocumentInput): Written => write(input, false);

/** The same including the vocabulary, for readers without it. */
export const toResolved = (input: DocumentInput): Written => write(input, true);
