import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { workQueue } from "#server/pages/publishing/work-queue.ts";
import { copyPage } from "#server/testing/copy-page.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

const cardsIn = (body: string) => body.match(/<li class="g-card"/g)?.length ?? 0;
const countIn = (body: string) => /<p class="g-count"[^>]*>Showing ([^<]*)</.exec(body)?.[1];
const chipsIn = (body: string) =>
  [...body.matchAll(/<a class="g-chip"[^>]*>([^<]*)<span>([^<]*)</g)].map(([, name = "", count]) => `${name}${count}`);

test("R9.6 home of a large guide shows the first pages, counts all of them, and is paginated", async () => {
  const { get, pages } = await guideWorld(t);
  await copyPage(t.database, pages.device.id, 130);
  const first = async () => (await get("/")).body;
  await expect.poll(async () => countIn(await first())).toBe("12 of 132");
  const home = await first();
  expect(cardsIn(home)).toBe(12);
  expect(chipsIn(home)).toEqual(["All 132", "Devices 131", "Algorithms 1"]);
  expect(home).toContain('href="/?all=true#everything"');
  const all = (await get("/?all=true")).body;
  expect([cardsIn(all), countIn(all)]).toEqual([60, "60 of 132"]);
  expect(all).toContain('href="/?all=true&amp;page=2#everything"');
  const last = (await get("/?type=device_page&all=true&page=3")).body;
  expect([cardsIn(last), countIn(last)]).toEqual([11, "11 of 131"]);
  expect(last).toContain('href="/?type=device_page&amp;all=true&amp;page=2#everything"');
  expect(last).not.toContain('rel="next"');
});

test("any query on home gets a response, and unknown filters show everything", async () => {
  const { get } = await guideWorld(t);
  for (const query of ["type=%00", "label=%27", "purpose=x", "page=9", "all=true&page=99999", "type=collection_page"])
    expect([query, (await get(`/?${query}`)).statusCode]).toEqual([query, 200]);
  expect(countIn((await get("/?label=%27")).body)).toBe("2 of 2");
  expect((await get("/?type=nothing")).body).toContain("Nothing matches this choice.");
});

test("home filters by purpose", async () => {
  const { get, pages } = await guideWorld(t);
  const { body } = await get("/?purpose=ecology");
  expect(countIn(body)).toBe("1 of 1");
  expect(body).toContain(`href="/devices/${pages.device.slug}"`);
});

test("home lists public pages in a language that later became the guide's default", async () => {
  const { get, customer_id, call, pages } = await guideWorld(t);
  const languages = { locales: ["en", "km", "fr"], default_locale: "fr" };
  await t.database.system.updateTable("sites").set(languages).where("customer_id", "=", customer_id).execute();
  await get("/");
  while (!(await workQueue({}, { database: t.database })).is_empty);
  await expect.poll(async () => countIn((await get("/?lang=en")).body)).toBe("2 of 2");
  await call(publicationsApi.withdraw, { params: { id: pages.planner.id }, body: { reason: "Over." } });
  await expect.poll(async () => countIn((await get("/?lang=en")).body)).toBe("1 of 1");
});

test("a featured collection is drawn as its first pages", async () => {
  const { get, call, pages, publish } = await guideWorld(t);
  const pictureIn = (body: string) => /<a class="g-coll"[^>]*>(.*?)<div>/s.exec(body)?.[1] ?? "";
  const params = { id: pages.collection.id };
  expect(pictureIn((await get("/")).body).match(/<svg/g), "one page, one badge").toHaveLength(1);
  const { page } = await call(pagesApi.read, { params });
  const { collection } = page.content;
  const members = [{ id: pages.device.id }, { id: pages.planner.id }];
  const content = { ...page.content, collection: collection && { ...collection, members } };
  await call(pagesApi.update, { params, body: { page: { content, lock_version: page.lock_version } } });
  await publish(params.id);
  await expect.poll(async () => pictureIn((await get("/")).body)).toContain("g-cluster");
  expect(pictureIn((await get("/?type=device_page")).body).match(/<svg/g)).toHaveLength(2);
});
