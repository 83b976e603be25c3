import { expect, test, vi } from "vitest";
import { type Answer, factsheetsApi } from "#contract/factsheets.ts";
import { labelsApi } from "#contract/labels.ts";
import { pagesApi } from "#contract/pages.ts";
import { type PageSnapshot, publicationsApi } from "#contract/publications.ts";
import { sitesApi } from "#contract/sites.ts";
import { statusesApi } from "#contract/statuses.ts";
import { blankAnswer } from "#factsheet/answers.ts";
import { comparePages } from "#server/pages/publishing/compare-page.ts";
import { runSchedules } from "#server/pages/publishing/run-schedules.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { chainContent, pageContent } from "#server/testing/page-world.ts";

/* Nothing that was hidden after it was written, scheduled or published may reach an address of the guide. */

const t = await shareTestApp();
const db = t.database.system;
const json = (value: unknown) => JSON.stringify(value);

async function scheduledPage() {
  const world = await guideWorld(t);
  const { customer_id, pages, call } = world;
  const { id, device_id, slug } = pages.device;
  const spot = {
    name: json({ en: "Pole 7 of the quay" }),
    address: "Harbour Walk 12",
    lat: 11.556_412,
    lng: 104.928_233,
  };
  const place = await t.make.location(customer_id, device_id, spot);
  const { schedule } = await call(publicationsApi.schedule, {
    params: { id },
    body: { action: "publish", at: "2099-06-01T08:00" },
  });
  return {
    ...world,
    schedule,
    place_id: place.id,
    place: (columns: { is_public?: boolean; precision?: string; deleted_at?: string }) =>
      db.updateTable("locations").set(columns).where("id", "=", place.id).execute(),
    run: async () => {
      await db
        .updateTable("page_schedules")
        .set({ at: new Date(Date.now() - 1000).toISOString() })
        .where("page_id", "=", id)
        .execute();
      await runSchedules(t.database);
    },
    /** Everything that shows a device's location. */
    read: async () => {
      const paths = [`/devices/${slug}`, `/devices/${slug}.json`, "/map", "/data/places.geojson", "/data/devices.csv"];
      const answers = await Promise.all(paths.map((path) => world.get(path)));
      return answers.map(({ body }) => body).join("\n");
    },
    schedules: async () => (await call(publicationsApi.schedules, { query: {} })).schedules,
  };
}

test.each([
  ["hidden", { precision: "hidden" }],
  ["made private", { is_public: false }],
  ["deleted", { deleted_at: new Date().toISOString() }],
])("a schedule does not publish a place that was %s after it was made", async (_, change) => {
  const world = await scheduledPage();
  expect(world.schedule.narrowed_places).toBe(0);
  await world.place(change);
  expect(await world.schedules()).toMatchObject([{ narrowed_places: 1 }]);
  await world.run();
  const shown = await world.read();
  expect(shown).toContain("Air mast");
  expect(shown).not.toMatch(/Pole 7|Harbour Walk|11\.556|104\.928/);
  const { card } = await db
    .selectFrom("publications")
    .select("card")
    .where("page_id", "=", world.pages.device.id)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  expect(card).toMatchObject({ places: [] });
});

test("a schedule publishes a place with its current precision, never more precisely than it was saved", async () => {
  const narrower = await scheduledPage();
  await narrower.place({ precision: "area" });
  expect(await narrower.schedules()).toMatchObject([{ narrowed_places: 1 }]);
  await narrower.run();
  const shown = await narrower.read();
  expect(shown).toContain("11.56");
  expect(shown).not.toMatch(/11\.556|104\.928|Harbour Walk/);

  const wider = await guideWorld(t);
  const { id, device_id } = wider.pages.device;
  const place = await t.make.location(wider.customer_id, device_id, {
    lat: 11.556_412,
    lng: 104.928_233,
    precision: "area",
  });
  const body = { action: "publish" as const, at: "2099-06-01T08:00" };
  const { schedule } = await wider.call(publicationsApi.schedule, { params: { id }, body });
  await db.updateTable("locations").set({ precision: "exact" }).where("id", "=", place.id).execute();
  await db
    .updateTable("page_schedules")
    .set({ at: new Date(Date.now() - 1000).toISOString() })
    .where("id", "=", schedule.id)
    .execute();
  await runSchedules(t.database);
  expect((await wider.get("/data/places.geojson")).body).not.toContain("11.556");
});

test.each([
  [
    "the place is hidden",
    (id: string) => ({ places: { [id]: "hidden" as const } }),
    /Pole 7|Harbour Walk|11\.5|104\.9/,
  ],
  ["the place is rougher", (id: string) => ({ places: { [id]: "area" as const } }), /Harbour Walk|11\.556|104\.928/],
  ["the map is off", () => ({ show_map: false }), /Pole 7|Harbour Walk|11\.5|104\.9/],
])("a schedule and older versions follow the page's map settings of today: %s", async (_, content, hidden) => {
  const world = await scheduledPage();
  const { id, slug } = world.pages.device;
  await world.publish(id);
  await world.save(id, content(world.place_id));
  expect(await world.schedules()).toMatchObject([{ narrowed_places: 1 }]);
  expect((await world.call(pagesApi.read, { params: { id } })).page.schedules).toMatchObject([{ narrowed_places: 1 }]);
  await world.run();
  expect(await world.read()).toContain("Air mast");
  expect(await world.read()).not.toMatch(hidden);
  // the draft shows the place again, but residents do not see it yet
  await world.save(id, { places: {}, show_map: true });
  for (const path of ["/history/2", "/history", "/history?from=1&to=2", "/history?from=2&to=3"])
    expect((await world.get(`/devices/${slug}${path}`)).body, path).not.toMatch(hidden);
});

test("an older version does not show a place that is hidden now", async () => {
  const world = await scheduledPage();
  const { slug, id } = world.pages.device;
  await world.publish(id);
  await world.place({ precision: "hidden" });
  await world.publish(id);
  for (const path of ["/history/2", "/history", "/history?from=1&to=2"])
    expect((await world.get(`/devices/${slug}${path}`)).body, path).not.toMatch(/Pole 7|Harbour Walk|11\.556/);
});

test("an older version has only the labels and the status that are public today", async () => {
  const world = await guideWorld(t);
  const { customer_id, call } = world;
  const [label, other] = [await t.make.label(customer_id), await t.make.label(customer_id)];
  const status = await t.make.status(customer_id);
  const device = await t.make.device(customer_id, { status_id: status.id });
  await world.chain({ device_id: device.id }, chainContent());
  const content = pageContent({ label_ids: [label.id, other.id] });
  const { id, slug } = await world.page("device_page", content, { device_id: device.id });
  await call(labelsApi.update, {
    params: { id: label.id },
    body: { label: { name: "BYGONE label", is_public: true, lock_version: 0 } },
  });
  const setStatus = (is_public: boolean, lock_version: number) =>
    call(statusesApi.update, {
      params: { id: status.id },
      body: { status: { name: "BYGONE status", is_public, phase: "planned", lock_version } },
    });
  await setStatus(true, 0);
  await world.publish(id);
  expect((await world.get(`/devices/${slug}/history/1`)).body).toContain("BYGONE label");
  await db.updateTable("devices").set({ status_id: null }).where("id", "=", device.id).execute();
  await world.save(id, { label_ids: [other.id] });
  await world.publish(id);
  const paths = ["/history/1", "/history", "/history?from=1&to=2"];
  const read = () => Promise.all(paths.map(async (path) => (await world.get(`/devices/${slug}${path}`)).body));
  expect((await read()).join()).toMatch(/BYGONE label.*BYGONE status/s);
  await db.updateTable("labels").set({ is_public: false }).where("id", "=", label.id).execute();
  await setStatus(false, 1);
  await expect.poll(async () => (await read()).join(), { timeout: 15_000 }).not.toContain("BYGONE");
});

test("an older version has no answer that was made internal or withheld since", async () => {
  const world = await guideWorld(t);
  const { customer_id, call } = world;
  const algorithm = await t.make.algorithm(customer_id);
  await world.chain({ algorithm_id: algorithm.id }, chainContent([], "algorithm"));
  const { id, slug } = await world.page("algorithm_page", pageContent(), { algorithm_id: algorithm.id });
  let lock_version = 0;
  const answer = async (benefits: Partial<Answer>, alternatives: Partial<Answer>) => {
    const said = (change: Partial<Answer>): Answer => ({ ...blankAnswer({}), ...change });
    const answers = {
      benefits: said(benefits),
      alternatives: said(alternatives),
      purpose: said({ value: { en: "KEPT" } }),
    };
    const body = { factsheet: { answers, lock_version } };
    ({ lock_version } = (await call(factsheetsApi.save, { params: { id: algorithm.id }, body })).factsheet);
  };
  const paths = ["/history/1", "/history", "/history?from=1&to=2"];
  const read = async () =>
    (await Promise.all(paths.map((path) => world.get(`/algorithms/${slug}${path}`)))).map(({ body }) => body).join();
  await answer({ value: { en: "BYGONE benefits" } }, { value: { en: "BYGONE alternatives" } });
  await world.publish(id);
  await world.save(id, { subtitle: { en: "Another subtitle" } });
  await world.publish(id);
  expect(await read()).toMatch(/(BYGONE benefits.*BYGONE alternatives)|(BYGONE alternatives.*BYGONE benefits)/s);
  await answer(
    { value: { en: "BYGONE benefits" }, visibility: "internal" },
    {
      state: "not_disclosed",
      value: { en: "BYGONE alternatives" },
      reason: { en: "REASON: the builders could find it" },
      withheld_ground: "security",
      review_on: "2099-01-01",
    },
  );
  await world.publish(id);
  await expect.poll(read, { timeout: 15_000 }).not.toContain("BYGONE");
  expect(await read()).toMatch(/KEPT.*REASON/s);
  // the draft answers again, but residents do not see it yet
  await answer({ value: { en: "BYGONE benefits" } }, { value: { en: "BYGONE alternatives" } });
  await db
    .updateTable("sites")
    .set({ updated_at: new Date().toISOString() })
    .where("customer_id", "=", customer_id)
    .execute();
  expect(await read()).not.toContain("BYGONE");
});

test("a schedule does not publish a language that was removed from the site", async () => {
  const world = await guideWorld(t);
  const { id, slug } = await world.devicePage({
    headline: { en: "Two tongues", km: "HORSLANGUE" },
    subtitle: { km: "HORSLANGUE" },
    body: { km: "HORSLANGUE" },
  });
  const body = { action: "publish" as const, at: "2099-06-01T08:00" };
  const { schedule } = await world.call(publicationsApi.schedule, { params: { id }, body });
  await world.call(sitesApi.update, {
    params: { id: world.site.id },
    query: {},
    body: { site: { locales: ["en"] } },
  });
  await db
    .updateTable("page_schedules")
    .set({ at: new Date(Date.now() - 1000).toISOString() })
    .where("id", "=", schedule.id)
    .execute();
  await runSchedules(t.database);
  const { body: shown } = await world.get(`/devices/${slug}`);
  expect(shown).toContain("Two tongues");
  expect(shown).not.toContain("HORSLANGUE");
  const kept = await db.selectFrom("publications").select(["snapshot", "card"]).where("page_id", "=", id).execute();
  expect(json(kept)).not.toContain("HORSLANGUE");
});

/** Publishes as an earlier release would, or a site with other languages. */
async function publishAsBefore(customer_id: string, snapshot: PageSnapshot, title?: object) {
  const { page_id } = snapshot;
  const former = await db
    .updateTable("publications")
    .set({ ended_at: new Date().toISOString() })
    .where("page_id", "=", page_id)
    .where("ended_at", "is", null)
    .returning(["number", "card", "digest"])
    .executeTakeFirstOrThrow();
  const { number, digest } = former;
  const card = json({ ...(former.card as object), ...(title && { title }) });
  await db
    .insertInto("publications")
    .values({ customer_id, page_id, number: number + 1, snapshot: json(snapshot), card, digest })
    .execute();
}

test("questions that a page has switched off are in none of its publications and not in its history", async () => {
  const world = await guideWorld(t);
  const { id, slug } = world.pages.device;
  const questions = [{ id: "q1", question: { en: "Who looks?" }, answer: { en: "SWITCHEDOFF" } }];
  await world.save(id, { questions, show_faq: false });
  await world.publish(id);
  const { snapshot } = await world.call(publicationsApi.read, { params: { id, number: 2 } });
  expect(JSON.stringify(snapshot)).not.toContain("SWITCHEDOFF");
  await publishAsBefore(world.customer_id, { ...snapshot, content: { ...snapshot.content, questions } });
  for (const path of ["", ".json", "/history", "/history/3", "/history?from=2&to=3", "/history?from=3&to=2"])
    expect((await world.get(`/devices/${slug}${path}`)).body, path).not.toContain("SWITCHEDOFF");
  // once switched on again, they are published with the next version
  await world.save(id, { questions, show_faq: true });
  await world.publish(id);
  const next = await world.call(publicationsApi.read, { params: { id, number: 4 } });
  expect(JSON.stringify(next.snapshot)).toContain("SWITCHEDOFF");
});

test("a language that the site does not have is in none of the files about its pages", async () => {
  const world = await guideWorld(t);
  const chained = chainContent();
  const undisclosed = Object.fromEntries(
    Object.keys(chained.undisclosed).map((category) => [category, { en: "Not told", fr: "HORSLANGUE" }]),
  );
  const headline = { en: "Two tongues", fr: "HORSLANGUE" };
  const { id, slug } = await world.devicePage({ headline }, { ...chained, undisclosed });
  await world.publish(id);
  const { snapshot } = await world.call(publicationsApi.read, { params: { id, number: 1 } });
  expect(JSON.stringify(snapshot)).not.toContain("HORSLANGUE");
  const chain = snapshot.chain && { ...snapshot.chain, content: { ...chained, undisclosed } };
  const older = { ...snapshot, chain, locales: ["en", "km", "fr"], content: { ...snapshot.content, headline } };
  await publishAsBefore(world.customer_id, older, headline);
  const paths = [`/devices/${slug}`, `/devices/${slug}.json`, "/.well-known/dtpr.json", "/data/devices.json"];
  for (const path of [...paths, `/devices/${slug}/history/2`]) {
    const { statusCode, body } = await world.get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body, path).not.toContain("HORSLANGUE");
  }
});

test("a language added to the site is public at once, without publishing pages again", async () => {
  const { call, ctx, get, pages, site } = await guideWorld(t);
  const { id, slug } = pages.device;
  await call(sitesApi.update, {
    params: { id: site.id },
    query: {},
    body: { site: { locales: ["en", "km", "fr"] } },
  });
  await vi.waitFor(
    async () => expect((await get(`/devices/${slug}`)).body).toContain('lang="fr" hrefLang="fr"'),
    15_000,
  );
  await comparePages(ctx, [id]);
  const { page } = await call(pagesApi.read, { params: { id } });
  expect(page).toMatchObject({ state: "published", change_count: 0 });
  expect(page.findings).toContainEqual(expect.objectContaining({ code: "locale_incomplete", locale: "fr" }));
  expect((await call(publicationsApi.changes, { params: { id } })).changes).toEqual([]);
});
