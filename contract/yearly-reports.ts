import * as z from "zod";
import { Approval } from "./approvals.ts";
import { ContentLocale, Done, Id, IdParams, ListMeta, LockVersion, listQuery, oneLine, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { MOUNTINGS } from "./locations.ts";
import { letters } from "./letters.ts";
import { REPORT_HEADINGS, REPORT_TEMPLATES, type ReportHeading, type ReportTemplate } from "./report-templates.ts";
import { Day, HttpsUrl } from "./texts.ts";

export const MAX_TECHNOLOGIES = 60;
export const MAX_REPORT_ROWS = 50;
export const REPORT_TEXT_LETTERS = 2000;
export const REPORT_REASON_LETTERS = 300;
export const ADOPTION_NOTE_LETTERS = 300;

const Template = z.enum(Object.keys(REPORT_TEMPLATES) as [ReportTemplate, ...ReportTemplate[]]);
const Heading = z.enum(Object.keys(REPORT_HEADINGS) as [ReportHeading, ...ReportHeading[]]);

/** Rows and parts have ids from the author's browser, so that they can be moved and merged. */
const PartId = z.string().regex(/^[\w-]{1,64}$/, "At most 64 letters, digits, _ and -");
/** Kept in a document, so it may be larger than a column of the database. */
const Whole = z.number().multipleOf(1).min(0).max(1_000_000_000_000).nullable();
const cell = oneLine(300);

/**
 * `from_records`: the report prints what the workspace's records say, below the text if there is one. `not_recorded` and
 * `does_not_apply` need a reason: the report never leaves a heading out.
 */
const REPORT_ANSWER_STATES = ["to_do", "from_records", "answered", "not_recorded", "does_not_apply"] as const;

export const ReportAnswer = z.strictObject({
  state: z.enum(REPORT_ANSWER_STATES),
  text: z.string().max(REPORT_TEXT_LETTERS),
  /** Complaints, violations, breaches or requests, as the heading counts them. */
  count: Whole,
  /** Cells by column, see `ROWS_OF_HEADINGS`. The server refuses columns that the heading does not have. */
  rows: z
    .array(z.strictObject({ id: PartId, cells: z.record(z.string().max(40), z.union([cell, Whole])) }))
    .max(MAX_REPORT_ROWS),
  /** Why nothing is recorded, or why it does not apply. */
  reason: z.string().max(REPORT_REASON_LETTERS),
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** A kind of technology that the report is about, and the devices and algorithms that belong to it. */
export const ReportedTechnology = z.strictObject({
  id: PartId,
  name: oneLine(120).min(1),
  /** The department that uses it. */
  used_by: oneLine(120),
  /** Devices and algorithms with any of these labels belong to it, and those that are named one by one. */
  label_ids: z.array(Id).max(20),
  device_ids: z.array(Id).max(500),
  algorithm_ids: z.array(Id).max(500),
  /** By heading. Headings of another template are kept, so that changing the template loses nothing. */
  answers: z.partialRecord(Heading, ReportAnswer),
});
export type ReportedTechnology = z.infer<typeof ReportedTechnology>;

/** What people write. One language: councils adopt one text. */
export const ReportContent = z.strictObject({
  title: oneLine(160).min(1),
  starts_on: Day,
  ends_on: Day,
  /** When the council expects it. */
  due_on: Day.nullable(),
  template: Template,
  locale: ContentLocale,
  /** The ordinance or decision that asks for it. */
  legal_basis: oneLine(300).nullable(),
  legal_basis_url: HttpsUrl.nullable(),
  introduction: z.string().max(REPORT_TEXT_LETTERS),
  /** ISO 4217, such as EUR. */
  currency: z.string().regex(/^[A-Z]{3}$/, "Enter a currency such as EUR"),
  technologies: z.array(ReportedTechnology).max(MAX_TECHNOLOGIES),
  /** What the council is asked to decide. */
  decisions: z.array(z.strictObject({ id: PartId, title: oneLine(160), text: z.string().max(600) })).max(30),
});
export type ReportContent = z.infer<typeof ReportContent>;

const CouncilDecision = z.strictObject({ title: z.string(), on: Day.nullable(), url: z.string().nullable() });

/** What the workspace's records say about one technology. Null: nothing is recorded. */
export const TechnologyRecords = z.strictObject({
  technology_id: PartId,
  /** How many there are: a record may stand for several of a kind. */
  device_count: z.int(),
  algorithm_count: z.int(),
  /** Organizations accountable for these devices and algorithms. */
  organizations: z.array(z.string()),
  /** Those of them that a public page of the guide names as accountable. */
  public_organizations: z.array(z.string()),
  /** How many places of the devices are mounted on what, as far as they say so. */
  mounts: z.array(z.strictObject({ what: z.enum(MOUNTINGS), number: z.int() })),
  /** Comments about the pages of these devices and algorithms within the period that a person sorted as complaints. */
  complaint_count: z.int(),
  answered_complaint_count: z.int(),
  /** Comments of the period that nobody has sorted yet. */
  unsorted_complaint_count: z.int(),
  /** Comments of the period that were deleted at the end of their retention before anyone sorted them. */
  lost_comment_count: z.int(),
  /** The sum of what the records name, and how many of them name a cost. */
  yearly_cost: z.int().nullable(),
  records_with_cost: z.int(),
  /** Decisions of the council within the period on these devices and algorithms, newest first. */
  council_decisions: z.array(CouncilDecision).max(50),
  /** Earlier ones, and those without a day. */
  decisions_in_force: z.array(CouncilDecision).max(50),
  policy_urls: z.array(z.string()).max(50),
  contracts_ending: z.array(z.strictObject({ name: z.string(), on: Day })).max(50),
});
export type TechnologyRecords = z.infer<typeof TechnologyRecords>;

const REPORT_FINDING_CODES = [
  "no_technology",
  "technology_without_records",
  "heading_to_do",
  "reason_missing",
  "answer_empty",
  "row_incomplete",
  "complaints_unsorted",
  "period_backwards",
] as const;

/** Findings block adopting. */
const ReportFinding = z.strictObject({
  code: z.enum(REPORT_FINDING_CODES),
  technology_id: PartId.nullable(),
  heading: Heading.nullable(),
});
export type ReportFinding = z.infer<typeof ReportFinding>;

/** What readers of the guide see: frozen when the report was adopted. */
export const AdoptedReport = z.strictObject({
  format: z.literal(1),
  slug: z.string(),
  /** 1, and one more each time a corrected report is adopted. */
  revision: z.int().min(1),
  adopted_at: Timestamp,
  first_adopted_at: Timestamp,
  content: ReportContent,
  records: z.array(TechnologyRecords),
});
export type AdoptedReport = z.infer<typeof AdoptedReport>;

export const YearlyReport = z.strictObject({
  id: Id,
  slug: z.string(),
  content: ReportContent,
  /** `correcting`: adopted before, and opened again. Readers see the adopted text until the next adoption. */
  state: z.enum(["draft", "adopted", "correcting"]),
  records: z.array(TechnologyRecords),
  findings: z.array(ReportFinding),
  /** Headings that are no longer to do, of all headings of all technologies. */
  answered_count: z.int(),
  asked_count: z.int(),
  revision: z.int(),
  adopted_at: Timestamp.nullable(),
  adopted_by: z.string().nullable(),
  /** What waits for approval, outdated unless it is exactly this state, or was sent back since the last adoption. */
  approval: Approval.nullable(),
  /** Every adopted text, the newest first. Earlier ones stay readable at their address. */
  versions: z.array(
    z.strictObject({
      revision: z.int(),
      adopted_at: Timestamp,
      adopted_by: z.string().nullable(),
      note: z.string().nullable(),
      url: z.string(),
    }),
  ),
  /** Where readers find it. Null until it was adopted. */
  public_url: z.string().nullable(),
  lock_version: LockVersion,
  updated_at: Timestamp,
  updated_by: z.string().nullable(),
});
export type YearlyReport = z.infer<typeof YearlyReport>;

const ReportRow = YearlyReport.omit({
  content: true,
  records: true,
  findings: true,
  approval: true,
  versions: true,
  lock_version: true,
}).extend({
  title: z.string(),
  starts_on: Day,
  ends_on: Day,
  due_on: Day.nullable(),
  technology_count: z.int(),
});
export type ReportRow = z.infer<typeof ReportRow>;

const path = "/api/v1/yearly_reports" as const;
const one = `${path}/{id}` as const;
const ReportResponse = z.strictObject({ yearly_report: YearlyReport });

const AdoptionBody = z.strictObject({
  lock_version: LockVersion,
  /** What was corrected, for readers. Needed from the second adoption on; part of what is approved. */
  note: letters(ADOPTION_NOTE_LETTERS).nullable().optional(),
});

export const yearlyReportsApi = {
  list: endpoint({
    method: "GET",
    path,
    access: "member",
    summary: "List yearly reports on surveillance technology",
    query: listQuery(["ends_on", "title"], {}),
    response: z.strictObject({ yearly_reports: z.array(ReportRow), meta: ListMeta }),
  }),
  create: endpoint({
    method: "POST",
    path,
    access: "editor",
    summary: "Start a yearly report, empty or from an earlier one",
    body: z.strictObject({
      yearly_report: ReportContent.pick({
        title: true,
        starts_on: true,
        ends_on: true,
        due_on: true,
        template: true,
        locale: true,
        currency: true,
      }).extend({
        id: Id.optional(),
        /** Takes over technologies, texts, legal basis and introduction; everything is to do again. */
        from_id: Id.nullable(),
      }),
    }),
    response: ReportResponse,
  }),
  get: endpoint({
    method: "GET",
    path: one,
    access: "member",
    summary: "A yearly report with what the records say and what is still to do",
    params: IdParams,
    response: ReportResponse,
  }),
  save: endpoint({
    method: "PUT",
    path: one,
    access: "editor",
    // every text at its limit
    max_bytes: 8 * 1024 * 1024,
    summary: "Save a yearly report. Sending the same save_id again does not save twice",
    params: IdParams,
    body: z.strictObject({
      yearly_report: z.strictObject({ content: ReportContent, lock_version: LockVersion, save_id: Id.optional() }),
    }),
    response: ReportResponse,
  }),
  adopt: endpoint({
    method: "POST",
    path: `${one}/adopt`,
    access: "manager",
    summary: "Adopt a report: it is frozen and shown on the guide, as a page, a PDF and data",
    params: IdParams,
    body: AdoptionBody,
    response: ReportResponse,
  }),
  ask: endpoint({
    method: "POST",
    path: `${one}/approvals`,
    access: "editor",
    summary:
      "Ask for a report to be adopted as it is now, where the workspace needs a second person. Another manager adopts it; if it changes before, it has to be asked for again",
    params: IdParams,
    body: AdoptionBody,
    response: ReportResponse,
    status: 201,
  }),
  correct: endpoint({
    method: "POST",
    path: `${one}/correct`,
    access: "manager",
    summary: "Open an adopted report for corrections. Readers see the adopted text until it is adopted again",
    params: IdParams,
    response: ReportResponse,
  }),
  delete: endpoint({
    method: "DELETE",
    path: one,
    access: "manager",
    summary: "Delete a report that was never adopted",
    params: IdParams,
    response: Done,
  }),
};
