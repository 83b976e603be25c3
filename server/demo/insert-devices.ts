import { STARTING_STATUSES } from "#server/customers/starting-statuses.ts";
import { templatesFor } from "#datachain/templates.ts";
import { chainRow, demoChain, filled } from "./chains.ts";
import { dayIn, type DemoCustomer, type LabelIds, times, type Workshop } from "./workshop.ts";
import { DEVICE_FACTS } from "./device-facts.ts";
import type { Organizations } from "./insert-organizations.ts";
import { type DemoDevice, statuses } from "./inventory.ts";
import type { Words } from "./texts.ts";
import { placeName } from "./place-names.ts";
import { SEAVIEW_PLACES } from "./seaview-places.ts";

/** Seaview is on a fictional coast. */
const KNOWN_PLACES = Object.values(SEAVIEW_PLACES);
/** About fifty metres: the maximum distance of a place without coordinates from one with them. */
const NEAR = 0.0009;
const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** The place's coordinates in the drawing, else near a known place, so that it is never in the harbour. */
function pointOf(place: string, [one, other]: readonly [number, number]) {
  const known = SEAVIEW_PLACES[place];
  if (known) return known;
  const near = KNOWN_PLACES[Math.floor(one * KNOWN_PLACES.length)] ?? { lat: 0, lng: 0 };
  const share = (one * KNOWN_PLACES.length) % 1;
  return { lat: sixDecimals(near.lat + (share - 0.5) * NEAR), lng: sixDecimals(near.lng + (other - 0.5) * NEAR) };
}

async function insertStatuses({ db, newId, customer_id }: Workshop) {
  const rows = statuses.map((status, at) => ({
    id: newId(),
    customer_id,
    position: at + 1,
    names: JSON.stringify(STARTING_STATUSES.find(({ phase }) => phase === status.phase)?.names ?? {}),
    ...status,
  }));
  await db.insertInto("device_statuses").values(rows).execute();
  return new Map<string, string>(rows.map(({ name, id }) => [name, id]));
}

type Made = DemoDevice & { id: string };
const factsOf = ({ reference }: DemoDevice) => (reference ? DEVICE_FACTS[reference] : undefined);

/** Devices without a reference have no details. */
function factColumns(shop: Workshop, device: Made, organizations: Organizations) {
  const facts = factsOf(device);
  if (!facts) return {};
  const { manufacturer = null, model = null, department, installed_on, vendor = "", accountable } = facts;
  const template = templatesFor("device").find(({ id }) => id === facts.template);
  return {
    manufacturer,
    model,
    department,
    installed_on,
    device_type: template?.device_type ?? null,
    template_id: facts.template,
    vendor_id: organizations.get(vendor)?.id ?? null,
    accountable_id: organizations.get(accountable)?.id ?? null,
    review_due_on: dayIn(shop, facts.review_in),
    // verified once a year
    last_verified_on: dayIn(shop, facts.review_in - 365),
    summary: JSON.stringify(filled(facts.summary)),
    contact_email: "digital.rights@seaview.example",
  };
}

/** Nothing is known of devices without details. */
function mountingOf(device: Made) {
  const template = factsOf(device)?.template;
  if (!template) return null;
  return template.includes("vehicle") ? ("vehicle" as const) : ("pole" as const);
}

/** A site's content is only in its own languages. */
const inLanguages = (words: Words, locales: readonly string[]) =>
  Object.fromEntries(Object.entries(filled(words)).filter(([locale]) => locales.includes(locale)));

async function insertLocations(shop: Workshop, devices: readonly Made[], { site }: DemoCustomer) {
  const { db, customer_id, by, random } = shop;
  const rows = devices.flatMap((device) =>
    (factsOf(device)?.places ?? [device.place]).map((place, at) => ({
      id: shop.newId(),
      customer_id,
      device_id: device.id,
      position: at + 1,
      name: JSON.stringify(inLanguages(placeName(place), site.locales)),
      address: `${place}, Seaview`,
      ...pointOf(place, [random.share(), random.share()]),
      direction_deg: factsOf(device)?.template === "licence_plate_reader" ? random.below(360) : null,
      mounted_on: mountingOf(device),
      radius_m: factsOf(device)?.template === "licence_plate_reader" ? 40 : null,
      sign_installed_on: at === 0 && device.state === "published" ? dayIn(shop, -100) : null,
      sign_languages: at === 0 && device.state === "published" ? ["en", "km"] : [],
      created_by: by,
      updated_by: by,
    })),
  );
  await db.insertInto("locations").values(rows).execute();
}

async function insertChains(
  shop: Workshop,
  devices: readonly Made[],
  organizations: Organizations,
  customer: DemoCustomer,
) {
  const { db, customer_id, by } = shop;
  const chains = devices.flatMap((device) => {
    const facts = factsOf(device);
    const accountable = facts && organizations.get(facts.accountable);
    if (!accountable) return [];
    const content = demoChain("device", facts.template, { ...facts, accountable }, shop.newId);
    const who = { id: shop.newId(), customer_id, device_id: device.id, created_by: by, updated_by: by };
    const row = { ...who, ...chainRow("device", content, [accountable], customer.site) };
    return [{ row, organization_id: accountable.id }];
  });
  if (!chains.length) return;
  await db
    .insertInto("datachains")
    .values(chains.map(({ row }) => row))
    .execute();
  await db
    .insertInto("datachain_organizations")
    .values(chains.map(({ row, organization_id }) => ({ customer_id, datachain_id: row.id, organization_id })))
    .execute();
  await db
    .insertInto("datachain_versions")
    .values(
      chains.map(({ row: { id, taxonomy_id, content } }) => ({
        id: shop.newId(),
        customer_id,
        datachain_id: id,
        number: 1,
        taxonomy_id,
        content,
        created_by: by,
      })),
    )
    .execute();
}

export async function insertDevices(
  shop: Workshop,
  customer: DemoCustomer,
  labelIds: LabelIds,
  organizations: Organizations,
) {
  const { db, customer_id, by } = shop;
  const statusIds = await insertStatuses(shop);
  const made = customer.devices.map((device) => ({ ...device, id: shop.newId() }));
  const rows = made.map((device) => ({
    id: device.id,
    customer_id,
    name: device.headline.en,
    reference: device.reference ?? null,
    status_id: (device.status && statusIds.get(device.status)) ?? null,
    created_by: by,
    updated_by: by,
    ...factColumns(shop, device, organizations),
    ...times(shop),
  }));
  await db.insertInto("devices").values(rows).execute();
  const links = made.flatMap(({ id, labels }) =>
    labelIds(labels).map((label_id) => ({ customer_id, device_id: id, label_id })),
  );
  await db.insertInto("device_labels").values(links).execute();
  await insertLocations(shop, made, customer);
  await insertChains(shop, made, organizations, customer);
  return made;
}
