import { expect, test } from "vitest";
import { feedbackApi } from "#contract/feedback.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

/** A known set of responses on one page, and some on another. */
async function answered() {
  const call = await t.as({ role: "viewer" });
  const { customer_id } = call;
  const [page, other] = [await t.make.page(customer_id), await t.make.page(customer_id)];
  const add = (input: object) => t.make.feedback(customer_id, { page_id: page.id, ...input });
  for (let at = 0; at < 10; at += 1)
    await add({
      answers: { feeling: (at % 5) + 1 },
      channel: "qr",
      submitted_at: "2026-03-04T10:00:00Z",
      comment: null,
      case_status: null,
    });
  await add({
    answers: { feeling: 5 },
    locale: "km",
    submitted_at: "2026-03-11T10:00:00Z",
    case_status: "new",
    comment: "Good",
  });
  await add({ answers: { feeling: 1 }, locale: "km", submitted_at: "2026-03-11T11:00:00Z", case_status: "spam" });
  await add({
    page_id: other.id,
    answers: { feeling: 3 },
    case_status: "in_progress",
    assignee_id: call.user_id,
    comment: "Why?",
  });
  const figures = (query: object) => call(feedbackApi.figures, { query: { page_id: page.id, ...query } });
  const list = (query: object) => call(feedbackApi.list, { query });
  return { call, page, other, figures, list };
}

test("counts faces by question, week, language and channel; marks small groups and leaves out spam", async () => {
  const { figures } = await answered();
  const all = await figures({});
  expect([all.response_count, all.comment_count]).toEqual([11, 1]);
  expect(all.questions[0]).toEqual({
    question: "feeling",
    counts: [2, 2, 2, 2, 3],
    n: 11,
    average: 3.18,
    is_small: false,
  });
  expect(all.questions[1]).toMatchObject({ question: "helpful", n: 0, average: null, is_small: true });
  expect(all.weeks.map(({ start, n, is_small }) => [start, n, is_small])).toEqual([
    ["2026-03-02", 10, false],
    ["2026-03-09", 1, true],
  ]);
  expect(all.locales.map(({ locale, n }) => [locale, n])).toEqual([
    ["en", 10],
    ["km", 1],
  ]);
  expect(all.channels.map(({ channel, n }) => [channel, n])).toEqual([
    ["qr", 10],
    ["web", 1],
  ]);
  expect((await figures({ locale: "km" })).questions[0]?.n).toBe(1);
  expect((await figures({ from: "2026-03-05", to: "2026-03-11" })).response_count).toBe(1);
  expect((await figures({ publication: 3 })).response_count).toBe(0);
});

test.each([
  [9, true],
  [10, false],
])("%i responses are too few to compare: %s", async (count, is_small) => {
  const call = await t.as({ role: "viewer" });
  const { id: page_id } = await t.make.page(call.customer_id);
  for (let at = 0; at < count; at += 1)
    await t.make.feedback(call.customer_id, { page_id, answers: { feeling: 4 }, comment: null });
  const { questions, locales } = await call(feedbackApi.figures, { query: { page_id } });
  expect([questions[0], locales[0]]).toMatchObject([
    { n: count, is_small },
    { n: count, is_small },
  ]);
});

test("filters the list by page, status, face, assignee, language and time, with counts by status", async () => {
  const { call, page, other, list } = await answered();
  const every = await list({});
  expect(every.meta.total_count).toBe(13);
  expect(every.meta.statuses).toEqual({ new: 1, in_progress: 1, answered: 0, closed: 0, spam: 1 });
  const counts = async (query: object) => (await list(query)).meta.total_count;
  expect(await counts({ page_id: other.id })).toBe(1);
  expect(await counts({ status: ["new", "in_progress"] })).toBe(2);
  expect(await counts({ page_id: page.id, face: ["5"] })).toBe(3);
  expect(await counts({ assignee: [call.user_id] })).toBe(1);
  expect(await counts({ assignee: ["none"], status: ["in_progress"] })).toBe(0);
  expect(await counts({ locale: ["km"], has_comment: "true" })).toBe(2);
  expect(await counts({ from: "2026-03-11", to: "2026-03-11" })).toBe(2);
  expect(await counts({ q: "wh" })).toBe(1);
  const { responses, meta } = await list({ status: ["new"], per_page: 1 });
  expect([responses[0]?.comment, meta.total_count]).toEqual(["Good", 1]);
  const newest = (await list({ per_page: 2 })).responses.map(({ submitted_at }) => submitted_at);
  expect(newest).toEqual(newest.toSorted().toReversed());
});
