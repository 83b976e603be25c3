import { type RawBuilder, sql } from "kysely";
import { columnsOf, hasCount } from "#contract/report-checks.ts";
import { REPORT_HEADINGS, type ReportHeading } from "#contract/report-templates.ts";
import type { ReportAnswer, ReportContent, ReportedTechnology } from "#contract/yearly-reports.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { listLocales } from "#server/sites/service.ts";

type Problem = readonly [path: string, message: string];
type Part = { readonly id: string };

/** Rejects with the invalid fields. */
export function refuseProblems(prefix: string, problems: readonly Problem[]) {
  const named = problems.map(([path, message]): Problem => [`${prefix}.${path}`, message]);
  const [first] = named;
  if (first) throw new AppError("invalid_input", first.join(": "), { fields: Object.fromEntries(named) });
}

/** `known` is the locale that the report already has: the site may have dropped it since. */
export async function basicProblems(
  ctx: TenantCtx,
  { starts_on, ends_on, locale }: Pick<ReportContent, "starts_on" | "ends_on" | "locale">,
  known?: string,
): Promise<Problem[]> {
  const { locales } = await listLocales(ctx);
  return [
    ...(ends_on < starts_on ? [["ends_on", "The period ends before it starts"] as const] : []),
    ...(locale === known || locales.includes(locale) ? [] : [["locale", "Choose a language of the guide"] as const]),
  ];
}

function repeatedIds(parts: readonly Part[], path: string): Problem[] {
  const seen = new Set<string>();
  return parts.flatMap(({ id }, at): Problem[] => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated ? [[`${path}.${at}.id`, "Used twice"]] : [];
  });
}

const KIND_PROBLEMS = { line: "Enter a text", whole: "Enter a whole number" } as const;
const isOfKind = (value: unknown, kind: "line" | "whole") =>
  kind === "whole" ? value === null || typeof value === "number" : typeof value === "string";

function answerProblems(heading: ReportHeading, { rows, count }: ReportAnswer, path: string): Problem[] {
  const columns = new Map(Object.entries(columnsOf(heading)));
  const cells = rows.flatMap((row, at) =>
    Object.entries(row.cells).flatMap(([column, value]): Problem[] => {
      const kind = columns.get(column);
      const cell = `${path}.rows.${at}.cells.${column}`;
      if (!kind) return [[cell, "Unknown column"]];
      return isOfKind(value, kind) ? [] : [[cell, KIND_PROBLEMS[kind]]];
    }),
  );
  return [
    ...(count !== null && !hasCount(heading) ? [[`${path}.count`, "This heading has no count"] as const] : []),
    ...(rows.length && !columns.size ? [[`${path}.rows`, "This heading has no table"] as const] : []),
    ...(columns.size ? cells : []),
    ...repeatedIds(rows, `${path}.rows`),
  ];
}

const shapeProblems = ({ technologies, decisions }: ReportContent): Problem[] => [
  ...repeatedIds(technologies, "technologies"),
  ...repeatedIds(decisions, "decisions"),
  ...technologies.flatMap(({ answers }, at) =>
    (Object.keys(REPORT_HEADINGS) as ReportHeading[]).flatMap((heading) => {
      const answer = answers[heading];
      return answer ? answerProblems(heading, answer, `technologies.${at}.answers.${heading}`) : [];
    }),
  ),
];

const NAMED = { label_ids: "labels", device_ids: "devices", algorithm_ids: "algorithms" } as const;
type NamedIds = keyof typeof NAMED;

const idsIn = (technologies: readonly ReportedTechnology[], field: NamedIds) =>
  new Set(technologies.flatMap((one) => one[field]));

async function unknownIn(ctx: TenantCtx, table: RawBuilder<unknown>, ids: readonly string[]) {
  if (!ids.length) return new Set<string>();
  const { rows } = await sql<{ id: string }>`
    select wanted.id::text from unnest(${[...ids]}::uuid[]) as wanted (id) where not exists (
      select from ${table} as known
      where known.id = wanted.id and known.customer_id = ${ctx.customer_id} and known.deleted_at is null)`.execute(
    ctx.db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Only ids that the change adds: what was removed meanwhile must not keep people from saving. */
async function idProblems(ctx: TenantCtx, content: ReportContent, before: ReportContent) {
  const problems: Problem[] = [];
  for (const [field, table] of Object.entries(NAMED) as [NamedIds, string][]) {
    const known = idsIn(before.technologies, field);
    const added = [...idsIn(content.technologies, field)].filter((id) => !known.has(id));
    const unknown = await unknownIn(ctx, sql.table(table), added);
    content.technologies.forEach((one, at) =>
      one[field].forEach((id, place) => {
        if (unknown.has(id.toLowerCase())) problems.push([`technologies.${at}.${field}.${place}`, "Not found"]);
      }),
    );
  }
  return problems;
}

const MOST_PROBLEMS = 100;

/** Rejects input that no form sends. What is missing is a finding, so that unfinished reports can be saved. */
export async function checkContent(ctx: TenantCtx, content: ReportContent, before: ReportContent) {
  const problems = [
    ...(await basicProblems(ctx, content, before.locale)),
    ...shapeProblems(content),
    ...(await idProblems(ctx, content, before)),
  ];
  refuseProblems("yearly_report.content", problems.slice(0, MOST_PROBLEMS));
}
