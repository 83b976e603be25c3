import type { ChainContent, ChainOrganization, LText, Taxonomy } from "#datachain/model.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

export type SheetOrder = {
  readonly title: string;
  readonly summary: LText;
  readonly taxonomy: Taxonomy;
  readonly content: ChainContent;
  readonly organizations: readonly ChainOrganization[];
  readonly locale: string;
  readonly default_locale: string;
  /** Of the last change. */
  readonly changed_at: string;
  /** Logo files of organizations, by key. */
  readonly logos: ReadonlyMap<string, Uint8Array>;
};

/** Room for the largest chain, its taxonomy and its logos. */
const LIMITS = { deadline_ms: 60_000, max_input_bytes: 32 * 1024 * 1024 };

export const PRINT_SHEET = workerTask<SheetOrder, Uint8Array>("print_sheet", LIMITS);
export const PICTURE_SHEET = workerTask<SheetOrder, Uint8Array>("picture_sheet", LIMITS);
