import * as z from "zod";
import { AUDIT_KINDS } from "./audit-actions.ts";
import { Id, ListMeta, listQuery, oneOrMore, Timestamp } from "./common.ts";
import { endpoint, file } from "./endpoint.ts";
import { Day } from "./texts.ts";

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** One field before and after, in words: names instead of ids. Both null if only the fact of the change is known. */
export const AuditChange = z.strictObject({
  /** For a field within a field, such as `features.map`. */
  field: z.string(),
  /** The language of the text. */
  locale: z.string().nullable(),
  before: Value,
  after: Value,
});
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.strictObject({
  id: Id,
  at: Timestamp,
  /** Noun and verb, as in `device.updated`. */
  action: z.string(),
  actor_kind: z.enum(["user", "share", "token", "system"]),
  /** A person, or a token by its name. Null for share sessions, jobs and unknown people. */
  actor: z.string().nullable(),
  subject_id: Id.nullable(),
  /** Null if the record was deleted for good. */
  subject: z.string().nullable(),
  changes: z.array(AuditChange),
  /** Changes beyond those listed. */
  more_changes: z.int(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filters = {
  kind: oneOrMore(z.enum(AUDIT_KINDS)),
  person: oneOrMore(Id),
  subject_id: Id.optional(),
  /** Days in the site's time zone; in UTC for the installation. */
  from: Day.optional(),
  to: Day.optional(),
};
const query = listQuery(["at"], filters);
const csvQuery = query.omit({ page: true, per_page: true });
const response = z.strictObject({
  entries: z.array(AuditEntry),
  meta: ListMeta.extend({
    /** Entries are deleted after this many days; null if they are kept. */
    kept_days: z.int().nullable(),
  }),
});
const csv = file("text/csv; charset=utf-8");

export const auditLogApi = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/audit_log",
    access: "manager",
    summary: "Who did what in the workspace, newest first, with sign-ins of its members",
    query,
    response,
  }),
  csv: endpoint({
    method: "GET",
    path: "/api/v1/audit_log/csv",
    access: "manager",
    summary: "The audit log as the filters show it, as CSV",
    query: csvQuery,
    response: csv,
  }),
  installation: endpoint({
    method: "GET",
    path: "/api/v1/installation/audit_log",
    access: "admin",
    summary: "What belongs to no workspace: sign-ins and accounts of the whole installation",
    query,
    response,
  }),
  installationCsv: endpoint({
    method: "GET",
    path: "/api/v1/installation/audit_log/csv",
    access: "admin",
    summary: "The audit log of the installation as the filters show it, as CSV",
    query: csvQuery,
    response: csv,
  }),
};
