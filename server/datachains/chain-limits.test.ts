import { UI_LOCALES } from "#contract/common.ts";
import { expect, test } from "vitest";
import { type ChainContent, deviceChainApi as api, MAX_CHAIN_BYTES } from "#contract/datachains.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { shareTestApp, type TestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<TestApp["as"]>>;

const bytesOf = (content: ChainContent) => Buffer.byteLength(JSON.stringify(content));

/** A chain of exactly this many bytes, with texts in six languages. */
function chainOf(placements: number, bytes: number): ChainContent {
  const text = "x".repeat(Math.floor(bytes / placements / 6) - 150);
  const variables = {
    additional_description: Object.fromEntries(UI_LOCALES.map((locale) => [locale, text])),
  };
  const content: ChainContent = {
    ...EMPTY_CHAIN,
    placements: Array.from({ length: placements }, (_, at) =>
      newPlacement({ category_id: "purpose", element_id: "planning_decision_making", variables }, () => `p${at}`),
    ),
  };
  // pad with notes to exactly this size
  let left = bytes - bytesOf(content);
  const filled = content.placements.map((placement) => {
    const internal_note = "n".repeat(Math.min(left, 5000));
    left -= internal_note.length;
    return { ...placement, internal_note };
  });
  return { ...content, placements: filled };
}

async function withDevice() {
  const call = await t.as();
  const { id } = await t.make.device(call.customer_id);
  return { call, params: { id } };
}
const save = (call: Caller, id: string, content: ChainContent) =>
  call(api.save, { params: { id }, body: { datachain: { content, lock_version: 0, save_id: crypto.randomUUID() } } });

test("saves, reads, exports and imports a chain of the maximum size", async () => {
  const { call, params } = await withDevice();
  const content = chainOf(500, MAX_CHAIN_BYTES);
  expect(bytesOf(content)).toBe(MAX_CHAIN_BYTES);
  await save(call, params.id, content);
  expect((await call(api.get, { params })).datachain.content).toEqual(content);
  const { id } = await t.make.device(call.customer_id);
  const document = JSON.parse(await (await call(api.json, { params, query: {} })).text()) as unknown;
  const body = { start: { from: "document", document }, lock_version: 0 } as const;
  const { datachain } = await call(api.start, { params: { id }, body });
  expect(datachain.content.placements).toHaveLength(500);
}, 60_000);

test("rejects a larger chain with 413 and names the limit", async () => {
  const { call, params } = await withDevice();
  await expect(save(call, params.id, chainOf(500, MAX_CHAIN_BYTES + 2000))).rejects.toMatchObject({
    status: 413,
    body: { code: "body_too_large", message: "The request is larger than 4 MB" },
  });
  expect((await call(api.get, { params })).datachain.id).toBeNull();
});

test("rejects a document whose chain would be too large to save again", async () => {
  const { call, params } = await withDevice();
  const elements = Array.from({ length: 490 }, () => ({
    element_id: "mobility",
    category_id: "device__purpose",
    variables: [{ id: "additional_description", value: [{ locale: "en", value: "x".repeat(9000) }] }],
  }));
  const document = { datachain: { type: "device" }, instance: { elements } };
  const body = { start: { from: "document", document }, lock_version: 0 } as const;
  await expect(call(api.start, { params, body })).rejects.toMatchObject({
    status: 413,
    body: { code: "body_too_large", message: expect.stringContaining("4 MB") },
  });
});

test.each(["99999999999", "2147483648", "1e300", "-1", "0", "1.5", "Infinity"])(
  "answers 404 for a version %s",
  async (number) => {
    const { call, params } = await withDevice();
    const url = `/api/v1/inventory/devices/${params.id}/datachain/versions/${number}`;
    const reply = await t.app.inject({ url, headers: { authorization: `Bearer ${call.token}` } });
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { code: "not_found" }]);
  },
);

test("rejects an impossible lock version, naming the field", async () => {
  const { call, params } = await withDevice();
  const datachain = { content: EMPTY_CHAIN, lock_version: 2 ** 31 };
  await expect(call(api.save, { params, body: { datachain } })).rejects.toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { "datachain.lock_version": expect.any(String) } },
  });
});
