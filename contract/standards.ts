import * as z from "zod";
import { queryFlag } from "./common.ts";

/** Standards an algorithm can be reported in. The Dutch one has two dialects, the American one a list of its own for commercial products. */
export const STANDARDS = ["nl_schema", "nl_register", "atrs", "omb", "omb_commercial", "dtpr"] as const;
export type StandardId = (typeof STANDARDS)[number];
/** Those written from the factsheet; DTPR documents are exports of the datachain. */
export const SHEET_STANDARDS = ["nl_schema", "nl_register", "atrs", "omb", "omb_commercial"] as const;
export type SheetStandard = (typeof SHEET_STANDARDS)[number];

/** Answers exported reworded or shortened. */
export const CHANGED = ["cut", "narrowed", "first_only", "formatting", "as_text", "reason_given"] as const;
/** Answers, or parts of them, that do not go out. */
const LEFT_OUT = [
  "no_counterpart",
  "internal",
  "not_disclosed",
  "not_applicable",
  "not_translated",
  "one_language",
  "no_link",
  "unknown",
] as const;
const LossReason = z.enum([...CHANGED, ...LEFT_OUT]);
export type LossReason = z.infer<typeof LossReason>;

export const StandardLoss = z.strictObject({
  /** A question, a field of the algorithm, `evidence` or `languages`. */
  field: z.string(),
  reason: LossReason,
});
export type StandardLoss = z.infer<typeof StandardLoss>;

export const StandardMissing = z.strictObject({
  /** Name and title in the standard. */
  field: z.string(),
  title: z.string(),
  /** Where people fill it in: a question, `algorithm.department`, `site.locales` or `datachain`. */
  place: z.string(),
});
export type StandardMissing = z.infer<typeof StandardMissing>;

export const StandardReadiness = z.strictObject({
  standard: z.enum(STANDARDS),
  /** Language of the texts. */
  locale: z.string(),
  is_ready: z.boolean(),
  required_count: z.int(),
  missing: z.array(StandardMissing),
  losses: z.array(StandardLoss),
});
export type StandardReadiness = z.infer<typeof StandardReadiness>;

export const ReadyCount = z.strictObject({ standard: z.enum(STANDARDS), ready_count: z.int(), total_count: z.int() });

export const CSV_STANDARDS = ["atrs", "omb", "omb_commercial"] as const;
type CsvStandard = (typeof CSV_STANDARDS)[number];
export const isCsvStandard = (standard: StandardId): standard is CsvStandard =>
  CSV_STANDARDS.some((one) => one === standard);

/** Records that lack required fields are drafts. `true` leaves them out. */
export const onlyReady = queryFlag.optional();
