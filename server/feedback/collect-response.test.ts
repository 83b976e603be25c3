import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type CollectedAnswer, feedbackApi } from "#contract/feedback.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

const FACES = { feeling: 4, helpful: null, easy_to_understand: 5, easy_to_reach: null, guide_rating: 3 } as const;

async function onSite() {
  const world = await guideWorld(t);
  const place = await t.make.location(world.customer_id, world.pages.device.device_id, { name: { en: "Gate 2" } });
  await world.publish(world.pages.device.id, "With a place");
  const answer: CollectedAnswer = {
    id: randomUUID(),
    page_id: world.pages.device.id,
    location_id: place.id,
    locale: "km",
    answers: FACES,
    comment: "Call 012 345 678",
    answered_at: new Date(Date.now() - 3_600_000).toISOString(),
  };
  const collect = (more: Partial<CollectedAnswer> = {}, call = world.call) =>
    call(feedbackApi.collect, { body: { response: { ...answer, ...more } } });
  const rows = () =>
    t.database.system
      .selectFrom("feedback_responses")
      .selectAll()
      .where("customer_id", "=", world.customer_id)
      .execute();
  return { ...world, place, answer, collect, rows };
}

test("a response collected on site is stored once, however often and concurrently it is sent", async () => {
  const { answer, collect, rows, call } = await onSite();
  await Promise.all([collect(), collect(), collect()]);
  await collect({ comment: "Something else" });
  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    id: answer.id,
    channel: "staff",
    locale: "km",
    answers: { feeling: 4, easy_to_understand: 5, guide_rating: 3 },
    comment: "Call [phone]",
    covered: ["phone"],
    case_status: "new",
    location_name: "Gate 2",
    publication_number: 2,
    collected_by: call.user_id,
  });
  expect(Date.parse(row?.submitted_at ?? "")).toBe(Date.parse(answer.answered_at));
});

test("a tablet's wrong clock cannot produce times in the future or long ago", async () => {
  const { collect, rows } = await onSite();
  await collect({ id: randomUUID(), answered_at: "2099-01-01T00:00:00Z" });
  await collect({ id: randomUUID(), answered_at: "1970-01-01T00:00:00Z" });
  const days = (await rows()).map(({ submitted_at }) =>
    Math.round((Date.now() - Date.parse(submitted_at)) / 86_400_000),
  );
  expect(days.toSorted((a, b) => a - b)).toEqual([0, 60]);
});

test("refuses other customers' pages and places, empty responses and viewers, but not a withdrawn page", async () => {
  const { collect, rows, customer_id, pages } = await onSite();
  const other = await t.as();
  const [page, device] = [await t.make.page(other.customer_id), await t.make.device(other.customer_id)];
  const place = await t.make.location(other.customer_id, device.id);
  await expect(collect({ page_id: page.id })).rejects.toMatchObject({ status: 404 });
  await expect(collect({ location_id: place.id })).rejects.toMatchObject({ status: 404 });
  const nothing = { ...FACES, feeling: null, easy_to_understand: null, guide_rating: null };
  await expect(collect({ answers: nothing, comment: " " })).rejects.toMatchObject({ status: 400 });
  const viewer = await t.as({ customer_id, role: "viewer" });
  await expect(collect({}, viewer as never)).rejects.toMatchObject({ status: 403 });
  expect(await rows()).toEqual([]);
  await t.database.system.updateTable("pages").set({ status: "draft" }).where("id", "=", pages.device.id).execute();
  await collect();
  expect(await rows()).toHaveLength(1);
});

test("an id that another customer uses is refused without revealing it", async () => {
  const [mine, theirs] = [await onSite(), await onSite()];
  await theirs.collect();
  await expect(mine.collect({ id: theirs.answer.id })).rejects.toMatchObject({ status: 404 });
  expect(await mine.rows()).toEqual([]);
});

test("lists public pages that ask for feedback with their places, and finds them by title", async () => {
  const { call, place, pages, save, publish } = await onSite();
  const { pages: all } = await call(feedbackApi.collectable, { query: {} });
  expect(all.map(({ title }) => title)).toEqual(["A walk", "Air mast", "Planner", "Technology around you"]);
  const { pages: found } = await call(feedbackApi.collectable, { query: { q: "mast" } });
  expect(found).toMatchObject([
    { id: pages.device.id, type: "device_page", feedback_set: "full", places: [{ id: place.id, name: "Gate 2" }] },
  ]);
  await save(pages.planner.id, { show_feedback: false });
  await t.database.system.updateTable("sites").set({ contact_email: "city@example.org" }).execute();
  await publish(pages.planner.id, "No questions");
  const { meta } = await call(feedbackApi.collectable, { query: {} });
  expect(meta.total_count).toBe(3);
});
