import { expect, test } from "vitest";
import { emptyPageContent } from "#contract/page-content.ts";
import { PageCard, PageSnapshot } from "#contract/publications.ts";
import type { Placement } from "#datachain/model.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { chainContent, pageContent, pageWorld, placementOf } from "#server/testing/page-world.ts";
import { composeSnapshot, composeSnapshots, digestOf } from "./compose-snapshot.ts";

const t = await startTestApp();
const makeWorld = async () => {
  const { id } = await t.make.customer();
  return { customer_id: id, ...pageWorld(t, id) };
};

test("a snapshot contains everything its page shows, in the contract's shape", async () => {
  const world = await makeWorld();
  const { customer_id } = world;
  const owner = await t.make.organization(customer_id, {
    name: "City",
    local_name: { km: "ក្រុង" },
    website: "https://city.example",
  });
  const status = await t.make.status(customer_id, "In use");
  const device = await t.make.device(customer_id, {
    name: "Mast 1",
    summary: { en: "Short" },
    accountable_id: owner.id,
    vendor_id: owner.id,
    status_id: status.id,
    installed_on: "2025-04-01",
    contact_email: "air@city.example",
  });
  await world.chain({ device_id: device.id }, chainContent([placementOf({ organization_id: owner.id })]));
  const place = await t.make.location(customer_id, device.id, { name: { en: "Quay" }, lat: 1.23456, lng: 2.34567 });
  const label = await t.make.label(customer_id, "Air");
  const { id, slug } = await world.page("device_page", pageContent({ label_ids: [label.id] }), {
    device_id: device.id,
  });
  const { snapshot, card } = await composeSnapshot(world.ctx, id);
  expect(() => PageSnapshot.parse(snapshot)).not.toThrow();
  expect(() => PageCard.parse(card)).not.toThrow();
  expect(snapshot).toMatchObject({
    page_id: id,
    slug,
    locales: ["en", "km", "es"],
    labels: [{ id: label.id, name: "Air" }],
    subject: {
      kind: "device",
      name: { en: "Mast 1" },
      status: { name: { en: "In use" }, phase: "active" },
      since: "2025-04-01",
      accountable: { name: { en: "City", km: "ក្រុង" }, website: "https://city.example" },
      suppliers: [{ id: owner.id, role: "vendor" }],
      contact: { email: "air@city.example" },
    },
    chain: { organizations: [{ id: owner.id }] },
    places: [{ id: place.id, lat: 1.23456, address: "1 Harbour Walk" }],
  });
  expect(card).toMatchObject({
    title: { en: "Air mast" },
    label_ids: [label.id],
    status_id: status.id,
    element_ids: ["ecology"],
  });
});

test("a card names who is accountable by the datachain if the record does not", async () => {
  const world = await makeWorld();
  const port = await t.make.organization(world.customer_id, { name: "Port" });
  const named = async (placement: Partial<Placement>) => {
    const device = await t.make.device(world.customer_id);
    const accountable = placementOf({ category_id: "accountable", element_id: "institution", ...placement });
    await world.chain({ device_id: device.id }, chainContent([accountable]));
    const { id } = await world.page("device_page", pageContent(), { device_id: device.id });
    return (await composeSnapshot(world.ctx, id)).card?.accountable;
  };
  expect(await named({ organization_id: port.id })).toEqual({ name: { en: "Port" }, logo_key: null });
  expect(await named({ variables: { title: { en: "City of Seaview" } } })).toEqual({
    name: { en: "City of Seaview" },
    logo_key: null,
  });
  expect(await named({ organization_id: port.id, disclosure: "not_disclosed" })).toBeNull();
});

test("a snapshot excludes everything internal", async () => {
  const world = await makeWorld();
  const { customer_id } = world;
  const status = await t.make.status(customer_id, "SECRET status", { is_public: false });
  const device = await t.make.device(customer_id, {
    status_id: status.id,
    internal_notes: "SECRET notes",
    department: "SECRET department",
  });
  const source = { id: "s1", type: "internal_memo" as const, title: "SECRET memo", url: null, citation: null };
  await world.chain(
    { device_id: device.id },
    { ...chainContent([placementOf({ internal_note: "SECRET note", sources: [source] })]), sources: [source] },
  );
  await t.make.location(customer_id, device.id, { name: { en: "SECRET place" }, is_public: false });
  await t.make.location(customer_id, device.id, { name: { en: "SECRET hidden" }, precision: "hidden" });
  await t.make.location(customer_id, device.id, { name: { en: "SECRET gone" }, deleted_at: "2026-01-01T00:00:00Z" });
  const label = await t.make.label(customer_id, "SECRET label");
  await t.database.system.updateTable("labels").set({ is_public: false }).where("id", "=", label.id).execute();
  const { id } = await world.page("device_page", pageContent({ label_ids: [label.id] }), { device_id: device.id });
  const { snapshot, card } = await composeSnapshot(world.ctx, id);
  expect(JSON.stringify({ snapshot, card })).not.toContain("SECRET");
  expect(snapshot.content.label_ids).toEqual([]);
  expect(snapshot.places).toEqual([]);
  expect(snapshot.subject?.status).toBeNull();
});

test("a snapshot excludes a disabled announcement and disabled questions", async () => {
  const world = await makeWorld();
  const content = emptyPageContent("home_page");
  const announcement = { en: "SECRET announcement" };
  const home = await t.database.system
    .updateTable("pages")
    .set({ content: JSON.stringify({ ...content, home: { ...content.home!, announcement } }) })
    .where("customer_id", "=", world.customer_id)
    .where("type", "=", "home_page")
    .returning("id")
    .executeTakeFirstOrThrow();
  const question = { id: "q1", question: { en: "SECRET question?" }, answer: { en: "Yes" } };
  const { id } = await world.page("collection_page", pageContent({ show_faq: false, questions: [question] }));
  for (const page of [home.id, id])
    expect(JSON.stringify(await composeSnapshot(world.ctx, page))).not.toContain("SECRET");
});

test("a snapshot excludes internal and withheld answers", async () => {
  const world = await makeWorld();
  const algorithm = await t.make.algorithm(world.customer_id, { internal_notes: "SECRET notes" });
  const answer = {
    state: "answered",
    visibility: "public",
    source: "city",
    reason: {},
    withheld_ground: null,
    review_on: null,
    evidence: [],
  };
  const answers = {
    purpose: { ...answer, value: { en: "Sorts permits" } },
    risks: { ...answer, visibility: "internal", value: { en: "SECRET internal" } },
    human_oversight: { ...answer, state: "not_disclosed", value: { en: "SECRET withheld" }, reason: { en: "The law" } },
  };
  await t.database.system
    .insertInto("factsheets")
    .values({
      algorithm_id: algorithm.id,
      customer_id: world.customer_id,
      template_version: "1",
      answers: JSON.stringify(answers),
    })
    .execute();
  const { id } = await world.page("algorithm_page", pageContent(), { algorithm_id: algorithm.id });
  const { snapshot } = await composeSnapshot(world.ctx, id);
  expect(() => PageSnapshot.parse(snapshot)).not.toThrow();
  expect(JSON.stringify(snapshot)).not.toContain("SECRET");
  expect(snapshot.answers?.["purpose"]?.value).toEqual({ en: "Sorts permits" });
  expect(snapshot.subject).toMatchObject({ kind: "algorithm", status: { phase: "unknown" } });
});

test("limits a place's precision by both its own setting and the page's", async () => {
  const world = await makeWorld();
  const { id, device_id } = await world.devicePage();
  const spot = { address: "12 Harbour Walk", lat: 1.23456, lng: 2.34567 };
  const exact = await t.make.location(world.customer_id, device_id, spot);
  const area = await t.make.location(world.customer_id, device_id, { ...spot, position: 2, precision: "area" });
  const placesAs = async (places: Record<string, "exact" | "street" | "area" | "hidden">) => {
    await world.save(id, { places });
    return (await composeSnapshot(world.ctx, id)).snapshot.places.map(({ precision, lat, address }) => [
      precision,
      lat,
      address,
    ]);
  };
  expect(await placesAs({})).toEqual([
    ["exact", 1.23456, "12 Harbour Walk"],
    ["area", 1.23, null],
  ]);
  expect(await placesAs({ [exact.id]: "street", [area.id]: "exact" })).toEqual([
    ["street", 1.235, "Harbour Walk"],
    ["area", 1.23, null],
  ]);
  expect(await placesAs({ [exact.id]: "hidden", [area.id]: "hidden" })).toEqual([]);
  await world.save(id, { show_map: false, places: {} });
  expect((await composeSnapshot(world.ctx, id)).snapshot.places).toEqual([]);
});

test("names a related page by its published title, never its draft", async () => {
  const world = await makeWorld();
  const [one, other] = [await world.devicePage(), await world.devicePage({ headline: { en: "SECRET draft" } })];
  await t.database.system
    .insertInto("page_relationships")
    .values({
      id: crypto.randomUUID(),
      customer_id: world.customer_id,
      from_page_id: one.id,
      to_page_id: other.id,
      type: "uses",
    })
    .execute();
  const relationsOf = async (id: string) => (await composeSnapshot(world.ctx, id)).snapshot.relations;
  expect(await relationsOf(one.id)).toEqual([{ page_id: other.id, type: "uses", direction: "out", title: {} }]);
  expect(await relationsOf(other.id)).toMatchObject([{ page_id: one.id, type: "uses", direction: "in" }]);
});

test("composes many pages in the requested order and skips other customers'", async () => {
  const world = await makeWorld();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push((await world.devicePage({ headline: { en: `Page ${at}` } })).id);
  const other = await makeWorld();
  const theirs = await other.devicePage();
  const pages = await composeSnapshots(world.ctx, [...ids.toReversed(), theirs.id]);
  expect(pages.map(({ snapshot }) => snapshot.page_id)).toEqual(ids.toReversed());
});

test("a digest does not depend on the order of keys", async () => {
  const world = await makeWorld();
  const { id, device_id } = await world.devicePage();
  const digest = async () => digestOf((await composeSnapshot(world.ctx, id)).snapshot);
  const first = await digest();
  expect(await digest()).toBe(first);
  await t.database.system.updateTable("devices").set({ internal_notes: "x" }).where("id", "=", device_id).execute();
  expect(await digest()).toBe(first);
  await t.database.system
    .updateTable("devices")
    .set({ summary: JSON.stringify({ en: "New" }) })
    .where("id", "=", device_id)
    .execute();
  expect(await digest()).not.toBe(first);
});
