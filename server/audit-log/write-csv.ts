import { sql, type SqlBool } from "kysely";
import type { AuditChange, AuditEntry } from "#contract/audit-log.ts";
import { BYTE_ORDER_MARK, csvLine } from "#server/platform/records/csv.ts";
import { type AuditFilters, describeEntries, findEntries, inOrder, orderOf } from "./list-entries.ts";
import type { AuditScope } from "./name-records.ts";

const PAGE_SIZE = 500;
const COLUMNS = ["at", "actor_kind", "actor", "action", "subject", "subject_id", "changes"] as const;

const sideOf = (value: AuditChange["before"]) => (Array.isArray(value) ? value.join(", ") : String(value ?? "–"));

function wordsOf({ field, locale, before, after }: AuditChange) {
  const name = locale ? `${field} (${locale})` : field;
  return before === null && after === null ? name : `${name}: ${sideOf(before)} → ${sideOf(after)}`;
}

function lineOf({ changes, more_changes, ...entry }: AuditEntry) {
  const words = [...changes.map(wordsOf), ...(more_changes ? [`+${more_changes}`] : [])];
  const cells = { ...entry, changes: words.join("; ") };
  return csvLine(COLUMNS.map((column) => cells[column]));
}

/** Reads in pages: a slow client holds no connection. */
export async function* auditLines(scope: AuditScope, filters: AuditFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  const found = inOrder(await findEntries(scope, filters), orderOf(filters)).limit(PAGE_SIZE);
  const past = orderOf(filters) === "asc" ? sql`>` : sql`<`;
  let rows = await found.execute();
  while (rows.length) {
    yield (await describeEntries(scope, rows)).map(lineOf).join("");
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    rows = await found
      .where(sql<SqlBool>`(entry.at, entry.id) ${past} (select at, id from audit_entries where id = ${last.id}::uuid)`)
      .execute();
  }
}
