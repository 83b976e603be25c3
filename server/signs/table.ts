import { sql } from "kysely";
import type { SignBatch } from "#contract/signs.ts";
import { personName } from "#server/platform/identity/person-name.ts";

/** Without a heartbeat for this long, the process counts as dead. */
const SILENCE = sql`interval '60 seconds'`;

/** Shown as lost, but if its job is retried the batch still completes. */
const isLost = sql<boolean>`(state in ('waiting', 'running') and updated_at < now() - ${SILENCE})`;

export const batchColumns = [
  "id",
  sql<SignBatch["state"]>`case when ${isLost} then 'failed' else state end`.as("state"),
  sql<SignBatch["format"]>`format`.as("format"),
  "sign_count",
  "done_count",
  sql<SignBatch["findings"]>`findings`.as("findings"),
  sql<string | null>`case when ${isLost} then 'interrupted' else error end`.as("error"),
  "filename",
  sql<number | null>`octet_length(file)`.as("file_bytes"),
  personName("sign_batches.created_by").as("created_by"),
  "created_at",
] as const;
