import { insertAlgorithms } from "./insert-algorithms.ts";
import { insertDevices } from "./insert-devices.ts";
import { insertOrganizations } from "./insert-organizations.ts";
import type { DemoLabel, DemoPage } from "./inventory.ts";
import { daysAgo, type DemoCustomer, type LabelIds, times, type Workshop, type World } from "./workshop.ts";

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

async function insertLabels({ db, newId, customer_id }: Workshop, labels: readonly DemoLabel[]): Promise<LabelIds> {
  const rows = labels.map((label, at) => ({ id: newId(), customer_id, position: at + 1, ...label }));
  await db.insertInto("labels").values(rows).execute();
  return (names) => rows.filter((row) => names.includes(row.name)).map((row) => row.id);
}

type NewPage = DemoPage & { device_id?: string; algorithm_id?: string; place?: string };

async function insertPages(shop: Workshop, pages: readonly NewPage[], labelIds: LabelIds) {
  const { db, customer_id, by } = shop;
  const made = pages.map((page) => ({ ...page, id: shop.newId() }));
  const rows = made.map(({ id, type, headline, state, device_id, algorithm_id }) => ({
    id,
    customer_id,
    type,
    status: state === "draft" ? "draft" : "published",
    device_id: device_id ?? null,
    algorithm_id: algorithm_id ?? null,
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

/** One customer with its site, labels, organizations, devices, algorithms and pages. */
export async function insertCustomer(world: World, customer: DemoCustomer, customer_id: string, by: string) {
  const shop = { ...world, customer_id, by };
  await insertSite(shop, customer);
  const labelIds = await insertLabels(shop, customer.labels);
  const organizations = await insertOrganizations(shop, customer.organizations, customer.site.default_locale);
  const devices = await insertDevices(shop, customer, labelIds, organizations);
  const algorithms = await insertAlgorithms(shop, customer, labelIds, organizations);
  const devicePages = devices.flatMap(({ id, state, headline, labels, place }) =>
    state ? [{ type: "device_page" as const, headline, state, labels, place, device_id: id }] : [],
  );
  const otherPages = customer.pages.map((page) => {
    const algorithm_id = algorithms.get(page.headline.en);
    return { ...page, ...(algorithm_id && { algorithm_id }) };
  });
  return insertPages(shop, [...devicePages, ...otherPages], labelIds);
}
