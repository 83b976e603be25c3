import { sql } from "kysely";
import type { SignBatch } from "#contract/signs.ts";
import { personName } from "#server/platform/identity/person-name.ts";

/** Nobody is at work who has not given a sign for so long. */
const SILENCE = sql`interval '60 seconds'`;

/** A batch whose process has died says so by itself; if its job is taken up again, it ends as any other. */
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
