import type { ReactElement } from "react";
import type { BaseMap } from "#guide/base-map.ts";
import type { DocumentHead } from "#guide/Document.tsx";
import type { Island } from "#guide/islands.ts";
import type { PublicReading } from "#server/pages/publishing/read-public.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/db.ts";
import type { Services } from "#server/platform/services.ts";
import type { GuideAssets } from "./collect-assets.ts";
import type { Params } from "./match-path.ts";
import type { SiteFrame } from "./read-frame.ts";

/** Somebody at an address of a site, and all that decides what they see. */
export type Visit = {
  /** What drawing a page takes: workers have no more. */
  readonly services: { readonly database: Database; readonly config: Pick<Config, "scheme" | "short_host"> };
  /** The one way to what is public. */
  readonly public: PublicReading;
  readonly frame: SiteFrame;
  /** Reads what is the same in every language, once for all of them. */
  readonly readOnce: <F extends object>(key: string, read: () => Promise<F>) => Promise<F>;
  /** What stands before every path: nothing on a site's own host, `/seaview` on the preview's. */
  readonly base: string;
  readonly locale: string;
  /** The day at the site. */
  readonly today: string;
  readonly params: Params;
  /** Only what the route knows, and nothing empty unless the route wants it. */
  readonly query: Params;
  readonly assets: Omit<GuideAssets, "files">;
  /** What lies around the places, where it was drawn. */
  readonly map: BaseMap | undefined;
  /** The reader has dismissed the announcement. */
  readonly isNoticeDismissed?: boolean | undefined;
  /** The script that somebody asked for: `?with=tools`. */
  readonly island?: Island | undefined;
};

/** A visit that this process answers, by calling workers and the image store where needed. */
export type SiteVisit = Visit & { readonly services: Services };

/** A page of the guide, with what stands around it. */
export type ShownPage = {
  readonly kind: "page";
  readonly status?: number;
  readonly body: ReactElement;
  readonly head: Omit<DocumentHead, "canonical" | "alternates" | "favicon">;
  /** Its address, by which it is known in every language: `/devices/dock-road`. None for what has no address of its own. */
  readonly path?: string;
  /** The public page that it is: its views count. */
  readonly page_id?: string;
  /** How long its texts are: very long ones are drawn by a worker. */
  readonly letters?: number;
  /** Not worth keeping: nothing was found for what was asked. */
  readonly isFleeting?: boolean;
};

export type Shown =
  | ShownPage
  /** To another path of the site, for good or as things are now. */
  | {
      readonly kind: "moved";
      readonly path: string;
      readonly isForNow?: boolean;
      /** The old address that leads there, as staff see it in their list: its uses count. */
      readonly former_path?: string;
    }
  | { readonly kind: "file"; readonly content_type: string; readonly body: string | Uint8Array }
  /** There is nothing, and never was. */
  | undefined;

export type Show<V extends Visit = SiteVisit> = (visit: V) => Promise<Shown>;

export type GuideRoute<V extends Visit = SiteVisit> = {
  /** `/devices/:slug` */
  readonly path: string;
  readonly show: Show<V>;
  /** What else of the address decides; everything else in it is passed over. */
  readonly query?: readonly string[];
  /** Whether an empty value counts as one: somebody sent a form and typed nothing. */
  readonly isEmptyTold?: boolean;
  /** The same in every language: no language is chosen for it. */
  readonly isForAll?: boolean;
};
