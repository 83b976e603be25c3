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

/** A request to a site, with everything that determines the response. */
export type Visit = {
  /** Only what drawing a page needs: workers have nothing else. */
  readonly services: { readonly database: Database; readonly config: Pick<Config, "scheme" | "short_host"> };
  /** The only access to public data. */
  readonly public: PublicReading;
  readonly frame: SiteFrame;
  /** Caches data that is the same in every language. */
  readonly readOnce: <F extends object>(key: string, read: () => Promise<F>) => Promise<F>;
  /** The prefix of every path: empty on a site's own host, `/seaview` on the preview's. */
  readonly base: string;
  readonly locale: string;
  /** The current date at the site. */
  readonly today: string;
  readonly params: Params;
  /** The route's own parameters only, without empty ones unless the route wants them. */
  readonly query: Params;
  readonly assets: Omit<GuideAssets, "files">;
  /** The drawing around the places, if there is one. */
  readonly map: BaseMap | undefined;
  readonly isNoticeDismissed?: boolean | undefined;
  /** The requested script: `?with=tools`. */
  readonly island?: Island | undefined;
};

/** A visit handled by this process, with access to workers and the image store. */
export type SiteVisit = Visit & { readonly services: Services };

/** A page of the guide, with its surroundings. */
export type ShownPage = {
  readonly kind: "page";
  readonly status?: number;
  readonly body: ReactElement;
  readonly head: Omit<DocumentHead, "canonical" | "alternates" | "favicon">;
  /** The page's language-independent path: `/devices/dock-road`. Undefined for pages without an address. */
  readonly path?: string;
  /** The public page, for counting its views. */
  readonly page_id?: string;
  /** Length of its texts: a worker draws very long ones. */
  readonly letters?: number;
  /** Not worth caching: the query found nothing. */
  readonly isFleeting?: boolean;
};

export type Shown =
  | ShownPage
  /** A redirect to another path of the site, permanent or temporary. */
  | {
      readonly kind: "moved";
      readonly path: string;
      readonly isForNow?: boolean;
      /** The old address that redirects, as listed for staff; its uses are counted. */
      readonly former_path?: string;
    }
  | {
      readonly kind: "file";
      readonly content_type: string;
      readonly body: string | Uint8Array;
      /** 200 unless it says that something is gone. */
      readonly status?: 410;
      /** What belongs to it, as a `Link` header. */
      readonly link?: string;
    }
  /** Not found. */
  | undefined;

export type Show<V extends Visit = SiteVisit> = (visit: V) => Promise<Shown>;

export type GuideRoute<V extends Visit = SiteVisit> = {
  /** `/devices/:slug` */
  readonly path: string;
  readonly show: Show<V>;
  /** The query parameters that matter; others are ignored. */
  readonly query?: readonly string[];
  /** Whether an empty value counts: an empty form was submitted. */
  readonly isEmptyTold?: boolean;
  /** The same in every language: no language negotiation. */
  readonly isForAll?: boolean;
};
