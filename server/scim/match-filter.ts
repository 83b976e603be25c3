import { type Expression, sql, type SqlBool } from "kysely";
import type { Comparison, Filter, FilterValue } from "./parse-filter.ts";
import { invalidFilter } from "./refuse-request.ts";

type Column =
  /** `exact`: the case counts. */
  | { readonly kind: "text"; readonly of: Expression<unknown>; readonly exact?: true }
  | { readonly kind: "truth"; readonly of: Expression<unknown> }
  | { readonly kind: "moment"; readonly of: Expression<unknown> }
  /** Ids of other rows: `holds` is the condition that one of them is this. */
  | { readonly kind: "ids"; readonly holds: (id: string) => Expression<SqlBool>; readonly some: Expression<SqlBool> };
export type Columns = Readonly<Record<string, Column>>;

type Sql = Expression<SqlBool>;

const TEXT: Partial<Record<Comparison, (column: Expression<unknown>, value: Expression<unknown>) => Sql>> = {
  eq: (column, value) => sql`coalesce(${column} = ${value}, false)`,
  ne: (column, value) => sql`${column} is distinct from ${value}`,
  co: (column, value) => sql`coalesce(strpos(${column}, ${value}) > 0, false)`,
  sw: (column, value) => sql`coalesce(starts_with(${column}, ${value}), false)`,
  ew: (column, value) => sql`coalesce(right(${column}, length(${value})) = ${value}, false)`,
};

const ORDER: Partial<Record<Comparison, Expression<unknown>>> = {
  eq: sql`=`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
};

const refuse = (op: string, attribute: string) => invalidFilter(`${op} cannot be used with ${attribute}`);
const truthOf = (value: FilterValue) =>
  typeof value === "string" && /^(true|false)$/i.test(value) ? value.toLowerCase() === "true" : value;

type Asked = Extract<Filter, { kind: "compare" }>;

function compareText({ of, exact }: Extract<Column, { kind: "text" }>, { attribute, op, value }: Asked): Sql {
  const compare = TEXT[op];
  if (value === null && (op === "eq" || op === "ne")) return op === "eq" ? sql`${of} is null` : sql`${of} is not null`;
  if (!compare || typeof value !== "string") throw refuse(op, attribute);
  if (exact) return compare(sql`${of}::text`, sql`${value}::text`);
  return compare(sql`lower(${of}::text)`, sql`lower(${value}::text)`);
}

function compareTruth({ of }: Extract<Column, { kind: "truth" }>, { attribute, op, value }: Asked): Sql {
  const truth = truthOf(value);
  if (typeof truth !== "boolean" || (op !== "eq" && op !== "ne")) throw refuse(op, attribute);
  return op === "eq" ? sql`${of} = ${truth}` : sql`${of} <> ${truth}`;
}

function compareMoment({ of }: Extract<Column, { kind: "moment" }>, { attribute, op, value }: Asked): Sql {
  const order = ORDER[op];
  const at = typeof value === "string" ? new Date(value) : undefined;
  if (!order || !at || Number.isNaN(at.getTime())) throw refuse(op, attribute);
  const year = at.getUTCFullYear();
  if (year < 1 || year > 9999) throw refuse(op, attribute);
  return sql`${of} ${order} ${at.toISOString()}::timestamptz`;
}

function compare(column: Column, asked: Asked): Sql {
  if (column.kind === "text") return compareText(column, asked);
  if (column.kind === "truth") return compareTruth(column, asked);
  if (column.kind === "moment") return compareMoment(column, asked);
  if (asked.op !== "eq" || typeof asked.value !== "string") throw refuse(asked.op, asked.attribute);
  return column.holds(asked.value);
}

const isPresent = (column: Column): Sql => {
  if (column.kind === "ids") return column.some;
  return column.kind === "text" ? sql`coalesce(${column.of}::text, '') <> ''` : sql`true`;
};

/** The condition that a filter means. */
export function matchFilter(columns: Columns, filter: Filter): Sql {
  if (filter.kind === "not") return sql`not (${matchFilter(columns, filter.part)})`;
  if (filter.kind === "and" || filter.kind === "or") {
    const parts = filter.parts.map((part) => matchFilter(columns, part));
    return sql`(${sql.join(parts, filter.kind === "and" ? sql` and ` : sql` or `)})`;
  }
  const column = Object.hasOwn(columns, filter.attribute) ? columns[filter.attribute] : undefined;
  if (!column) throw invalidFilter(`${filter.attribute} cannot be filtered by`);
  return filter.kind === "present" ? isPresent(column) : compare(column, filter);
}
