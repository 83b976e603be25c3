import type { Db } from "#server/platform/database/db.ts";
import type { DemoAlgorithm } from "./algorithms.ts";
import type { DemoDevice, DemoLabel, DemoPage } from "./inventory.ts";
import type { DemoOrganization } from "./organizations.ts";
import type { Random } from "./random.ts";
import type { SiteNow } from "./site-now.ts";
import type { Words } from "./texts.ts";

/** What everything in the demo is made with. */
export type World = { readonly db: Db; readonly random: Random; readonly newId: () => string; readonly now: number };
/** The same for one customer, where somebody makes everything. */
export type Workshop = World & { readonly customer_id: string; readonly by: string };
/** The same for a site that people have come to until now. */
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

/** When something was made, some months ago, and last touched, some weeks ago. */
export const times = (world: World) => ({
  created_at: daysAgo(world, 200 + world.random.below(400)),
  updated_at: daysAgo(world, world.random.share() * 60),
});

/** A day so many days from now; negative is past. */
export const dayIn = ({ now }: World, days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);

/** The ids of labels by their names. */
export type LabelIds = (names: readonly string[]) => string[];
