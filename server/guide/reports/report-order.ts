import type { GuideSite } from "#guide/site.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** An adopted report as a file. The worker reads it: it can be megabytes. */
export type ReportOrder = {
  readonly customer_id: string;
  readonly slug: string;
  readonly revision: number;
  /** How many texts there are, and which report came before: the file names both. */
  readonly newest: number;
  readonly before: { readonly slug: string; readonly revision: number } | null;
  readonly format: "pdf" | "json";
  /** The text's address. */
  readonly url: string;
  readonly site: Pick<GuideSite, "name" | "responsable_org_logo_alt" | "time_zone" | "default_locale">;
};

export const WRITE_REPORT = workerTask<ReportOrder, Uint8Array>("write_report", {
  deadline_ms: 120_000,
  max_input_bytes: 1024 * 1024,
});
