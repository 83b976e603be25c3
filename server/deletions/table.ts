import { type RawBuilder, sql } from "kysely";
import type { DeletedType, Deletion } from "#contract/deletions.ts";
import { personName } from "#server/platform/identity/person-name.ts";
import { RESTORABLE_FOR } from "#server/platform/records/soft-delete.ts";

/** The table and display name of each type. */
export const DELETED = {
  device: { table: "devices", name: sql<string>`record.name` },
  algorithm: { table: "algorithms", name: sql<string>`record.name` },
  organization: { table: "organizations", name: sql<string>`record.name` },
  label: { table: "labels", name: sql<string>`record.name` },
  page: {
    table: "pages",
    name: sql<string>`(
      select page_title(record.headline, record.slug, null, sites.default_locale, sites.locales)
      from sites where sites.customer_id = record.customer_id)`,
  },
} as const satisfies Record<DeletedType, { table: string; name: RawBuilder<string> }>;

/** A deletion and its audit entry share a transaction, and so a timestamp; later entries have others. */
const deletedBy = (type: DeletedType) => sql<string | null>`coalesce((
  select ${personName("entry.actor_id")} from audit_entries as entry
  where entry.subject_type = ${type} and entry.subject_id = record.id and entry.at = record.deleted_at
    and entry.actor_kind = 'user'
  limit 1), ${personName("record.updated_by")})`;

/** Expects `DELETED[type].table as record`. */
export const deletionColumns = (type: DeletedType) =>
  sql<Deletion>`record.id, ${DELETED[type].name} as name, record.deleted_at, ${deletedBy(type)} as deleted_by,
    record.deleted_at + ${RESTORABLE_FOR} as restorable_until`;
