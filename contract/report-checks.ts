import {
  REPORT_HEADINGS,
  REPORT_TEMPLATES,
  type ReportHeading,
  type ReportTemplate,
  ROWS_OF_HEADINGS,
} from "./report-templates.ts";
import type {
  ReportAnswer,
  ReportContent,
  ReportedTechnology,
  ReportFinding,
  TechnologyRecords,
} from "./yearly-reports.ts";

type Row = ReportAnswer["rows"][number];

export const EMPTY_ANSWER: ReportAnswer = { state: "to_do", text: "", count: null, rows: [], reason: "" };

export const headingsOf = (template: ReportTemplate): readonly ReportHeading[] => REPORT_TEMPLATES[template];

/** The columns of the table below a heading, and their kinds. Empty: the heading has no table. */
export function columnsOf(heading: ReportHeading): Readonly<Record<string, "line" | "whole">> {
  const parts = REPORT_HEADINGS[heading];
  return "rows" in parts ? ROWS_OF_HEADINGS[parts.rows] : {};
}

export const hasCount = (heading: ReportHeading) => "count" in REPORT_HEADINGS[heading];

const hasRecords = ({ device_count, algorithm_count }: TechnologyRecords) => device_count + algorithm_count > 0;

const SAID: Readonly<Partial<Record<ReportHeading, (records: TechnologyRecords) => boolean>>> = {
  use: hasRecords,
  mounting: ({ mounts }) => mounts.length > 0,
  complaints: hasRecords,
  cost: ({ yearly_cost }) => yearly_cost !== null,
  policy_changes: ({ council_decisions, decisions_in_force, policy_urls }) =>
    council_decisions.length + decisions_in_force.length + policy_urls.length > 0,
};

/** Whether the records say something for a heading, so that it can be answered `from_records`. */
export const recordsSay = (heading: ReportHeading, records: TechnologyRecords | undefined) =>
  records !== undefined && (SAID[heading]?.(records) ?? false);

/** How often data was shared, and who paid, is not always known. */
const OPTIONAL_COLUMNS: readonly string[] = ["times", "funding"];

const isComplete = (heading: ReportHeading, { cells }: Row) =>
  Object.keys(columnsOf(heading))
    .filter((column) => !OPTIONAL_COLUMNS.includes(column))
    .every((column) => cells[column] !== undefined && cells[column] !== null && cells[column] !== "");

const isEmpty = ({ text, count, rows }: ReportAnswer) => !text.trim() && count === null && rows.length === 0;

type Code = ReportFinding["code"];

function answerCodes(heading: ReportHeading, answer: ReportAnswer, records: TechnologyRecords | undefined): Code[] {
  const { state, reason, rows } = answer;
  if (state === "to_do") return ["heading_to_do"];
  if (state === "not_recorded" || state === "does_not_apply") return reason.trim() ? [] : ["reason_missing"];
  if (state === "from_records" && !recordsSay(heading, records)) return ["heading_to_do"];
  if (state === "answered" && isEmpty(answer)) return ["answer_empty"];
  return [
    ...(rows.every((row) => isComplete(heading, row)) ? [] : ["row_incomplete" as const]),
    ...(state === "from_records" && heading === "complaints" && records?.unsorted_complaint_count
      ? ["complaints_unsorted" as const]
      : []),
  ];
}

const answerTo = ({ answers }: ReportedTechnology, heading: ReportHeading) => answers[heading] ?? EMPTY_ANSWER;

/** What keeps a report from being adopted, in the order of its headings. */
export function findReportGaps(
  { technologies, template, starts_on, ends_on }: ReportContent,
  records: readonly TechnologyRecords[],
): ReportFinding[] {
  const whole = (code: Code): ReportFinding => ({ code, technology_id: null, heading: null });
  const byId = new Map(records.map((one) => [one.technology_id, one]));
  return [
    ...(ends_on < starts_on ? [whole("period_backwards")] : []),
    ...(technologies.length ? [] : [whole("no_technology")]),
    ...technologies.flatMap((technology) => {
      const { id: technology_id } = technology;
      const own = byId.get(technology_id);
      return [
        ...(own && hasRecords(own)
          ? []
          : [{ code: "technology_without_records" as const, technology_id, heading: null }]),
        ...headingsOf(template).flatMap((heading) =>
          answerCodes(heading, answerTo(technology, heading), own).map((code) => ({ code, technology_id, heading })),
        ),
      ];
    }),
  ];
}

/** Headings that are no longer to do, of all headings of all technologies. */
export function countAnswers({ technologies, template }: Pick<ReportContent, "technologies" | "template">) {
  const headings = headingsOf(template);
  const answers = technologies.flatMap((one) => headings.map((heading) => answerTo(one, heading)));
  return { answered_count: answers.filter(({ state }) => state !== "to_do").length, asked_count: answers.length };
}
