import type { ChainContent, ChainOrganization, Taxonomy } from "#datachain/model.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** All that the picture beside a link to a page is made of. */
export type ShareOrder = {
  readonly title: string;
  /** Stands where there is no datachain whose badges could speak. */
  readonly summary: string;
  readonly guide_name: string;
  /** The site's colour: a tint, it means nothing. */
  readonly color: string;
  readonly locale: string;
  readonly default_locale: string;
  readonly chain: {
    readonly taxonomy: Taxonomy;
    readonly content: ChainContent;
    readonly organizations: readonly ChainOrganization[];
  } | null;
  readonly logos: ReadonlyMap<string, Uint8Array>;
};

export const DRAW_SHARE_IMAGE = workerTask<ShareOrder, Uint8Array>("draw_share_image", {
  deadline_ms: 20_000,
  max_input_bytes: 16 * 1024 * 1024,
});
