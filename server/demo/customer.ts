import { sql } from "kysely";
import { insertAlgorithms } from "./insert-algorithms.ts";
import { insertDevices } from "./insert-devices.ts";
import { insertOrganizations } from "./insert-organizations.ts";
import { insertPages } from "./insert-pages.ts";
import { insertRevisions } from "./insert-revisions.ts";
import type { DemoLabel } from "./inventory.ts";
import { type DemoPictures, NO_PICTURES } from "./photos.ts";
import type { DemoCustomer, LabelIds, Workshop, World } from "./workshop.ts";
import { filled } from "./chains.ts";

/** Records the stored images as the customer's own. */
async function insertImages({ db, customer_id }: Workshop, { photos, marks }: DemoPictures) {
  const images = [...photos.map(({ image }) => image), ...marks.values()];
  if (!images.length) return;
  const rows = images.map(({ bytes, ...image }) => ({ ...image, bytes: bytes.length, customer_id }));
  await db.insertInto("images").values(rows).execute();
}

/** Sets the devices' photos, which their pages show too. */
async function insertPhotos({ db, customer_id }: Workshop, { photos }: DemoPictures) {
  if (!photos.length) return;
  const shown = photos.map(({ reference, image, alt }) => ({ reference, key: image.key, alt: filled(alt) }));
  await sql`
    update devices set photo_key = photo.key, photo_alt = photo.alt
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as photo (reference text, key text, alt jsonb)
    where devices.customer_id = ${customer_id} and devices.reference = photo.reference`.execute(db);
}

async function insertSite({ db, newId, customer_id }: Workshop, customer: DemoCustomer, { marks }: DemoPictures) {
  const texts = Object.fromEntries(
    Object.entries(customer.texts).map(([field, words]) => [field, JSON.stringify(words)]),
  );
  const images = {
    logo_key: marks.get("logo")?.key ?? null,
    hero_key: marks.get("hero")?.key ?? null,
    responsable_org_logo_key: marks.get("city")?.key ?? null,
  };
  await db
    .insertInto("sites")
    .values({ id: newId(), customer_id, slug: customer.slug, ...customer.site, ...texts, ...images })
    .execute();
}

async function insertLabels({ db, newId, customer_id }: Workshop, labels: readonly DemoLabel[]): Promise<LabelIds> {
  const rows = labels.map(({ words, ...label }, at) => {
    const { en: _own, ...names } = filled(words);
    return { id: newId(), customer_id, position: at + 1, name: words.en, names, ...label };
  });
  await db.insertInto("labels").values(rows).execute();
  return (names) => rows.filter((row) => names.includes(row.name)).map((row) => row.id);
}

/** One customer with its site, labels, organizations, devices, algorithms and pages. */
export async function insertCustomer(
  world: World,
  customer: DemoCustomer,
  { customer_id, by }: Pick<Workshop, "customer_id" | "by">,
  pictures: DemoPictures = NO_PICTURES,
) {
  const shop = { ...world, customer_id, by };
  await insertImages(shop, pictures);
  await insertSite(shop, customer, pictures);
  const labelIds = await insertLabels(shop, customer.labels);
  const organizations = await insertOrganizations(shop, customer, pictures);
  const devices = await insertDevices(shop, customer, labelIds, organizations);
  const algorithms = await insertAlgorithms(shop, customer, labelIds, organizations);
  await insertPhotos(shop, pictures);
  const devicePages = devices.flatMap(({ id, state, headline, labels, place, reference }) =>
    state ? [{ type: "device_page" as const, headline, state, labels, place, reference, device_id: id }] : [],
  );
  const otherPages = customer.pages.map((page) => {
    const algorithm_id = algorithms.get(page.headline.en);
    const summary = customer.algorithms.find(({ name }) => name === page.headline.en)?.summary;
    return { ...page, ...(algorithm_id && { algorithm_id }), ...(summary && { summary }) };
  });
  const pages = await insertPages(shop, [...devicePages, ...otherPages], labelIds, pictures.photos);
  await insertRevisions(shop, pages);
  return pages;
}
