import * as z from "zod";
import { AlgorithmType, Lifecycle, PublicationCategory, SupplierRole } from "./algorithms.ts";
import { Id, IdParams, LockVersion, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { Day, LText } from "./texts.ts";

/**
 * `text` is translated, `line` is not; `words` and `countries` are lists of lines, the latter of codes such as NL. `rows`
 * is a table with the named columns.
 */
export const QUESTION_KINDS = [
  "text",
  "line",
  "words",
  "choice",
  "choices",
  "countries",
  "number",
  "yes_no",
  "url",
  "day",
  "rows",
] as const;
export const COLUMN_KINDS = ["text", "line", "choice", "choices", "number", "url", "day"] as const;

export const ANSWER_STATES = ["answered", "not_disclosed", "not_applicable"] as const;
export const ANSWER_SOURCES = ["city", "supplier", "auditor"] as const;
/** Legal grounds for withholding an answer. */
export const WITHHELD_GROUNDS = ["security", "law_enforcement", "privacy", "commercial", "other_law"] as const;

const FieldId = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);
const PartId = z.string().regex(/^[\w-]{1,64}$/, "At most 64 letters, digits, _ and -");

/** Cells by column id. The row's id comes from the author's browser, so that rows can be moved and merged. */
export type AnswerRow = {
  readonly id: string;
  readonly [column: string]: string | LText | number | readonly string[] | null;
};

/** Depends on the question's kind: texts by locale, a line or choice, a number, yes or no, a list, or rows. */
export type AnswerValue = LText | string | number | boolean | readonly string[] | readonly AnswerRow[] | null;
/** Validated against the template on the server: a generic schema could not name the question in its errors. */
const AnswerValue: z.ZodType<AnswerValue, AnswerValue> = z.any();

export const Answer = z.strictObject({
  state: z.enum(ANSWER_STATES),
  visibility: z.enum(["public", "internal"]),
  source: z.enum(ANSWER_SOURCES),
  value: AnswerValue,
  /** Reason for not disclosing, or for not applying. */
  reason: LText,
  /** With `not_disclosed`: legal ground, and date of the next review. */
  withheld_ground: z.enum(WITHHELD_GROUNDS).nullable().default(null),
  review_on: Day.nullable().default(null),
  evidence: z.array(z.strictObject({ id: PartId, title: z.string().max(200), url: z.string().max(2000) })).max(20),
});
export type Answer = z.infer<typeof Answer>;

export const Answers = z.record(FieldId, Answer);
export type Answers = z.infer<typeof Answers>;

/** The algorithm's own fields that the factsheet's rules use. */
export const SheetFacts = z.strictObject({
  name: z.string(),
  summary: LText,
  lifecycle: Lifecycle,
  start_month: z.string().nullable(),
  end_month: z.string().nullable(),
  publication_category: PublicationCategory,
  algorithm_type: AlgorithmType.nullable(),
  themes: z.array(z.string()),
  has_deployer: z.boolean(),
  supplier_roles: z.array(SupplierRole),
  contact_email: z.string().nullable(),
  contact_url: z.string().nullable(),
  review_due_on: z.string().nullable(),
  locales: z.array(z.string()),
  default_locale: z.string(),
  /** The date to evaluate rules for. */
  today: z.string(),
});
export type SheetFacts = z.infer<typeof SheetFacts>;

/** A question in its current state for this algorithm. Its texts are in the admin's messages, by id. */
export const SheetQuestion = z.strictObject({
  id: z.string(),
  kind: z.enum(QUESTION_KINDS),
  options: z.array(z.string()).optional(),
  /** The columns of `rows`. */
  columns: z
    .array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(COLUMN_KINDS),
        options: z.array(z.string()).optional(),
        max: z.number().optional(),
        min: z.number().optional(),
        is_required: z.boolean(),
      }),
    )
    .optional(),
  max: z.number().optional(),
  min: z.number().optional(),
  /** Current weight for completeness; capped if the question is not required. */
  weight: z.int(),
  /** 1: basics, 2: standard, 3: everything. */
  level: z.int().min(1).max(3),
  is_internal: z.boolean(),
  /** Depends on the publication category and on other answers. */
  is_required: z.boolean(),
  is_asked: z.boolean(),
  is_filled: z.boolean(),
});
export type SheetQuestion = z.infer<typeof SheetQuestion>;

export const SheetSection = z.strictObject({
  id: z.string(),
  questions: z.array(SheetQuestion),
  answered_count: z.int(),
  asked_count: z.int(),
});
export type SheetSection = z.infer<typeof SheetSection>;

/** The admin has a text and a hint for each. */
export const SHEET_FINDING_CODES = [
  "required_missing",
  "default_locale_missing",
  "empty_phrase",
  "answer_unknown",
  "reason_missing",
  "review_date_missing",
  "review_date_passed",
  "text_too_long",
  "text_cut_in_export",
  "url_not_https",
  "evidence_url_not_https",
  "code_url_no_repository",
  "row_incomplete",
  "date_passed",
  "contact_missing",
  "contact_personal",
  "supplier_missing",
  "start_in_future",
  "start_has_passed",
  "end_has_passed",
  "use_prohibited",
  "category_mismatch",
] as const;
export type SheetFindingCode = (typeof SHEET_FINDING_CODES)[number];

export const SheetFinding = z.strictObject({
  code: z.enum(SHEET_FINDING_CODES),
  /** Errors block publishing the algorithm's page. `todo` marks missing answers and blocks nothing. */
  severity: z.enum(["error", "warning", "todo"]),
  /** The question the finding refers to, or a field of the algorithm: `algorithm.start_month`. */
  field: z.string(),
  /** In questions with rows: the ids of row and column. */
  row_id: z.string().optional(),
  column: z.string().optional(),
  locale: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type SheetFinding = z.infer<typeof SheetFinding>;

export const Factsheet = z.strictObject({
  algorithm_id: Id,
  template_version: z.string(),
  /** Lets the editor compute sections, findings and completeness itself while someone is typing. */
  facts: SheetFacts,
  sections: z.array(SheetSection),
  /** Without internal answers in share sessions. */
  answers: Answers,
  findings: z.array(SheetFinding),
  completeness: z.int(),
  locales: z.array(z.string()),
  default_locale: z.string(),
  lock_version: LockVersion,
  updated_at: Timestamp.nullable(),
  updated_by: z.string().nullable(),
});
export type Factsheet = z.infer<typeof Factsheet>;

const FactsheetResponse = z.strictObject({ factsheet: Factsheet });
const path = "/api/v1/inventory/algorithms/{id}/factsheet" as const;

export const factsheetsApi = {
  get: endpoint({
    method: "GET",
    path,
    access: "member",
    share: { subject: "algorithm", param: "id" },
    summary: "An algorithm's factsheet: questions, answers, checks and completeness",
    params: IdParams,
    response: FactsheetResponse,
  }),
  save: endpoint({
    method: "PUT",
    path,
    access: "editor",
    // every text at its limit, in ten languages
    max_bytes: 8 * 1024 * 1024,
    summary: "Save an algorithm's factsheet. Sending the same save_id again does not save twice",
    params: IdParams,
    body: z.strictObject({
      factsheet: z.strictObject({ answers: Answers, lock_version: LockVersion, save_id: Id.optional() }),
    }),
    response: FactsheetResponse,
  }),
};
