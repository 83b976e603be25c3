import type { ChainContent, ChainOrganization, LText, Taxonomy } from "#datachain/model.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** All that a printed chain is made of. */
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
  /** The pictures of organizations by key, as they were uploaded. */
  readonly logos: ReadonlyMap<string, Uint8Array>;
};

/** A chain of the size that may be saved, its vocabulary and its logos. */
const LIMITS = { deadline_ms: 30_000, max_input_bytes: 32 * 1024 * 1024 };

export const PRINT_SHEET = workerTask<SheetOrder, Uint8Array>("print_sheet", LIMITS);
export const PICTURE_SHEET = workerTask<SheetOrder, Uint8Array>("picture_sheet", LIMITS);
