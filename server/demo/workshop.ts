import type { Db } from "#server/platform/database/db.ts";
import type { DemoAlgorithm } from "./algorithms.ts";
import type { DemoDevice, DemoLabel, DemoPage } from "./inventory.ts";
import type { DemoOrganization } from "./organizations.ts";
import type { Random } from "./random.ts";
import type { SiteNow } from "./site-now.ts";
import type { Words } from "./texts.ts";

/** Shared tools for creating the demo. */
export type World = { readonly db: Db; readonly random: Random; readonly newId: () => string; readonly now: number };
/** For one customer, with one author. */
export type Workshop = World & { readonly customer_id: string; readonly by: string };
/** For a site with visits until now. */
export type VisitedShop = Workshop & { readonly today: SiteNow };

export type DemoCustomer = {
  name: string;
  slug: string;
  site: {
    locales: string[];
    default_locale: string;
    time_zone: string;
    primary_color: string;
    contact_email: string;
    contact_phone?: string;
  };
  texts: Record<string, Words>;
  labels: readonly DemoLabel[];
  organizations: readonly DemoOrganization[];
  devices: readonly DemoDevice[];
  algorithms: readonly DemoAlgorithm[];
  pages: readonly DemoPage[];
};

const DAY = 86_400_000;
export const daysAgo = ({ now }: World, days: number) => new Date(now - days * DAY).toISOString();

/** Created some months ago, last updated some weeks ago. */
export const times = (world: World) => ({
  created_at: daysAgo(world, 200 + world.random.below(400)),
  updated_at: daysAgo(world, world.random.share() * 60),
});

/** A date some days from now; negative is past. */
export const dayIn = ({ now }: World, days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);

export type LabelIds = (names: readonly string[]) => string[];
