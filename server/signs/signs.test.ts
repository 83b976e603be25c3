import { randomUUID } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { shortCodesApi } from "#contract/short-codes.ts";
import { MOST_SIGNS, signsApi } from "#contract/signs.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type Started = Parameters<typeof t.anonymous<typeof signsApi.start>>[1]["body"]["sign_batch"];

const makeBlank = async (call: Caller, count: number) =>
  (await call(shortCodesApi.createMany, { body: { many: { what_for: "blank", count, label: "Sheet" } } })).created;
const start = async (call: Caller, sign_batch: Started) =>
  (await call(signsApi.start, { body: { sign_batch } })).sign_batch;
const show = async (call: Caller, id: string) => (await call(signsApi.show, { params: { id } })).sign_batch;
const fileOf = async (call: Caller, id: string) =>
  Buffer.from(await (await call(signsApi.file, { params: { id } })).arrayBuffer());
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

/** Reads names and contents by the central directory. */
function unzip(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, length, from] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString("utf8", at + 46, at + 46 + length);
    const data = from + 30 + zip.readUInt16LE(from + 26) + zip.readUInt16LE(from + 28);
    files.set(name, inflateRawSync(zip.subarray(data, data + packed)));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

async function signOfDevice() {
  const world = await guideWorld(t);
  const target = { type: "page" as const, page_id: world.pages.device.id };
  const { short_code } = await world.call(shortCodesApi.create, { body: { short_code: { target, label: "Pole 14" } } });
  return { ...world, code: short_code };
}

test("R2.25 previews a sign with its page's texts in two languages and a readable code", async () => {
  const { call, code } = await signOfDevice();
  const { sign } = await call(signsApi.preview, { params: { id: code.id }, query: { second_locale: "km" } });
  expect(sign.checks).toEqual({
    qr_size: { has_passed: true, mm: expect.closeTo(21.5, 1) as number },
    quiet_zone: { has_passed: true, modules: expect.any(Number) as number },
    read_back: { has_passed: true, text: `http://go.localhost:3000/${code.code}` },
    words_fit: { has_passed: true },
  });
  expect(sign.checks.quiet_zone.modules).toBeGreaterThanOrEqual(4);
  const words = sign.shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
  expect(words).toContain("Air mast");
  expect(words).toContain("បង្គោលខ្យល់");
  expect(words).toContain("Pole 14");
  const outlines = sign.shapes.flatMap((shape) => (shape.kind === "text" ? [shape.outline] : []));
  expect(outlines.filter((outline) => !outline.startsWith("M"))).toEqual([]);
});

test("prints one sign per PDF page, or a whole sheet of labels", async () => {
  const { call, code } = await signOfDevice();
  for (const layout of ["honeycomb", "large_qr", "labels"] as const) {
    const file = await call(signsApi.pdf, { params: { id: code.id }, query: { layout } });
    const pdf = Buffer.from(await file.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesIn(pdf)).toBe(1);
  }
});

test("rejects a language that the site does not have", async () => {
  const { call, code } = await signOfDevice();
  const refused = { status: 400, body: { fields: { locale: expect.any(String) } } };
  await expect(call(signsApi.preview, { params: { id: code.id }, query: { locale: "fr" } })).rejects.toMatchObject(
    refused,
  );
  await expect(start(call, { codes: { ids: [code.id] }, design: { locale: "fr" } })).rejects.toMatchObject(refused);
});

test("prints many codes into one PDF in the chosen order, and reports findings", async () => {
  const call = await t.as();
  const made = await makeBlank(call, 5);
  const ids = made.map(({ id }) => id).toReversed();
  const batch = await start(call, { codes: { ids } });
  expect(batch).toMatchObject({ state: "waiting", sign_count: 5, done_count: 0, format: "pdf", file_bytes: null });
  await expect(fileOf(call, batch.id)).rejects.toMatchObject({ status: 409, body: { code: "batch_not_ready" } });
  await t.work();
  const done = await show(call, batch.id);
  expect(done).toMatchObject({ state: "done", done_count: 5, error: null });
  expect(done.findings.map(({ code }) => code)).toEqual(made.map(({ code }) => code).toReversed());
  const pdf = await fileOf(call, batch.id);
  expect(pagesIn(pdf)).toBe(5);
  expect(pdf.length).toBe(done.file_bytes);
  expect((await call(signsApi.batches, {})).sign_batches.map(({ id }) => id)).toEqual([batch.id]);
});

test("prints the codes of a filtered list, with labels sharing sheets", async () => {
  const call = await t.as();
  await makeBlank(call, 30);
  const batch = await start(call, { codes: { state: "blank" }, design: { layout: "labels" } });
  await t.work();
  expect(batch.sign_count).toBe(30);
  expect(pagesIn(await fileOf(call, batch.id))).toBe(2);
  await expect(start(call, { codes: { state: "retired" } })).rejects.toMatchObject({ status: 400 });
});

test("a ZIP has a file per sign and an index without formulas", async () => {
  const call = await t.as();
  const { short_code } = await call(shortCodesApi.create, { body: { short_code: { label: "=cmd|'/C calc'!A0" } } });
  const [other] = await makeBlank(call, 1);
  const batch = await start(call, { codes: { ids: [short_code.id, other!.id] }, format: "zip" });
  await t.work();
  const files = unzip(await fileOf(call, batch.id));
  expect([...files.keys()]).toEqual(["index.csv", `001-${short_code.code}.pdf`, `002-${other!.code}.pdf`]);
  expect(pagesIn(files.get(`002-${other!.code}.pdf`)!)).toBe(1);
  const [, first] = files.get("index.csv")!.toString().split("\r\n");
  expect(first).toContain(`1,${short_code.code},http://go.localhost:3000/${short_code.code},'=cmd`);
});

test("skips a cancelled batch, and cannot cancel a finished one", async () => {
  const call = await t.as();
  const ids = (await makeBlank(call, 2)).map(({ id }) => id);
  const batch = await start(call, { codes: { ids } });
  const cancelled = await call(signsApi.cancel, { params: { id: batch.id } });
  expect(cancelled.sign_batch.state).toBe("cancelled");
  await t.work();
  expect(await show(call, batch.id)).toMatchObject({ state: "cancelled", file_bytes: null });
  const other = await start(call, { codes: { ids } });
  await t.work();
  expect((await call(signsApi.cancel, { params: { id: other.id } })).sign_batch.state).toBe("done");
});

test("cancelling stops a running batch", async () => {
  const call = await t.as();
  const batch = await start(call, { codes: { ids: (await makeBlank(call, 300)).map(({ id }) => id) }, format: "zip" });
  const working = t.work();
  await expect.poll(async () => (await show(call, batch.id)).done_count, { timeout: 60_000 }).toBeGreaterThan(0);
  await call(signsApi.cancel, { params: { id: batch.id } });
  await working;
  const ended = await show(call, batch.id);
  expect(ended).toMatchObject({ state: "cancelled", file_bytes: null });
  expect(ended.done_count).toBeLessThan(300);
}, 120_000);

test("a job that starts at once finds its batch", async () => {
  const call = await t.as();
  const seen: string[] = [];
  const adding = vi.spyOn(t.services.jobs, "add").mockImplementation(async (_name, payload) => {
    const { batch_id } = payload as { batch_id: string };
    const batches = t.database.system.selectFrom("sign_batches").select("state").where("id", "=", batch_id);
    seen.push((await batches.executeTakeFirst())?.state ?? "none");
  });
  await start(call, { codes: { ids: (await makeBlank(call, 1)).map(({ id }) => id) } });
  adding.mockRestore();
  expect(seen).toEqual(["waiting"]);
});

test("reports a batch whose process died", async () => {
  const call = await t.as();
  const batch = await start(call, { codes: { ids: (await makeBlank(call, 1)).map(({ id }) => id) } });
  await t.database.system
    .updateTable("sign_batches")
    .set({ state: "running", updated_at: new Date(Date.now() - 90_000).toISOString() })
    .where("id", "=", batch.id)
    .execute();
  expect(await show(call, batch.id)).toMatchObject({ state: "failed", error: "interrupted" });
  // its job is retried
  await t.work();
  expect((await show(call, batch.id)).state).toBe("done");
});

test("rejects foreign, unknown and too many codes; viewers can read but not start batches", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const [foreign] = await makeBlank(other, 1);
  for (const ids of [[foreign!.id], [randomUUID()]])
    await expect(start(call, { codes: { ids } })).rejects.toMatchObject({ status: 404 });
  const many = Array.from({ length: MOST_SIGNS + 1 }, () => randomUUID());
  await expect(start(call, { codes: { ids: many } })).rejects.toMatchObject({ status: 400 });
  const viewer = await t.as({ role: "viewer", customer_id: other.customer_id });
  await expect(start(viewer, { codes: { ids: [foreign!.id] } })).rejects.toMatchObject({ status: 403 });
  const batch = await start(other, { codes: { ids: [foreign!.id] } });
  expect((await show(viewer, batch.id)).id).toBe(batch.id);
  await expect(show(call, batch.id)).rejects.toMatchObject({ status: 404 });
  t.queued.length = 0;
});

test("deletes files after a week", async () => {
  const call = await t.as();
  const batch = await start(call, { codes: { ids: (await makeBlank(call, 1)).map(({ id }) => id) } });
  t.queued.length = 0;
  await t.database.system
    .updateTable("sign_batches")
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000).toISOString() })
    .where("id", "=", batch.id)
    .execute();
  await t.services.jobs.add("sweep", {});
  await t.work();
  await expect(show(call, batch.id)).rejects.toMatchObject({ status: 404 });
});
