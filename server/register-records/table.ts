import { sql } from "kysely";
import type { RegisterReason, RegisterRecord } from "#contract/register-connections.ts";

type Kept = Pick<
  RegisterRecord,
  "lars" | "stage" | "sent_at" | "pending" | "attempts" | "next_at" | "failed" | "problem" | "answer"
>;
/** What is kept of an algorithm, with typed columns. */
export type RecordRow = Kept & { readonly digest: string | null; readonly reasons: RegisterReason[] };

export const recordColumns = [
  "lars",
  sql<Kept["stage"]>`stage`.as("stage"),
  "digest",
  "sent_at",
  sql<Kept["pending"]>`pending`.as("pending"),
  "attempts",
  // The first attempt is due at once.
  sql<string | null>`case when pending is not null and problem is not null then next_at end`.as("next_at"),
  sql<Kept["failed"]>`failed`.as("failed"),
  sql<Kept["problem"]>`problem`.as("problem"),
  "answer",
  sql<RegisterReason[]>`reasons`.as("reasons"),
] as const;
