import type { ReportHeading } from "#contract/report-templates.ts";
import type { PublicReport, PublicTechnology } from "./public-report.ts";

/** Null: the report has no such number. */
type Count = number | null;

const sumOf = (values: readonly Count[]): Count =>
  values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);

const answerTo = ({ answers }: PublicTechnology, heading: ReportHeading) =>
  answers.find((answer) => answer.heading === heading);

/** The sum of the amounts below a heading. */
export const totalOf = (rows: readonly Readonly<Record<string, string | number | null>>[]): Count =>
  sumOf(rows.map(({ amount }) => (typeof amount === "number" ? amount : null)));

function costOf(technology: PublicTechnology): Count {
  const answer = answerTo(technology, "cost");
  if (!answer) return null;
  return sumOf([technology.records.yearly_cost, totalOf(answer.rows)]);
}

function complaintsOf(technology: PublicTechnology): Count {
  const answer = answerTo(technology, "complaints");
  if (!answer) return null;
  return sumOf([technology.records.complaint_count, answer.count]);
}

const sharedOf = (technology: PublicTechnology): Count => answerTo(technology, "sharing")?.rows.length || null;

/** The numbers of one technology. */
export const figuresOf = (technology: PublicTechnology) => ({
  devices: sumOf([technology.records.device_count, technology.records.algorithm_count]),
  shared: sharedOf(technology),
  complaints: complaintsOf(technology),
  violations: answerTo(technology, "audits")?.count ?? null,
  requests: answerTo(technology, "records_requests")?.count ?? null,
  cost: costOf(technology),
});
export type TotalFigures = Readonly<Record<keyof ReturnType<typeof figuresOf>, Count>>;

export function totalFigures({ technologies }: Pick<PublicReport, "technologies">): TotalFigures {
  const all = technologies.map(figuresOf);
  const total = (key: keyof TotalFigures) => sumOf(all.map((figures) => figures[key]));
  return {
    devices: total("devices"),
    shared: total("shared"),
    complaints: total("complaints"),
    violations: total("violations"),
    requests: total("requests"),
    cost: total("cost"),
  };
}
