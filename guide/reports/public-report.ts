import { columnsOf, EMPTY_ANSWER, hasCount, headingsOf } from "#contract/report-checks.ts";
import type { ReportHeading } from "#contract/report-templates.ts";
import type { AdoptedReport, ReportAnswer, ReportedTechnology, TechnologyRecords } from "#contract/yearly-reports.ts";

export type PublicAnswer = {
  readonly heading: ReportHeading;
  readonly state: ReportAnswer["state"];
  readonly text: string;
  readonly count: number | null;
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
  readonly reason: string;
};
/** What the report tells of the records: the rest is null or empty. */
export type PublicRecords = Pick<
  TechnologyRecords,
  "mounts" | "yearly_cost" | "council_decisions" | "decisions_in_force" | "policy_urls"
> & {
  readonly device_count: number | null;
  readonly algorithm_count: number | null;
  readonly organizations: readonly string[];
  readonly complaint_count: number | null;
  readonly answered_complaint_count: number | null;
  readonly lost_comment_count: number | null;
  readonly records_with_cost: number | null;
};
export type PublicTechnology = {
  readonly name: string;
  readonly used_by: string;
  readonly records: PublicRecords;
  readonly answers: readonly PublicAnswer[];
};

const UNTOLD = {
  device_count: null,
  algorithm_count: null,
  organizations: [],
  mounts: [],
  complaint_count: null,
  answered_complaint_count: null,
  lost_comment_count: null,
  yearly_cost: null,
  records_with_cost: null,
  council_decisions: [],
  decisions_in_force: [],
  policy_urls: [],
} as const satisfies Partial<PublicRecords>;

/** What each heading tells of the records. */
const TOLD_BY: Readonly<Partial<Record<ReportHeading, readonly (keyof typeof UNTOLD)[]>>> = {
  use: ["device_count", "algorithm_count", "organizations"],
  mounting: ["mounts"],
  complaints: ["complaint_count", "answered_complaint_count", "lost_comment_count"],
  cost: ["yearly_cost", "records_with_cost"],
  policy_changes: ["council_decisions", "decisions_in_force", "policy_urls"],
};

/** Numbers of the inventory may be internal: only those that the report answers with are public, and no organization that is not. */
function publicRecords(answers: readonly PublicAnswer[], records: TechnologyRecords | undefined): PublicRecords {
  if (!records) return UNTOLD;
  const known = { ...records, organizations: records.public_organizations };
  const told = answers.flatMap(({ heading, state }) => (state === "from_records" ? (TOLD_BY[heading] ?? []) : []));
  const shown: Partial<PublicRecords> = Object.fromEntries(told.map((name) => [name, known[name]]));
  return { ...UNTOLD, ...shown };
}

/** What was typed before someone chose "not recorded" is not for readers. */
function publicAnswer(heading: ReportHeading, answer: ReportAnswer): PublicAnswer {
  const { state, text, count, rows, reason } = answer;
  if (state === "not_recorded" || state === "does_not_apply")
    return { heading, state, text: "", count: null, rows: [], reason };
  const columns = Object.keys(columnsOf(heading));
  const cells = rows.map((row) => Object.fromEntries(columns.map((column) => [column, row.cells[column] ?? null])));
  return { heading, state, text, count: hasCount(heading) ? count : null, rows: cells, reason: "" };
}

function publicTechnology(
  { id, name, used_by, answers: given }: ReportedTechnology,
  { template }: AdoptedReport["content"],
  all: readonly TechnologyRecords[],
): PublicTechnology {
  const answers = headingsOf(template).map((heading) => publicAnswer(heading, given[heading] ?? EMPTY_ANSWER));
  const records = all.find((one) => one.technology_id === id);
  return { name, used_by, records: publicRecords(answers, records), answers };
}

/** An adopted report without the ids of the workspace's records: what readers see on the page, on paper and as data. */
export function publicReport({ slug, revision, adopted_at, first_adopted_at, content, records }: AdoptedReport) {
  const { technologies, decisions, template, due_on: _due, ...written } = content;
  return {
    format: 1,
    slug,
    revision,
    first_adopted_at,
    adopted_at,
    ...written,
    template,
    technologies: technologies.map((one) => publicTechnology(one, content, records)),
    decisions: decisions.map(({ title, text }) => ({ title, text })),
  };
}
export type PublicReport = ReturnType<typeof publicReport>;

/** A line in the list of reports. */
export type ListedReport = {
  readonly slug: string;
  readonly title: string;
  readonly locale: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly revision: number;
  readonly first_adopted_at: string;
  readonly adopted_at: string;
};
