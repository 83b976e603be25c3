import { type Form, FORMS, formOf, type JsonObject } from "./document-form.ts";
import {
  asArray,
  asObject,
  asText,
  type DocumentProblem,
  numbered,
  oursIn,
  readFlows,
  type Reading,
  readOwnText,
  readSources,
  readWhole,
  report,
} from "./document-parse.ts";
import { readCustomElements } from "./document-read-custom.ts";
import { readOrigin } from "./document-read-origin.ts";
import { type NamedOrganization, type ReadElement, readElement } from "./document-read-elements.ts";
import type { ChainContent, Kind, LText, Taxonomy } from "./model.ts";

export type DocumentRead = {
  readonly content: ChainContent;
  readonly taxonomy_id: string;
  readonly title: LText;
  readonly description: LText;
  readonly organizations_named: readonly NamedOrganization[];
  /** Data that had to be changed or dropped. */
  readonly problems: readonly DocumentProblem[];
};
export type DocumentReading = DocumentRead | { readonly problems: readonly DocumentProblem[] };

const MAX_ELEMENTS = 1000;

/** Both forms, normalized. */
type Parts = {
  readonly form: Form;
  readonly kind: Kind;
  readonly version: string | undefined;
  readonly elements: unknown;
  readonly title: unknown;
  readonly description: unknown;
  readonly flows: unknown;
  /** Where the form keeps what a document says about itself. */
  readonly about: JsonObject;
};

function partsOf(document: JsonObject): Parts | undefined {
  const instance = asObject(document.instance);
  const datachain = asObject(document.datachain);
  const own = oursIn(document);
  if (instance)
    return {
      form: FORMS.sections,
      kind: datachain?.type === "ai" ? "algorithm" : "device",
      version: undefined,
      elements: instance.elements,
      title: instance.title,
      description: instance.description,
      flows: [],
      about: { ...instance, ...own },
    };
  const version = asText(document.schema_version);
  if (version === undefined && !Array.isArray(document.elements)) return undefined;
  return {
    form: FORMS.instance,
    kind: version?.startsWith("device@") ? "device" : "algorithm",
    version,
    elements: document.elements,
    title: document.title,
    description: document.description,
    flows: document.subchain_instances,
    about: document,
  };
}

/** The exact vocabulary, else one based on the same release, else any of the same kind. */
function findTaxonomy(parts: Parts, own: JsonObject, taxonomies: readonly Taxonomy[], problems: DocumentProblem[]) {
  const ofKind = taxonomies.filter(({ kind }) => kind === parts.kind);
  const exact =
    ofKind.find(({ id }) => id === own.taxonomy_id) ??
    ofKind.find(({ id }) => id === parts.version) ??
    ofKind.find(({ based_on }) => based_on === parts.version) ??
    (parts.version === undefined ? ofKind.find((taxonomy) => formOf(taxonomy) === parts.form) : undefined);
  const found = exact ?? ofKind[0];
  if (!found) report({ problems }, "", "TAXONOMY_UNKNOWN", `There is no vocabulary for this type of chain.`);
  else if (!exact)
    report({ problems }, "schema_version", "SCHEMA_VERSION_UNKNOWN", `Read with the vocabulary ${found.id} instead.`);
  return found;
}

/** In taxonomy order, then by priority, then in document order. */
function inOrder(read: readonly ReadElement[], { categories }: Taxonomy) {
  const place = new Map(categories.map(({ id }, index) => [id, index]));
  const at = ({ placement }: ReadElement) => place.get(placement.category_id) ?? categories.length;
  return read.toSorted((a, b) => at(a) - at(b) || a.priority - b.priority);
}

function reportDuplicates(read: readonly (ReadElement & { hasPriority: boolean; path: string })[], reading: Reading) {
  const seen = new Set<string>();
  for (const { placement, priority, hasPriority, path } of read) {
    if (!hasPriority) continue;
    const key = `${placement.category_id}\n${priority}`;
    if (seen.has(key)) report(reading, `${path}.priority`, "DUPLICATE_PRIORITY", "Two placements have the same place.");
    seen.add(key);
  }
}

function readPlacements(document: JsonObject, parts: Parts, reading: Reading, flows: ReadonlySet<string>) {
  const custom = readCustomElements(document, reading);
  const taken = new Set([...custom.byName.values()].map(({ id }) => id));
  const base = parts.form.id === "instance" ? "elements" : "instance.elements";
  const entries = [
    ...asArray(parts.elements).map((value, index) => ({ value, path: `${base}[${index}]` })),
    ...asArray(oursIn(document).elements).map((value, index) => ({ value, path: `x_guidepost.elements[${index}]` })),
  ];
  const read = entries.flatMap(({ value, path }) => {
    const element = readElement(value, path, { ...reading, custom, flows, taken });
    return element ? [{ ...element, path, hasPriority: asObject(value)?.priority !== undefined }] : [];
  });
  reportDuplicates(read, reading);
  const ordered = inOrder(read, reading.taxonomy);
  return {
    placements: ordered.map(({ placement }) => placement),
    organizations_named: ordered.flatMap(({ named }) => named ?? []),
    custom_elements: [...custom.byName.values()],
  };
}

function readUndisclosed(value: unknown, reading: Reading): Record<string, LText> {
  const reasons = Object.entries(asObject(value) ?? {});
  return Object.fromEntries(
    reasons.map(([id, reason]) => [id, readOwnText(reason, "x_guidepost.undisclosed", reading)]),
  );
}

/** Reads any DTPR document, thin or resolved, in either form. Unknown fields are ignored. */
export function fromDocument(
  given: unknown,
  { taxonomies }: { readonly taxonomies: readonly Taxonomy[] },
): DocumentReading {
  const problems: DocumentProblem[] = [];
  const document = asObject(given);
  const parts = document && partsOf(document);
  if (!document || !parts) {
    report({ problems }, "", "NOT_A_DOCUMENT", "This is not a datachain document.");
    return { problems };
  }
  const own = oursIn(document);
  if (asArray(parts.elements).length + asArray(own.elements).length > MAX_ELEMENTS) {
    report({ problems }, "elements", "TOO_LARGE", `A chain can have at most ${MAX_ELEMENTS} placements.`);
    return { problems };
  }
  const taxonomy = findTaxonomy(parts, own, taxonomies, problems);
  if (!taxonomy) return { problems };
  const reading: Reading = { form: parts.form, taxonomy, problems };
  if (asObject(parts.about.authoring_provenance)?.kind === "ai_generated" && !Object.hasOwn(own, "taxonomy_id"))
    report(reading, "authoring_provenance", "AI_GENERATED", "The document says that an AI wrote it.");
  const flows = readFlows([...asArray(parts.flows), ...asArray(own.subchain_instances)], "subchain_instances", reading);
  const { placements, organizations_named, custom_elements } = readPlacements(
    document,
    parts,
    reading,
    new Set(flows.map(({ id }) => id)),
  );
  const sources = [...asArray(document.sources), ...asArray(own.sources)];
  const title = readWhole(parts.title, own.title, "title", reading);
  const origin = readOrigin(parts.about, own, title, reading);
  return {
    taxonomy_id: taxonomy.id,
    title,
    description: readWhole(parts.description, own.description, "description", reading),
    organizations_named,
    content: {
      placements,
      custom_elements,
      subchain_instances: flows,
      undisclosed: readUndisclosed(own.undisclosed, reading),
      sources: numbered(readSources(sources, "sources", reading), "s"),
      ...(origin && { origin }),
    },
    problems,
  };
}
