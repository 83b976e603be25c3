import type { SignDesign, SignFinding, SignPreview } from "#contract/signs.ts";
import type { ChainContent, ChainOrganization, LText, Taxonomy } from "#datachain/model.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

export type OrderedChain = {
  readonly taxonomy_id: string;
  readonly content: ChainContent;
  readonly organizations: readonly ChainOrganization[];
};

export type OrderedSign = {
  readonly code: string;
  readonly headline: LText;
  readonly sentence: LText;
  readonly place: string;
  readonly is_public: boolean;
  /** Index into `chains`; null for a code without a device or algorithm. */
  readonly chain: number | null;
};

/** Input of the drawing tasks. Chains shared by several signs are sent once. */
export type SignOrder = {
  readonly design: SignDesign;
  readonly locales: readonly [string, ...string[]];
  readonly default_locale: string;
  /** The address before the code: `origin` is encoded, `host` is printed. */
  readonly origin: string;
  readonly host: string;
  readonly taxonomies: readonly Taxonomy[];
  readonly chains: readonly OrderedChain[];
  readonly signs: readonly OrderedSign[];
  readonly logos: ReadonlyMap<string, Uint8Array>;
  /** PDF title and the date of the order. */
  readonly title: string;
  readonly made_at: string;
};

export type MadeBatch = {
  readonly file: Uint8Array;
  readonly findings: readonly { readonly code: string; readonly findings: readonly SignFinding[] }[];
};

const MAX_INPUT = 64 * 1024 * 1024;
/** Interactive, so with a short deadline. */
export const PREVIEW_SIGN = workerTask<SignOrder, SignPreview>("preview_sign", {
  deadline_ms: 20_000,
  max_input_bytes: MAX_INPUT,
});
export const PRINT_SIGN = workerTask<SignOrder, Uint8Array>("print_sign", {
  deadline_ms: 20_000,
  max_input_bytes: MAX_INPUT,
});
/** A single PDF, or a ZIP with one PDF each. */
const BATCH = { deadline_ms: 3 * 60_000, max_input_bytes: MAX_INPUT, is_background: true };
export const BATCH_TASKS = {
  pdf: workerTask<SignOrder, MadeBatch>("print_signs", BATCH),
  zip: workerTask<SignOrder, MadeBatch>("zip_signs", BATCH),
};
