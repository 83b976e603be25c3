import { columnsOf, headingsOf } from "#contract/report-checks.ts";
import { REPORT_HEADINGS, type ReportHeading } from "#contract/report-templates.ts";
import type { formatsOf } from "../formats.ts";
import { fill } from "../fill.ts";
import type { ReportWords } from "../report-words/words.ts";
import { safeWebUrl } from "../safe-url.ts";
import type { PublicAnswer, PublicReport, PublicTechnology } from "./public-report.ts";
import type { Edition, Surroundings } from "./surroundings.ts";
import { figuresOf, totalFigures, totalOf } from "./report-figures.ts";

/** A report's words in one language, for the page and for paper. */
export type Telling = {
  readonly report: PublicReport;
  readonly words: ReportWords;
  readonly formats: ReturnType<typeof formatsOf>;
  readonly around: Surroundings;
};

export type Fact = { readonly name: string; readonly value: string; readonly href?: string | null };
/** Numbers stand at the end of their column. */
export type Column = { readonly name: string; readonly isNumber: boolean };
export type Table = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
};

type Saying = Pick<Telling, "words" | "formats">;

export const periodOf = ({ words, formats }: Saying, report: Pick<PublicReport, "starts_on" | "ends_on">) =>
  fill(words.period, { from: formats.day(report.starts_on), to: formats.day(report.ends_on) });

/** When it was adopted, and corrected since. */
export function adoptionOf(
  { words, formats }: Saying,
  report: Pick<PublicReport, "first_adopted_at" | "adopted_at" | "revision">,
) {
  const adopted = fill(words.adopted_on, { date: formats.dayOf(report.first_adopted_at) });
  if (report.revision === 1) return [adopted];
  const date = formats.dayOf(report.adopted_at);
  return [adopted, fill(words.corrected_on, { date, number: formats.number(report.revision) })];
}

/** `Corrected on June 9, 2026, version 2: Counted twice.` */
export function editionOf({ words, formats }: Saying, { revision, adopted_at, note }: Edition) {
  const date = formats.dayOf(adopted_at);
  if (revision === 1) return fill(words.adopted_on, { date });
  const corrected = fill(words.corrected_on, { date, number: formats.number(revision) });
  return note ? `${corrected}: ${note}` : corrected;
}

/** Whether the report was corrected since. */
export const isOutdated = ({ report, around }: Telling) => (around.editions.at(-1)?.revision ?? 0) > report.revision;

const has = ({ report }: Telling, heading: ReportHeading) => headingsOf(report.template).includes(heading);
const moneyIn =
  ({ formats, report }: Telling) =>
  (value: number) =>
    formats.money(value, report.currency);

export function keyFigures(telling: Telling): { name: string; value: string; note: string | null }[] {
  const { report, words, formats, around } = telling;
  const all = totalFigures(report);
  const shown = (key: keyof typeof words.figures, value: number) =>
    key === "cost" ? moneyIn(telling)(value) : formats.number(value);
  const earlier = (key: keyof typeof words.figures) => {
    const { before } = around;
    const value = before?.figures[key] ?? null;
    if (!before || value === null || (key === "cost" && before.currency !== report.currency)) return "";
    return fill(words.before, { value: shown(key, value) });
  };
  const given = (key: keyof typeof words.figures, value: number | null, heading: ReportHeading, note = "") =>
    value === null || !has(telling, heading)
      ? []
      : [
          {
            name: words.figures[key],
            value: shown(key, value),
            note: [note, earlier(key)].filter(Boolean).join(". ") || null,
          },
        ];
  const answered = report.technologies
    .filter(({ answers }) => answers.some(({ heading, state }) => heading === "complaints" && state === "from_records"))
    .reduce((sum, { records }) => sum + (records.answered_complaint_count ?? 0), 0);
  return [
    ...given("devices", all.devices, "use"),
    ...given(
      "complaints",
      all.complaints,
      "complaints",
      answered ? fill(words.answered, { count: formats.number(answered) }) : "",
    ),
    ...given("violations", all.violations, "audits"),
    ...given("cost", all.cost, "cost"),
  ];
}

/** One line for each technology, with the numbers that the template asks for. */
export function summaryTable(telling: Telling): Table {
  const { report, words, formats } = telling;
  const shown = (
    [
      ["devices", words.figures.devices, "use"],
      ["shared", words.shared_with, "sharing"],
      ["complaints", words.figures.complaints, "complaints"],
      ["violations", words.figures.violations, "audits"],
      ["requests", words.requests, "records_requests"],
      ["cost", words.figures.cost, "cost"],
    ] as const
  ).filter(([, , heading]) => has(telling, heading));
  const cellsOf = (figures: ReturnType<typeof totalFigures>) =>
    shown.map(([key]) => {
      const value = figures[key];
      if (value === null) return "–";
      return key === "cost" ? moneyIn(telling)(value) : formats.number(value);
    });
  return {
    columns: [{ name: words.technology, isNumber: false }, ...shown.map(([, name]) => ({ name, isNumber: true }))],
    rows: report.technologies.map((one) => [one.name, ...cellsOf(figuresOf(one))]),
    ...(report.technologies.length > 1 && { total: [words.all, ...cellsOf(totalFigures(report))] }),
  };
}

export const notRecorded = ({ report }: Telling) =>
  report.technologies.flatMap(({ name, answers }) =>
    answers
      .filter(({ state }) => state === "not_recorded")
      .map(({ heading, reason }) => ({ technology: name, heading, reason })),
  );

/** The table below a heading. */
export function answerTable(telling: Telling, { heading, rows }: PublicAnswer): Table | undefined {
  const { words, formats } = telling;
  const columns = Object.entries(columnsOf(heading)) as [keyof typeof words.columns, "line" | "whole"][];
  if (!rows.length || !columns.length) return undefined;
  const money = moneyIn(telling);
  const total = totalOf(rows);
  const lines = rows.map((cells) =>
    columns.map(([column]) => {
      const value = cells[column];
      if (typeof value === "number") return column === "amount" ? money(value) : formats.number(value);
      return value || "–";
    }),
  );
  return {
    columns: columns.map(([column, kind]) => ({ name: words.columns[column], isNumber: kind === "whole" })),
    rows: lines,
    ...(total !== null &&
      rows.length > 1 && {
        total: [words.total, ...columns.slice(1).map(([column]) => (column === "amount" ? money(total) : ""))],
      }),
  };
}

/** `Complaints: 3` */
export function countLine({ words, formats }: Telling, { heading, state, count }: PublicAnswer) {
  const parts = REPORT_HEADINGS[heading];
  if (count === null || !("count" in parts)) return undefined;
  const number = formats.number(count);
  return state === "from_records"
    ? fill(words.elsewhere, { count: number })
    : `${words.counts[parts.count]}: ${number}`;
}

function decisionFacts({ words, formats }: Telling, { records }: PublicTechnology): Fact[] {
  const factOf =
    (name: string) =>
    ({ title, on, url }: PublicTechnology["records"]["council_decisions"][number]) => ({
      name,
      value: [title, on && formats.day(on)].filter(Boolean).join(", ") || (url ?? ""),
      href: safeWebUrl(url),
    });
  return [
    ...records.council_decisions.map(factOf(words.records.decisions)),
    ...(records.council_decisions.length ? [] : [{ name: words.records.decisions, value: words.records.no_decisions }]),
    ...records.decisions_in_force.map(factOf(words.records.in_force)),
    ...records.policy_urls.map((url) => ({ name: words.records.policies, value: url, href: safeWebUrl(url) })),
  ];
}

const FACTS: Readonly<Partial<Record<ReportHeading, (telling: Telling, technology: PublicTechnology) => Fact[]>>> = {
  use: ({ words, formats }, { records }) =>
    [
      { name: words.records.devices, count: records.device_count },
      { name: words.records.algorithms, count: records.algorithm_count },
    ].flatMap(({ name, count }) => (count ? [{ name, value: formats.number(count) }] : [])),
  mounting: ({ words, formats }, { records }) =>
    records.mounts.map(({ what, number }) => ({ name: words.mountings[what], value: formats.number(number) })),
  complaints: ({ words, formats }, { records }) => [
    { name: words.records.complaints, value: formats.number(records.complaint_count ?? 0) },
    { name: words.records.answered_complaints, value: formats.number(records.answered_complaint_count ?? 0) },
    ...(records.lost_comment_count
      ? [{ name: words.records.lost_comments, value: formats.number(records.lost_comment_count) }]
      : []),
  ],
  cost: (telling, { records }) => {
    const { words, formats } = telling;
    if (records.yearly_cost === null) return [];
    return [
      { name: words.records.cost, value: moneyIn(telling)(records.yearly_cost) },
      { name: words.records.cost_of, value: formats.number(records.records_with_cost ?? 0) },
    ];
  },
  policy_changes: decisionFacts,
};

/** What the records say, where the report answers with them. */
export const recordFacts = (telling: Telling, technology: PublicTechnology, { heading, state }: PublicAnswer): Fact[] =>
  state === "from_records" ? (FACTS[heading]?.(telling, technology) ?? []) : [];

/** Who uses it, and who is responsible. */
export const ownFacts = ({ words, formats }: Telling, { used_by, records }: PublicTechnology): Fact[] => [
  ...(used_by ? [{ name: words.used_by, value: used_by }] : []),
  ...(records.organizations.length ? [{ name: words.responsible, value: formats.list(records.organizations) }] : []),
];

export const sourcesText = ({ report, words, formats }: Telling) =>
  fill(words.sources_text, { date: formats.dayOf(report.adopted_at) });

export const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter(Boolean);
