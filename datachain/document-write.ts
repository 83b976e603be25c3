import { unlessEmpty, writeSources } from "./document-attachments.ts";
import { safeIds, writeElements } from "./document-elements.ts";
import { clean, compact, type DocumentInput, formOf, type JsonObject, localeOut, ours } from "./document-form.ts";
import type { Loss } from "./document-loss.ts";
import { titleOf, writeOrigin } from "./document-origin.ts";
import {
  DATACHAIN_TYPES,
  keptCustom,
  ownSnapshot,
  ownWords,
  quotedSnapshot,
  sectionCategories,
  TYPE_WORDS,
} from "./document-snapshot.ts";
import { lose, type Writing, writeText } from "./document-writing.ts";
import { placementsIn } from "./lookup.ts";

export type Written = { readonly document: JsonObject; readonly losses: readonly Loss[] };

/** Date of the last change to the version 1 vocabulary, which its documents use as their version. */
const VERSION_1 = "2025-08-29T00:00:00Z";

/** DTPR wants times in UTC, written with a Z. */
const inUtc = (time: string) => new Date(time).toISOString().replace(".000Z", "Z");

function writeFlows(writing: Writing) {
  const { subchain_instances } = writing.input.content;
  const known = subchain_instances.filter(
    ({ id }, index) => subchain_instances.findIndex((other) => other.id === id) === index,
  );
  return known.map(({ id, subchain_id, title, head_refs }, order) => {
    const written = writing.instanceIds.get(id) ?? id;
    const at = `subchain_instances/${id}`;
    const isStandard = writing.form.id === "instance" && writing.flowIds.has(written);
    if (!isStandard) lose(writing, "SUBCHAIN", at);
    else if (Object.keys(clean(title)).length > 0) lose(writing, "SUBCHAIN_TITLE", `${at}/title`);
    const flow = { id: written, subchain_id, ...compact({ head_refs }), order, ...ours({ title: clean(title) }) };
    return { flow, isStandard };
  });
}

/** Flows the release does not know are not flows of the document. */
function startWriting(input: DocumentInput, isOwn: boolean): Writing {
  const { taxonomy, content } = input;
  const form = formOf(taxonomy);
  const flows = content.subchain_instances;
  const ids = [...new Set(flows.map(({ id }) => id))];
  const safe = safeIds(ids, "flow", () => false);
  const instanceIds = new Map(ids.map((id, index) => [id, safe[index] ?? id]));
  const isKnown = (subchain: string) => taxonomy.subchains.some(({ id }) => id === subchain);
  const firsts = ids.flatMap((id) => flows.find((flow) => flow.id === id) ?? []);
  const locales = isOwn ? taxonomy.locales : (taxonomy.standard_locales ?? taxonomy.locales);
  return {
    input,
    form,
    locales: locales.filter((locale) => localeOut(locale) !== undefined),
    withCustom: isOwn,
    losses: [],
    instanceIds,
    flowIds: new Set(
      firsts.filter(({ subchain_id }) => isKnown(subchain_id)).map(({ id }) => instanceIds.get(id) ?? id),
    ),
  };
}

/** Data of the chain as a whole that DTPR has no field for. */
function writeChainOurs(writing: Writing) {
  const { taxonomy, content } = writing.input;
  const undisclosed = Object.entries(content.undisclosed).map(([id, reason]) => [id, clean(reason)] as const);
  for (const [id] of undisclosed) lose(writing, "UNDISCLOSED", `undisclosed/${id}`);
  return {
    taxonomy_id: taxonomy.id,
    undisclosed: undisclosed.length > 0 ? Object.fromEntries(undisclosed) : undefined,
    custom_elements: unlessEmpty(content.custom_elements.map(keptCustom)),
  };
}

/** A custom element that no placement of the document shows. */
function loseCustom(written: readonly JsonObject[], writing: Writing) {
  for (const { id } of writing.input.content.custom_elements)
    if (!written.some(({ element_id }) => element_id === id)) lose(writing, "CUSTOM_ELEMENTS", `custom_elements/${id}`);
}

function loseRequired(placed: ReturnType<typeof writeElements>["placed"], writing: Writing) {
  const { taxonomy, content } = writing.input;
  if (placed.length === 0) lose(writing, "NO_ELEMENTS", "placements");
  if (writing.form.id === "sections") return;
  for (const { id, required } of taxonomy.categories)
    if (required && placementsIn({ ...content, placements: placed }, id).length === 0)
      lose(writing, "REQUIRED_CATEGORY", `categories/${id}`);
}

/** Our own wording of a release is a version of its own: readers must not compare it with the original. */
const ownVersion = (based_on: string) => `guidepost-${based_on}`;

function instanceDocument(writing: Writing, isResolved: boolean): JsonObject {
  const { taxonomy, content, head, release } = writing.input;
  const title = writeText(titleOf(writing), "title", writing);
  const description = writeText(head.description, "description", writing);
  const elements = writeElements(writing);
  const flows = writeFlows(writing);
  const sources = writeSources(content.sources, "sources", writing);
  const origin = writeOrigin(elements.standard, writing);
  const isQuoted = isResolved && release !== undefined;
  loseRequired(elements.placed, writing);
  if (isResolved && !isQuoted) lose(writing, "OWN_VOCABULARY", "taxonomy");
  const snapshotOf = () =>
    isQuoted ? quotedSnapshot(release, elements.placed) : ownSnapshot(elements.placed, writing);
  const resolved = isResolved ? { schema_snapshot: snapshotOf(), suggested_elements: [] } : {};
  loseCustom(elements.standard, writing);
  return {
    id: head.id,
    title: title.values,
    description: description.values,
    schema_version: isResolved && !isQuoted ? ownVersion(taxonomy.based_on) : taxonomy.based_on,
    created_at: inUtc(head.created_at),
    ...compact({ updated_at: head.updated_at === null ? undefined : inUtc(head.updated_at), ...origin.standard }),
    elements: elements.standard,
    subchain_instances: flows.filter(({ isStandard }) => isStandard).map(({ flow }) => flow),
    sources: sources.standard,
    ...resolved,
    ...ours({
      ...writeChainOurs(writing),
      ...origin.aside,
      title: title.rest,
      description: description.rest,
      sources: sources.aside,
      subchain_instances: unlessEmpty(flows.filter(({ isStandard }) => !isStandard).map(({ flow }) => flow)),
      elements: unlessEmpty(elements.aside),
    }),
  };
}

function sectionsDocument(writing: Writing, isResolved: boolean): JsonObject {
  const { taxonomy, content, head } = writing.input;
  const title = writeText(titleOf(writing), "title", writing);
  const description = clean(head.description);
  const elements = writeElements(writing);
  const flows = writeFlows(writing);
  const sources = writeSources(content.sources, "sources", writing);
  const { instance_version, linked_instance_ids, authoring_provenance } = content.origin ?? {};
  const type = TYPE_WORDS[taxonomy.kind];
  const inForm = (text: typeof type.name) => writeText(text, "", { ...writing, losses: [] }).values;
  loseRequired(elements.placed, writing);
  loseCustom(elements.standard, writing);
  lose(writing, "HEAD", "id");
  if (head.updated_at !== null) lose(writing, "HEAD", "updated_at");
  for (const [key, value] of Object.entries({ instance_version, linked_instance_ids, authoring_provenance }))
    if (value !== undefined) lose(writing, "HEAD", `origin/${key}`);
  if (Object.keys(description).length > 0) lose(writing, "DESCRIPTION", "description");
  return {
    schema: { name: "DTPR", version: "0.1", namespace: "https://dtpr.io/schemas/datachain/v0.1" },
    datachain: {
      type: DATACHAIN_TYPES[taxonomy.kind],
      version: VERSION_1,
      title: inForm(type.name),
      description: inForm(type.description),
      categories: sectionCategories(writing),
    },
    instance: { title: title.values, created_at: inUtc(head.created_at), elements: elements.standard },
    ...ours({
      id: head.id,
      updated_at: head.updated_at ?? undefined,
      ...writeChainOurs(writing),
      instance_version,
      linked_instance_ids,
      authoring_provenance,
      title: title.rest,
      description: Object.keys(description).length > 0 ? description : undefined,
      sources: sources.aside,
      subchain_instances: unlessEmpty(flows.map(({ flow }) => flow)),
      elements: unlessEmpty(elements.aside),
      vocabulary: isResolved ? ownWords(elements.placed, writing) : undefined,
    }),
  };
}

function write(input: DocumentInput, isResolved: boolean): Written {
  const isInstance = formOf(input.taxonomy).id === "instance";
  const writing = startWriting(input, isResolved && isInstance && input.release === undefined);
  const document = isInstance ? instanceDocument(writing, isResolved) : sectionsDocument(writing, isResolved);
  return { document, losses: writing.losses };
}

/** The chain in DTPR form, for tools that know the vocabulary. */
export const toThin = (input: DocumentInput): Written => write(input, false);

/** The same including the vocabulary, for readers without it. */
export const toResolved = (input: DocumentInput): Written => write(input, true);
