import sharp from "sharp";
import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { sessionApi } from "#contract/session.ts";
import { sitesApi } from "#contract/sites.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { mediaCookieOf } from "./draft-images.ts";

const t = await startTestApp();
type Person = Awaited<ReturnType<typeof t.as>>;

let colour = 0;
async function deviceWithPhoto(call: Person) {
  const { id } = await t.make.device(call.customer_id);
  const background = { r: (colour += 1), g: 10, b: 200 };
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("device[photo]", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "photo.png");
  const { device } = await call(devicesApi.upload, { params: { id }, query: {}, body });
  return { id, key: device.photo_key ?? "" };
}
const load = async (key: string, cookie = "") =>
  (await t.app.inject({ url: `/media/${key}`, headers: { cookie } })).statusCode;

test("a draft's picture loads for its customer's people only, even if others know its key", async () => {
  const [call, stranger] = [await t.as({ role: "viewer" }), await t.as()];
  const editor = await t.as({ customer_id: call.customer_id });
  const { key } = await deviceWithPhoto(editor);
  expect(await load(key)).toBe(404);
  const shown = await t.loadImage(call, key);
  expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, "private, max-age=600"]);
  expect((await t.loadImage(stranger, key)).statusCode).toBe(404);
  expect((await t.loadImage(await t.as({ admin: true }), key)).statusCode).toBe(404);
  await t.database.system
    .updateTable("customers")
    .set({ requires_second_step: true })
    .where("id", "=", call.customer_id)
    .execute();
  expect((await t.loadImage(call, key)).statusCode, "without the second step that the customer demands").toBe(404);
});

test("the cookie cannot be forged and ends with its session", async () => {
  const call = await t.as();
  const { key } = await deviceWithPhoto(call);
  const session = await t.database.system
    .selectFrom("auth_tokens")
    .select("id")
    .where("customer_id", "=", call.customer_id)
    .executeTakeFirstOrThrow();
  const cookie = `media=${mediaCookieOf(session.id, call.token)}`;
  expect(await load(key, cookie)).toBe(200);
  for (const made of [
    `media=${session.id}.`,
    `media=${session.id}`,
    `media=${mediaCookieOf(session.id, "x".repeat(43))}`,
    "media=' or true --.x",
    `media=${call.token}`,
  ])
    expect(await load(key, made)).toBe(404);
  await call(sessionApi.logout, {});
  expect(await load(key, cookie)).toBe(404);
});

test("the cookie opens only pictures and is sent once", async () => {
  const call = await t.as();
  const ask = (headers: Record<string, string>) => t.app.inject({ url: "/api/user", headers });
  const first = await ask({ authorization: `Bearer ${call.token}` });
  const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
  expect(String(first.headers["set-cookie"])).toMatch(/^media=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await ask({ authorization: `Bearer ${call.token}`, cookie })).headers["set-cookie"]).toBeUndefined();
  expect((await ask({ cookie })).statusCode).toBe(401);
});

test("a share link opens the pictures of what is shared, and no other draft of the customer", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const db = t.database.system;
  const [shared, other] = [await deviceWithPhoto(call), await deviceWithPhoto(call)];
  const [logo, sign, hidden, ofPage] = [
    await deviceWithPhoto(call),
    await deviceWithPhoto(call),
    await deviceWithPhoto(call),
    await deviceWithPhoto(call),
  ];
  const vendor = await t.make.organization(customer_id, { logo_key: logo.key });
  await db.updateTable("devices").set({ vendor_id: vendor.id }).where("id", "=", shared.id).execute();
  await t.make.location(customer_id, shared.id, { sign_photo_key: sign.key });
  await t.make.location(customer_id, shared.id, { sign_photo_key: hidden.key, precision: "street", position: 2 });
  const content = JSON.stringify({ image: { key: ofPage.key } });
  const page = await t.make.page(customer_id, { type: "device_page", device_id: shared.id, content });
  const guests = await Promise.all(
    [`/inventory/devices/${shared.id}`, `/guide-app/pages/device_page/${page.id}/content`].map((redirect_to) =>
      t.make.shareLink({ customer_id, redirect_to }),
    ),
  );
  for (const guest of guests) {
    const statusOf = async ({ key }: { key: string }) => (await t.loadImage(guest, key)).statusCode;
    expect(await Promise.all([shared, logo, sign, ofPage].map(statusOf))).toEqual([200, 200, 200, 200]);
    expect(await Promise.all([other, hidden].map(statusOf))).toEqual([404, 404]);
  }
  const stranger = await t.make.shareLink({ customer_id, redirect_to: `/inventory/devices/${other.id}` });
  expect((await t.loadImage(stranger, shared.key)).statusCode).toBe(404);
});

test("a share link's cookie ends with the link, also when its end was moved", async () => {
  const call = await t.as();
  const { id, key } = await deviceWithPhoto(call);
  const redirect_to = `/inventory/devices/${id}`;
  const share = await t.make.shareLink({ customer_id: call.customer_id, redirect_to });
  const session = await t.database.system
    .selectFrom("auth_tokens")
    .select("id")
    .where("share_link_id", "=", share.id)
    .executeTakeFirstOrThrow();
  const cookie = `media=${mediaCookieOf(session.id, share.token)}`;
  expect(await load(key, cookie)).toBe(200);
  await t.database.system
    .updateTable("share_links")
    .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
    .where("id", "=", share.id)
    .execute();
  expect(await load(key, cookie)).toBe(404);
});

test("pictures of publications and of the guide itself are public", async () => {
  const call = await t.as({ role: "manager" });
  const { key } = await deviceWithPhoto(call);
  const { id: page_id } = await t.make.page(call.customer_id);
  const snapshot = JSON.stringify({ content: { image: { key } }, chain: null });
  await t.database.system
    .insertInto("publications")
    .values({ customer_id: call.customer_id, page_id, number: 1, snapshot, digest: "x" })
    .execute();
  const shown = await t.app.inject(`/media/${key}`);
  expect([shown.statusCode, String(shown.headers["cache-control"])]).toEqual([200, expect.stringMatching(/^public/)]);

  const other = await deviceWithPhoto(call);
  const { site } = await call(sitesApi.current, { query: {} });
  await t.database.system.updateTable("sites").set({ logo_key: other.key }).where("id", "=", site.id).execute();
  expect(await load(other.key)).toBe(200);
});
