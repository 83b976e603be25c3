import * as z from "zod";
import { ContentLocale, Id, ListMeta, listQuery, LockVersion, NumberParam, Timestamp } from "./common.ts";
import { type Endpoint, endpoint, file } from "./endpoint.ts";
import { LText } from "./texts.ts";

/** Ordered from harmless to severe. */
export const Identifiability = z.enum(["none", "de_identified", "identifiable"]);
export type Identifiability = z.infer<typeof Identifiability>;

export const CategoryState = z.enum(["done", "warning", "error", "todo", "undisclosed", "empty"]);
export type CategoryState = z.infer<typeof CategoryState>;

/** A chain in a list: one state per category, in category order. */
export const ChainSummary = z.strictObject({
  states: z.array(CategoryState),
  error_count: z.int(),
  warning_count: z.int(),
});
export type ChainSummary = z.infer<typeof ChainSummary>;

/** Ids inside a document, generated in the author's browser or imported. */
const PartId = z.string().regex(/^[\w-]{1,64}$/, "At most 64 letters, digits, _ and -");
const list = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max).readonly();

const Action = z.strictObject({
  id: PartId,
  type: z.enum(["email", "url", "phone", "form", "postal"]),
  label: LText,
  target: z.string().max(2000),
});

const Source = z.strictObject({
  id: PartId,
  type: z.enum([
    "ai_register",
    "model_card",
    "policy_document",
    "api_documentation",
    "framework",
    "standard",
    "regulation",
    "research_paper",
    "prior_art",
    "internal_memo",
    "other",
  ]),
  title: z.string().max(300),
  url: z.string().max(2000).nullable(),
  citation: z.string().max(1000).nullable(),
});

const Placement = z.strictObject({
  id: PartId,
  category_id: PartId,
  element_id: PartId,
  context_value: PartId.nullable(),
  identifiability: Identifiability.nullable(),
  organization_id: Id.nullable(),
  subchain_instance_id: PartId.nullable(),
  variables: z.record(PartId, LText),
  /** Chosen options by variable. */
  choices: z.record(PartId, list(PartId, 200)).optional(),
  actions: list(Action, 20),
  sources: list(Source, 50),
  disclosure: z.enum(["disclosed", "partly_disclosed", "not_disclosed", "not_applicable"]),
  internal_note: z.string().max(5000),
});

const CustomElement = z.strictObject({
  id: z.string().regex(/^custom_[\w-]{1,57}$/, "An ID that starts with custom_"),
  category_id: PartId,
  title: LText,
  description: LText,
  glyph: z.string().max(60),
  identifiability: Identifiability,
});

const Words = z.string().max(5000);
/** What an imported document says about itself. Screens do not edit it; exports write it again. */
const Origin = z.strictObject({
  title: LText.optional(),
  instance_version: Words.optional(),
  linked_instance_ids: list(Words, 100).optional(),
  authoring_provenance: z
    .strictObject({
      kind: z.enum(["human", "ai_generated"]),
      model: Words.optional(),
      generated_at: z.iso.datetime().optional(),
      element_provenance: z
        .record(
          PartId,
          z.strictObject({
            rationale: Words.optional(),
            confidence: z.enum(["high", "medium", "low"]).optional(),
            source_references: list(z.strictObject({ quote: Words, context: Words.optional() }), 200).optional(),
            variable_rationale: z.record(PartId, Words).optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});

/**
 * Maximum size of a chain as JSON: 10 kB for each of 400 placements. Larger ones are rejected with 413, and imports never
 * create a chain too large to save.
 */
export const MAX_CHAIN_BYTES = 4 * 1024 * 1024;
/** Allowance for the fields around the content. */
const ENVELOPE_BYTES = 1024;
/** A DTPR document is more verbose, and may include its vocabulary. */
const MAX_DOCUMENT_BYTES = 4 * MAX_CHAIN_BYTES;

/** The saved chain. It may be incomplete: checks block publishing, never saving. */
export const ChainContent = z.strictObject({
  placements: list(Placement, 500),
  custom_elements: list(CustomElement, 100),
  subchain_instances: list(
    z.strictObject({
      id: PartId,
      subchain_id: PartId,
      title: LText,
      head_refs: list(z.string().max(100), 100).optional(),
    }),
    50,
  ),
  undisclosed: z.record(PartId, LText),
  sources: list(Source, 100),
  origin: Origin.optional(),
});
export type ChainContent = z.infer<typeof ChainContent>;

/** Codes are defined in datachain/findings.ts; the admin has a text and a hint for each. */
const Finding = z.strictObject({
  code: z.string(),
  severity: z.enum(["error", "todo", "warning"]),
  category_id: z.string().nullable(),
  placement_id: z.string().nullable(),
  variable_id: z.string().optional(),
  locale: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const ChainOrganization = z.strictObject({
  id: Id,
  name: LText,
  headline: LText,
  description: LText,
  logo_key: z.string().nullable(),
});

export const Datachain = z.strictObject({
  /** Null until first saved. */
  id: Id.nullable(),
  taxonomy_id: z.string(),
  content: ChainContent,
  findings: z.array(Finding),
  summary: ChainSummary,
  identifiability: Identifiability.nullable(),
  /** The organizations the content refers to. */
  organizations: z.array(ChainOrganization),
  locales: z.array(z.string()),
  default_locale: z.string(),
  lock_version: LockVersion,
  updated_at: Timestamp.nullable(),
  updated_by: z.string().nullable(),
});
export type Datachain = z.infer<typeof Datachain>;

export const ChainVersion = z.strictObject({
  id: Id,
  number: z.int(),
  taxonomy_id: z.string(),
  /** Origin of the version, unless it is an ordinary save: `blank template copy document move`. */
  note: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  created_by: z.string().nullable(),
});
export type ChainVersion = z.infer<typeof ChainVersion>;

/** Effects of changing a chain's taxonomy. */
export const MoveChange = z.strictObject({
  code: z.string(),
  category_id: z.string().nullable(),
  placement_id: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Parts of a document that could not be read as they were. Codes are in datachain/document-parse.ts. */
const DocumentProblem = z.strictObject({ path: z.string(), code: z.string(), message: z.string() });

/** A finding of the standard's own check, in its words, with the part of the chain it is about. */
export const StandardFinding = z.strictObject({
  severity: z.enum(["error", "warning"]),
  code: z.string(),
  message: z.string(),
  hint: z.string(),
  path: z.string(),
  /** First step of the path, such as `elements` or `title`. */
  field: z.string().nullable(),
  category_id: z.string().nullable(),
  placement_id: z.string().nullable(),
  /** Field of the element, such as `variables` or `context_type_id`. */
  part: z.string().nullable(),
  variable_id: z.string().nullable(),
  locale: z.string().nullable(),
});
export type StandardFinding = z.infer<typeof StandardFinding>;

export const StandardCheck = z.strictObject({
  outcome: z.enum(["passed", "refused", "unreachable", "not_checked"]),
  /** Why it was not checked. */
  reason: z.enum(["switched_off", "version_1", "release_unknown", "too_large"]).nullable(),
  version: z.string(),
  host: z.string().nullable(),
  findings: z.array(StandardFinding),
});
export type StandardCheck = z.infer<typeof StandardCheck>;

const ChainResponse = z.strictObject({ datachain: Datachain });
const SubjectParams = z.strictObject({ id: Id });

/** The same endpoints for a device's chain and an algorithm's. */
const chainOf = <const S extends "device" | "algorithm">(base: `/api/${string}`, subject: S) => {
  const share = { subject, param: "id" } as const;
  const call = <const E extends Omit<Endpoint, "params">>(e: E) => endpoint({ ...e, params: SubjectParams });
  return {
    get: call({
      method: "GET",
      path: base,
      access: "member",
      share,
      summary: `The datachain of one ${subject}`,
      response: ChainResponse,
    }),
    save: call({
      method: "PUT",
      path: base,
      access: "editor",
      summary: `Save the datachain of one ${subject}. Sending the same save_id again does not save twice`,
      body: z.strictObject({
        datachain: z.strictObject({ content: ChainContent, lock_version: LockVersion, save_id: Id.optional() }),
      }),
      max_bytes: MAX_CHAIN_BYTES + ENVELOPE_BYTES,
      response: ChainResponse,
    }),
    start: call({
      method: "POST",
      path: `${base}/start`,
      access: "editor",
      summary: `Start the datachain of one ${subject} over: from a template, a copy, or a document in the standard`,
      body: z.strictObject({
        start: z.discriminatedUnion("from", [
          z.strictObject({ from: z.literal("blank") }),
          z.strictObject({ from: z.literal("template"), template_id: z.string().max(60) }),
          z.strictObject({ from: z.literal("copy"), id: Id }),
          z.strictObject({ from: z.literal("document"), document: z.unknown() }),
        ]),
        lock_version: LockVersion,
      }),
      max_bytes: MAX_DOCUMENT_BYTES,
      response: ChainResponse.extend({ problems: z.array(DocumentProblem) }),
    }),
    move: call({
      method: "POST",
      path: `${base}/move`,
      access: "editor",
      summary: `Move the datachain of one ${subject} to another version of the vocabulary, or only report what would change`,
      body: z.strictObject({ taxonomy_id: z.string().max(80), dry_run: z.boolean(), lock_version: LockVersion }),
      response: z.strictObject({ changes: z.array(MoveChange), datachain: Datachain }),
    }),
    checkWithStandard: call({
      method: "POST",
      path: `${base}/standard-check`,
      access: "editor",
      summary: `Send the datachain of one ${subject} to the public API of the standard, which checks it`,
      response: z.strictObject({ check: StandardCheck }),
    }),
    versions: call({
      method: "GET",
      path: `${base}/versions`,
      access: "member",
      summary: `Earlier versions of the datachain of one ${subject}, newest first`,
      query: listQuery(["number"], {}),
      response: z.strictObject({ versions: z.array(ChainVersion), meta: ListMeta }),
    }),
    version: endpoint({
      method: "GET",
      path: `${base}/versions/{number}`,
      access: "member",
      summary: `One version of the datachain of one ${subject}`,
      params: z.strictObject({ id: Id, number: NumberParam }),
      response: z.strictObject({
        /** With the organizations it refers to, even if deleted since, so that differences can name them. */
        version: ChainVersion.extend({ content: ChainContent, organizations: z.array(ChainOrganization) }),
      }),
    }),
    json: call({
      method: "GET",
      path: `${base}/json`,
      access: "member",
      summary: `The datachain of one ${subject} as a document in the standard`,
      query: z.strictObject({ form: z.enum(["thin", "resolved"]).default("resolved") }),
      response: file("application/json"),
    }),
    pdf: call({
      method: "GET",
      path: `${base}/pdf`,
      access: "member",
      summary: `The datachain of one ${subject} for printing`,
      query: z.strictObject({ locale: ContentLocale.optional() }),
      response: file("application/pdf"),
      has_etag: true,
    }),
    png: call({
      method: "GET",
      path: `${base}/png`,
      access: "member",
      summary: `The datachain of one ${subject} as an image`,
      query: z.strictObject({ locale: ContentLocale.optional() }),
      response: file("image/png"),
      has_etag: true,
    }),
  };
};

export const deviceChainApi = chainOf("/api/v1/inventory/devices/{id}/datachain", "device");
export const algorithmChainApi = chainOf("/api/v1/inventory/algorithms/{id}/datachain", "algorithm");
