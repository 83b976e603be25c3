import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { deviceChainApi as api } from "#contract/datachains.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { createApp } from "#server/app.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

const WORDS = "យើងរាប់មនុស្ស ដើម្បីសម្រេច ថាពេលណា ត្រូវបើកទ្វារ The harbour counts people, hour by hour".split(" ");
/** A distinct text of maximum length for each number. */
const longText = (seed: number) =>
  Array.from({ length: 900 }, (_, at) => `${WORDS[(at * (seed + 3)) % WORDS.length]}${(at * seed) % 97}`)
    .join(" ")
    .slice(0, 10_000);

async function withChain(texts: number, more: { customer_id?: string; title?: string } = {}) {
  const call = await t.as(more.customer_id ? { customer_id: more.customer_id } : {});
  const { id } = await t.make.device(call.customer_id, { name: more.title ?? "Counter" });
  const placements = Array.from({ length: texts }, (_, at) =>
    newPlacement(
      {
        category_id: "purpose",
        element_id: "planning_decision_making",
        variables: { additional_description: { en: longText(at) } },
      },
      uuidv7,
    ),
  );
  const body = { datachain: { content: { ...EMPTY_CHAIN, placements }, lock_version: 0 } };
  await call(api.save, { params: { id }, body });
  const headers = { authorization: `Bearer ${call.token}` };
  const url = (ending: "pdf" | "png") => `/api/v1/inventory/devices/${id}/datachain/${ending}`;
  const fetchFile = (ending: "pdf" | "png", more = {}) =>
    t.app.inject({ url: url(ending), headers: { ...headers, ...more } });
  return { call, url, headers, fetchFile };
}

test("answers other requests while drawing a chain of long texts", async () => {
  const { fetchFile } = await withChain(6);
  const state = { isDone: false };
  const drawing = fetchFile("pdf").finally(() => {
    state.isDone = true;
  });
  const waits: number[] = [];
  while (!state.isDone) {
    const asked = performance.now();
    expect((await t.app.inject("/healthz")).statusCode).toBe(200);
    waits.push(performance.now() - asked);
    // a pause, so that polling does not slow down the drawing
    await setTimeout(5);
  }
  const reply = await drawing;
  expect([reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  expect(waits.length).toBeGreaterThan(10);
  expect(Math.max(...waits)).toBeLessThan(3000);
}, 120_000);

test("a repeated request returns the same file, or 304 if the client has it", async () => {
  const { fetchFile } = await withChain(1);
  for (const ending of ["pdf", "png"] as const) {
    const first = await fetchFile(ending);
    const { etag } = first.headers;
    expect((await fetchFile(ending)).rawPayload.equals(first.rawPayload)).toBe(true);
    const again = await fetchFile(ending, { "if-none-match": etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
}, 60_000);

test("stops a drawing past its deadline and reports it", async () => {
  const { url, headers, fetchFile } = await withChain(2);
  const { workers } = t.services;
  const hasty: typeof workers.draw = (task, input, options) =>
    workers.draw(task, input, { ...options, deadline_ms: 1 });
  const app = await createApp({ ...t.services, workers: { ...workers, draw: hasty } });
  const reply = await app.inject({ url: url("pdf"), headers });
  expect([reply.statusCode, reply.json()]).toMatchObject([422, { code: "took_too_long" }]);
  await app.close();
  expect((await fetchFile("pdf")).statusCode).toBe(200);
}, 60_000);

test("serves another customer before one customer's queue is done", async () => {
  // warms up workers, so that start-up does not affect the order
  const before = [await withChain(1, { title: "one" }), await withChain(1, { title: "two" })];
  await Promise.all(before.map(({ fetchFile }) => fetchFile("pdf")));
  const first = await withChain(1, { title: "1" });
  const { customer_id } = first.call;
  const chains = [first];
  for (let count = 2; count <= 6; count += 1) chains.push(await withChain(1, { customer_id, title: `${count}` }));
  const other = await withChain(0, { title: "other" });
  let drawn = 0;
  const hammering = chains.map(async ({ fetchFile }) => {
    await fetchFile("pdf");
    drawn += 1;
  });
  expect((await other.fetchFile("pdf")).statusCode).toBe(200);
  expect(drawn).toBeLessThan(chains.length);
  await Promise.all(hammering);
}, 120_000);

test("answers 503 with Retry-After if too many drawings wait", async () => {
  // occupies the worker while the others queue up
  const first = await withChain(2);
  const { customer_id } = first.call;
  const chains = [first];
  while (chains.length < 40) chains.push(await withChain(0, { customer_id, title: `${chains.length}` }));
  const replies = await Promise.all(chains.map(({ fetchFile }) => fetchFile("pdf")));
  const refused = replies.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(replies.length);
  for (const reply of refused) {
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: "unavailable" }]);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
  }
}, 120_000);
