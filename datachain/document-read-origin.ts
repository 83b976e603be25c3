import { compact, type JsonObject, OURS } from "./document-form.ts";
import { asArray, asObject, asText, oneOf, type Reading, report } from "./document-parse.ts";
import { CONFIDENCES, type ElementProvenance, type LText, type Origin, type Provenance } from "./model.ts";

const MAX_TEXT = 5000;
const MAX_LINKS = 100;
const KEY = /^[\w-]{1,64}$/;

const short = (value: unknown) => {
  const text = asText(value);
  return text !== undefined && text.length <= MAX_TEXT ? text : undefined;
};

const quotesOf = (value: unknown) =>
  asArray(value).flatMap((entry) => {
    const quote = short(asObject(entry)?.quote);
    const context = short(asObject(entry)?.context);
    return quote === undefined ? [] : [{ quote, ...(context !== undefined && { context }) }];
  });

const reasonsOf = (value: unknown) =>
  Object.fromEntries(
    Object.entries(asObject(value) ?? {}).flatMap(([id, reason]) => {
      const text = short(reason);
      return KEY.test(id) && text !== undefined ? [[id, text] as const] : [];
    }),
  );

function readNote(value: unknown): ElementProvenance {
  const note = asObject(value) ?? {};
  const quotes = quotesOf(note.source_references);
  const reasons = reasonsOf(note.variable_rationale);
  return compact({
    rationale: short(note.rationale),
    confidence: oneOf(CONFIDENCES, note.confidence),
    source_references: quotes.length > 0 ? quotes : undefined,
    variable_rationale: Object.keys(reasons).length > 0 ? reasons : undefined,
  });
}

const sizeOf = (value: unknown) => JSON.stringify(value ?? null).length;

function readProvenance(given: JsonObject, aside: unknown, reading: Reading): Provenance | undefined {
  const kind = oneOf(["human", "ai_generated"], given.kind);
  const path = "authoring_provenance";
  if (kind === undefined) {
    report(reading, path, "PROVENANCE_DROPPED", "It does not say whether a person or a machine wrote the document.");
    return undefined;
  }
  const notes = Object.entries({ ...asObject(given.element_provenance), ...asObject(aside) });
  const read = notes.flatMap(([key, note]) => (KEY.test(key) ? [[key, readNote(note)] as const] : []));
  const time = short(given.generated_at);
  const generated_at = time !== undefined && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : undefined;
  const provenance = compact({
    kind,
    model: short(given.model),
    generated_at: generated_at?.replace(".000Z", "Z"),
    element_provenance: read.length > 0 ? Object.fromEntries(read) : undefined,
  }) as Provenance;
  const { [OURS]: _, generated_at: said, element_provenance, ...others } = given;
  const isWhole =
    sizeOf(Object.fromEntries(notes)) === sizeOf(Object.fromEntries(read)) &&
    (said === undefined) === (generated_at === undefined) &&
    (element_provenance === undefined || asObject(element_provenance) !== undefined) &&
    Object.keys(others).every((key) => Object.hasOwn(provenance, key));
  if (!isWhole) report(reading, path, "PROVENANCE_DROPPED", "Some of what it says about its origin cannot be kept.");
  return provenance;
}

/** What the document says about itself and our screens do not edit. */
export function readOrigin(about: JsonObject, own: JsonObject, title: LText, reading: Reading): Origin | undefined {
  const instance_version = short(about.instance_version);
  const linked = asArray(about.linked_instance_ids)
    .flatMap((id) => short(id) ?? [])
    .slice(0, MAX_LINKS);
  if (linked.length < asArray(about.linked_instance_ids).length)
    report(
      reading,
      "linked_instance_ids",
      "LINKED_INSTANCES_DROPPED",
      "Some links to other datachains cannot be kept.",
    );
  const given = asObject(about.authoring_provenance);
  const provenance = given && readProvenance(given, own.element_provenance, reading);
  const origin: Origin = {
    ...(Object.keys(title).length > 1 && { title }),
    ...(instance_version !== undefined && { instance_version }),
    ...(linked.length > 0 && { linked_instance_ids: linked }),
    ...(provenance && { authoring_provenance: provenance }),
  };
  return Object.keys(origin).length > 0 ? origin : undefined;
}
