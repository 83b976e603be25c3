import type { Island } from "#guide/islands.ts";
import type { Config } from "#server/platform/config.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";
import type { GuideAssets } from "../collect-assets.ts";
import type { Params } from "../match-path.ts";
import type { SiteFrame } from "../read-frame.ts";

/** A request whose page takes too long to draw on the main thread. */
export type DrawOrder = {
  readonly customer_id: string;
  readonly config: Pick<Config, "scheme" | "short_host" | "demo">;
  /** The worker reads the home page itself: it can be megabytes. */
  readonly frame: Omit<SiteFrame, "home">;
  readonly assets: Omit<GuideAssets, "files">;
  /** The route's pattern: `/devices/:slug`. */
  readonly route: string;
  readonly params: Params;
  readonly query: Params;
  readonly locale: string;
  readonly today: string;
  readonly island: Island | undefined;
  readonly isNoticeDismissed: boolean | undefined;
};

export type DrawnPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Uint8Array;
};

/** Undefined if the page is gone by now. */
export const DRAW_PAGE = workerTask<DrawOrder, DrawnPage | undefined>("draw_guide_page", {
  deadline_ms: 30_000,
  max_input_bytes: 4 * 1024 * 1024,
});
