import sharp from "sharp";
import { expect, test } from "vitest";
import { publicationsApi } from "#contract/publications.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type World = Awaited<ReturnType<typeof guideWorld>>;
const pictureOf = async ({ get }: World, id: string, number = 1, locale = "en") => {
  const reply = await get(`/og/${id}-${number}-${locale}.png`);
  return { status: reply.statusCode, type: reply.headers["content-type"], bytes: reply.rawPayload };
};

test.each(["device", "collection"] as const)("a %s has a share image of 1200 × 630", async (name) => {
  const world = await guideWorld(t);
  const { type, bytes } = await pictureOf(world, world.pages[name].id);
  expect(type).toBe("image/png");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
});

test("each language has its own share image", async () => {
  const world = await guideWorld(t);
  const { id } = world.pages.device;
  const [english, khmer] = [await pictureOf(world, id), await pictureOf(world, id, 1, "km")];
  expect(Buffer.compare(english.bytes, khmer.bytes)).not.toBe(0);
});

test("in Arabic the title starts at the right, in Arabic letters", async () => {
  const world = await guideWorld(t);
  const { device } = world.pages;
  await t.database.system
    .updateTable("sites")
    .set({ locales: ["en", "km", "ar"] })
    .where("customer_id", "=", world.customer_id)
    .execute();
  await world.save(device.id, { headline: { en: "Mast", ar: "صاري" } });
  await world.publish(device.id);
  const inkOf = async (locale: string) => {
    await expect.poll(async () => (await pictureOf(world, device.id, 2, locale)).status).toBe(200);
    const { bytes } = await pictureOf(world, device.id, 2, locale);
    const band = await sharp(bytes)
      .extract({ left: 0, top: 120, width: 1200, height: 120 })
      .greyscale()
      .raw()
      .toBuffer();
    const columns = Array.from({ length: 1200 }, (_, x) => x).filter((x) =>
      Array.from({ length: 120 }, (_, y) => band[y * 1200 + x] ?? 255).some((grey) => grey < 128),
    );
    return { first: columns[0] ?? 0, last: columns.at(-1) ?? 0 };
  };
  const [english, arabic] = [await inkOf("en"), await inkOf("ar")];
  expect(english.first).toBeLessThan(100);
  expect(english.last).toBeLessThan(600);
  expect(arabic.last).toBeGreaterThan(1100);
  expect(arabic.first).toBeGreaterThan(600);
});

test("the image shows the publication that its name says, never a draft", async () => {
  const world = await guideWorld(t);
  const { device } = world.pages;
  const before = await pictureOf(world, device.id);
  await world.save(device.id, { headline: { en: "Another name" } });
  expect(Buffer.compare((await pictureOf(world, device.id)).bytes, before.bytes)).toBe(0);
  expect((await pictureOf(world, device.id, 2)).status).toBe(404);
  await world.publish(device.id);
  await expect.poll(async () => (await pictureOf(world, device.id, 2)).status).toBe(200);
  expect(Buffer.compare((await pictureOf(world, device.id, 2)).bytes, before.bytes)).not.toBe(0);
});

test("no image for a page that is not public, of another guide, or in a language the guide does not have", async () => {
  const [world, other] = [await guideWorld(t), await guideWorld(t)];
  const { device } = world.pages;
  expect((await pictureOf(other, device.id)).status).toBe(404);
  expect((await pictureOf(world, device.id, 1, "fr")).status).toBe(404);
  expect((await world.get("/og/hello.png")).statusCode).toBe(404);
  await world.call(publicationsApi.withdraw, { params: { id: device.id }, body: { reason: "Removed" } });
  await expect.poll(async () => (await pictureOf(world, device.id)).status).toBe(404);
});
