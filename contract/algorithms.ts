import * as z from "zod";
import {
  Done,
  Id,
  IdParams,
  ListMeta,
  listQuery,
  LocaleQuery,
  LockVersion,
  oneOrMore,
  queryFlag,
  Timestamp,
} from "./common.ts";
import { ChainSummary, Identifiability } from "./datachains.ts";
import { NamedRef, PageRef, REVIEW_DUE, Start } from "./devices.ts";
import { endpoint, file, multipart } from "./endpoint.ts";
import { LabelRef } from "./labels.ts";
import { ALGORITHM, ALGORITHM_TYPES, LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "./records/algorithm.ts";
import { inputShape, sharedShape } from "./records/schemas.ts";
import { CSV_STANDARDS, onlyReady, ReadyCount, SHEET_STANDARDS, StandardReadiness } from "./standards.ts";
import { Activity, Fallbacks } from "./texts.ts";

/** The two forms of the Dutch publication standard 1.0: the register's import, and its JSON Schema. */
export const NL_DIALECTS = ["register", "schema"] as const;
export type NlDialect = (typeof NL_DIALECTS)[number];
export type PerDialect<T> = Readonly<Record<NlDialect, T>>;

export const Lifecycle = z.enum(LIFECYCLES);
export type Lifecycle = z.infer<typeof Lifecycle>;

export const PublicationCategory = z.enum(PUBLICATION_CATEGORIES);
export type PublicationCategory = z.infer<typeof PublicationCategory>;

export const AlgorithmType = z.enum(ALGORITHM_TYPES);

export const Theme = z.enum(THEMES);

export const SUPPLIER_ROLES = ["developer", "vendor", "hosting", "integrator", "data_provider", "operator"] as const;
export const SupplierRole = z.enum(SUPPLIER_ROLES);

/** An algorithm in a list. */
export const Algorithm = z.strictObject({
  id: Id,
  name: z.string(),
  reference: z.string().nullable(),
  lifecycle: Lifecycle,
  publication_category: PublicationCategory,
  algorithm_type: AlgorithmType.nullable(),
  deployer: NamedRef.nullable(),
  department: z.string().nullable(),
  labels: z.array(LabelRef),
  identifiability: Identifiability.nullable(),
  chain: ChainSummary.nullable(),
  /** Percentage of the factsheet's weighted questions that are answered. */
  completeness: z.int(),
  page: PageRef.nullable(),
  review_due_on: z.string().nullable(),
  lock_version: LockVersion,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Algorithm = z.infer<typeof Algorithm>;

const algorithmFields = z.strictObject(inputShape(ALGORITHM));

export const AlgorithmDetails = z.strictObject({
  ...Algorithm.shape,
  /** Internal fields are null for a share session. */
  ...sharedShape(ALGORITHM),
  suppliers: z.array(z.strictObject({ organization: NamedRef, role: SupplierRole })),
  image_key: z.string().nullable(),
  template_id: z.string().nullable(),
  locale: z.string(),
  fallbacks: Fallbacks,
});
export type AlgorithmDetails = z.infer<typeof AlgorithmDetails>;

export const AlgorithmInput = z.strictObject({
  ...algorithmFields.partial().shape,
  name: algorithmFields.shape.name,
  label_ids: z.array(Id).max(50).optional(),
  suppliers: z
    .array(z.strictObject({ organization_id: Id, role: SupplierRole }))
    .max(50)
    .optional(),
});
export type AlgorithmInput = z.infer<typeof AlgorithmInput>;
export const AlgorithmChange = z.strictObject({
  ...AlgorithmInput.partial().shape,
  image_key: z.null().optional(),
  lock_version: LockVersion,
});
export type AlgorithmChange = z.infer<typeof AlgorithmChange>;

const algorithmFilters = {
  lifecycle: oneOrMore(Lifecycle),
  publication_category: oneOrMore(PublicationCategory),
  /** As deployer or supplier, or in the datachain. */
  organization: oneOrMore(Id),
  theme: oneOrMore(Theme),
  label: oneOrMore(Id),
  review_due: oneOrMore(z.enum(REVIEW_DUE)),
  has_page: queryFlag.optional(),
  has_errors: queryFlag.optional(),
};
const algorithmListQuery = listQuery(
  ["name", "reference", "lifecycle", "completeness", "review_due_on", "updated_at", "created_at"],
  { ...algorithmFilters, id: oneOrMore(Id) },
);
const algorithmFileQuery = algorithmListQuery.omit({ page: true, per_page: true }).extend(LocaleQuery.shape);

const standardFileQuery = algorithmFileQuery.extend({ only_ready: onlyReady });

const AlgorithmAnswer = z.strictObject({ algorithm: AlgorithmDetails });

export const algorithmsApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms",
    access: "member",
    summary: "List the algorithms of the current customer",
    query: algorithmListQuery,
    response: z.strictObject({ algorithms: z.array(Algorithm), meta: ListMeta }),
  }),
  csv: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms/csv",
    access: "member",
    summary: "The algorithms in a list with their factsheets, as a file that can be imported again",
    query: algorithmFileQuery,
    response: file("text/csv"),
  }),
  xlsx: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms/xlsx",
    access: "member",
    summary: "The same table as the CSV, as an Excel workbook",
    query: algorithmFileQuery,
    response: file("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  }),
  nlJson: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms/nl_json",
    access: "member",
    summary: "The algorithms in a list in the format of the Dutch publication standard, with what it leaves out",
    query: algorithmFileQuery.extend({ dialect: z.enum(NL_DIALECTS).default("register") }),
    response: file("application/json"),
  }),
  readyCounts: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithm_standards",
    access: "member",
    summary: "How many algorithms of a list are ready for each standard",
    query: algorithmFileQuery.omit({ locale: true }),
    response: z.strictObject({ standards: z.array(ReadyCount) }),
  }),
  standardJson: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithm_standards/{standard}/json",
    access: "member",
    summary: "The algorithms in a list as records of a standard, with what is missing and left out",
    params: z.strictObject({ standard: z.enum(SHEET_STANDARDS) }),
    query: standardFileQuery,
    response: file("application/json"),
  }),
  standardCsv: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithm_standards/{standard}/csv",
    access: "member",
    summary: "The algorithms in a list in the columns of a standard",
    params: z.strictObject({ standard: z.enum(CSV_STANDARDS) }),
    query: standardFileQuery,
    response: file("text/csv"),
  }),
  lossReport: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithm_standards/{standard}/loss_report",
    access: "member",
    summary: "What the algorithms in a list lack for a standard, and what it leaves out",
    params: z.strictObject({ standard: z.enum(SHEET_STANDARDS) }),
    query: standardFileQuery,
    response: file("application/json"),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/v1/inventory/algorithms",
    access: "editor",
    summary: "Create an algorithm: blank, from a template, or as a copy of another",
    query: LocaleQuery,
    body: z.strictObject({ algorithm: AlgorithmInput.extend({ id: Id.optional() }), start: Start.optional() }),
    response: AlgorithmAnswer,
    status: 201,
  }),
  get: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms/{id}",
    access: "member",
    share: { subject: "algorithm", param: "id" },
    summary: "One algorithm, its texts in one locale",
    params: IdParams,
    query: LocaleQuery,
    response: AlgorithmAnswer,
  }),
  readiness: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms/{id}/standards",
    access: "member",
    summary: "Whether an algorithm can be reported in each standard: what is missing, and what would be left out",
    params: IdParams,
    response: z.strictObject({ standards: z.array(StandardReadiness) }),
  }),
  activity: endpoint({
    method: "GET",
    path: "/api/v1/inventory/algorithms/{id}/activity",
    access: "member",
    summary: "Who changed what about an algorithm, newest first",
    params: IdParams,
    query: listQuery(["at"], {}),
    response: z.strictObject({ activity: z.array(Activity), meta: ListMeta }),
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/inventory/algorithms/{id}",
    access: "editor",
    summary: "Change an algorithm; texts are written in one locale. The image is removed by sending its key as null",
    params: IdParams,
    query: LocaleQuery,
    body: z.strictObject({ algorithm: AlgorithmChange }),
    response: AlgorithmAnswer,
  }),
  upload: endpoint({
    method: "PUT",
    path: "/api/v1/inventory/algorithms/{id}",
    access: "editor",
    summary: "Upload an algorithm's image",
    params: IdParams,
    query: LocaleQuery,
    body: multipart(/^algorithm\[image\]$/, "`algorithm[image]`: an image file"),
    response: AlgorithmAnswer,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/v1/inventory/algorithms/{id}",
    access: "editor",
    summary: "Delete an algorithm; it can be restored for one day",
    params: IdParams,
    response: Done,
  }),
  restore: endpoint({
    method: "POST",
    path: "/api/v1/inventory/algorithms/{id}/restore",
    access: "editor",
    summary: "Restore a deleted algorithm",
    params: IdParams,
    query: LocaleQuery,
    response: AlgorithmAnswer,
  }),
};
