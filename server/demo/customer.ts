import type { Db } from "#server/platform/db.ts";
import { type DemoDevice, type DemoLabel, type DemoPage, statuses } from "./inventory.ts";
import type { Random } from "./random.ts";
import type { Words } from "./texts.ts";

/** What everything in the demo is made with. */
export type World = { readonly db: Db; readonly random: Random; readonly newId: () => string; readonly now: number };
/** The same for one customer, where somebody makes everything. */
type Workshop = World & { readonly customer_id: string; readonly by: string };

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
  devices: readonly DemoDevice[];
  pages: readonly DemoPage[];
};

const DAY = 86_400_000;
export const daysAgo = ({ now }: World, days: number) => new Date(now - days * DAY).toISOString();

/** When something was made, some months ago, and last touched, some weeks ago. */
const times = (world: World) => ({
  created_at: daysAgo(world, 200 + world.random.below(400)),
  updated_at: daysAgo(world, world.random.share() * 60),
});
const slugOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

async function insertSite({ db, newId, customer_id }: Workshop, customer: DemoCustomer) {
  const texts = Object.fromEntries(
    Object.entries(customer.texts).map(([field, words]) => [field, JSON.stringify(words)]),
  );
  await db
    .insertInto("sites")
    .values({ id: newId(), customer_id, slug: customer.slug, ...customer.site, ...texts })
    .execute();
}

async function insertStatuses({ db, newId, customer_id }: Workshop) {
  const rows = statuses.map((status, at) => ({ id: newId(), customer_id, position: at + 1, ...status }));
  await db.insertInto("device_statuses").values(rows).execute();
  return new Map<string, string>(rows.map(({ name, id }) => [name, id]));
}

async function insertLabels({ db, newId, customer_id }: Workshop, labels: readonly DemoLabel[]) {
  const rows = labels.map((label, at) => ({ id: newId(), customer_id, position: at + 1, ...label }));
  await db.insertInto("labels").values(rows).execute();
  return (names: readonly string[]) => rows.filter((row) => names.includes(row.name)).map((row) => row.id);
}
type LabelIds = Awaited<ReturnType<typeof insertLabels>>;

async function insertDevices(shop: Workshop, devices: readonly DemoDevice[], labelIds: LabelIds) {
  const { db, customer_id, by } = shop;
  const statusIds = await insertStatuses(shop);
  const made = devices.map((device) => ({ ...device, id: shop.newId() }));
  const rows = made.map(({ id, headline, reference, status }) => ({
    id,
    customer_id,
    name: headline.en,
    reference: reference ?? null,
    status_id: (status && statusIds.get(status)) ?? null,
    created_by: by,
    updated_by: by,
    ...times(shop),
  }));
  await db.insertInto("devices").values(rows).execute();
  const links = made.flatMap(({ id, labels }) =>
    labelIds(labels).map((label_id) => ({ customer_id, device_id: id, label_id })),
  );
  await db.insertInto("device_labels").values(links).execute();
  return made;
}

type NewPage = DemoPage & { device_id?: string; place?: string };

async function insertPages(shop: Workshop, pages: readonly NewPage[], labelIds: LabelIds) {
  const { db, customer_id, by } = shop;
  const made = pages.map((page) => ({ ...page, id: shop.newId() }));
  const rows = made.map(({ id, type, headline, state, device_id }) => ({
    id,
    customer_id,
    type,
    status: state === "draft" ? "draft" : "published",
    device_id: device_id ?? null,
    headline: JSON.stringify(headline),
    slug: slugOf(headline.en),
    has_changes: state === "changed",
    published_at: state === "draft" ? null : daysAgo(shop, 60 + shop.random.below(100)),
    created_by: by,
    updated_by: by,
    ...times(shop),
  }));
  await db.insertInto("pages").values(rows).execute();
  const links = made.flatMap(({ id, labels }) =>
    labelIds(labels).map((label_id) => ({ customer_id, page_id: id, label_id })),
  );
  if (links.length) await db.insertInto("page_labels").values(links).execute();
  return made;
}

/** One customer with its site, labels, devices and pages. */
export async function insertCustomer(world: World, customer: DemoCustomer, customer_id: string, by: string) {
  const shop = { ...world, customer_id, by };
  await insertSite(shop, customer);
  const labelIds = await insertLabels(shop, customer.labels);
  const devices = await insertDevices(shop, customer.devices, labelIds);
  const devicePages = devices.flatMap(({ id, state, headline, labels, place }) =>
    state ? [{ type: "device_page" as const, headline, state, labels, place, device_id: id }] : [],
  );
  return insertPages(shop, [...devicePages, ...customer.pages], labelIds);
}
