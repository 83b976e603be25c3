import type { ChainContent, ChainOrganization, Taxonomy } from "#datachain/model.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** Everything that a page's share image is made from. */
export type ShareOrder = {
  readonly title: string;
  /** Shown if there is no datachain to take badges from. */
  readonly summary: string;
  readonly guide_name: string;
  /** The site's colour, purely decorative. */
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
