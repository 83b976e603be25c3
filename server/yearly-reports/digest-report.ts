import { createHash } from "node:crypto";
import type { ReportContent, TechnologyRecords } from "#contract/yearly-reports.ts";

/** Of everything that adopting freezes. */
export const digestOf = (content: ReportContent, records: readonly TechnologyRecords[]) =>
  createHash("sha256")
    .update(JSON.stringify([content, records]))
    .digest("base64url");
