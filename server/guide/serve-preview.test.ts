import sharp from "sharp";
import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { sitesApi } from "#contract/sites.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type World = Awaited<ReturnType<typeof guideWorld>>;

const host = "preview.localhost:3000";
const visit = (url: string, cookie = "") => t.app.inject({ url, headers: { host, ...(cookie && { cookie }) } });
const ticketFor = async ({ call }: World, page_id: string | null = null) => {
  const { url } = await call(sitesApi.preview, { body: { page_id } });
  const { pathname, search, host: at } = new URL(url);
  expect(at).toBe(host);
  return pathname + search;
};

/** Follows the link from the admin, like a browser. */
async function enter(world: World, page_id: string | null = null) {
  const reply = await visit(await ticketFor(world, page_id));
  expect(reply.statusCode).toBe(302);
  const [cookie = ""] = String(reply.headers["set-cookie"]).split(";");
  return { reply, cookie, location: String(reply.headers.location) };
}

test("R9.6 the preview shows the result of publishing now, to people who come from the admin", async () => {
  const world = await guideWorld(t);
  const { id, slug } = world.pages.device;
  await world.save(id, { headline: { en: "Not published yet" } });
  const { cookie, location } = await enter(world, id);
  expect(location).toBe(`/${world.site.slug}/devices/${slug}`);
  const page = await visit(location, cookie);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("Not published yet");
  expect(page.body).toContain("This is what publishing now would show.");
  expect(page.body).toContain(`href="/${world.site.slug}/"`);
  expect((await world.get(`/devices/${slug}`)).body).not.toContain("Not published yet");
  expect((await visit(`/${world.site.slug}/?lang=km`, cookie)).body).toContain("មើលជាមុន");
  expect((await visit(`/${world.site.slug}/devices/none`, cookie)).statusCode).toBe(404);
});

test("an unpublished page is readable there and nowhere else", async () => {
  const world = await guideWorld(t);
  const page = await world.devicePage({ headline: { en: "A secret plan" } });
  const { cookie, location } = await enter(world, page.id);
  expect((await visit(location, cookie)).body).toContain("A secret plan");
  expect((await visit(location)).statusCode).toBe(404);
  expect((await world.get(`/devices/${page.slug}`)).statusCode).toBe(404);
});

test("the preview shows pictures of drafts, which load for nobody else", async () => {
  const world = await guideWorld(t);
  const { call } = world;
  const page = await world.devicePage({});
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#804020" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("image", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "image.png");
  const image = await call(pagesApi.upload, { params: { id: page.id }, body });
  await world.save(page.id, {
    image: { key: image.key, alt: {}, is_decorative: true, crop: null, focus: { x: 0.5, y: 0.5 } },
  });
  const reply = await visit(await ticketFor(world, page.id));
  const cookies = [reply.headers["set-cookie"] ?? []].flat();
  const [media = ""] = cookies.find((cookie) => cookie.startsWith("preview_media="))?.split(";") ?? [];
  expect((await visit(`/media/${image.key}`)).statusCode).toBe(404);
  expect((await visit(`/media/${image.key}`, media)).statusCode).toBe(200);
});

test("a preview is neither cached nor indexed", async () => {
  const world = await guideWorld(t);
  const { cookie, location, reply } = await enter(world);
  for (const { headers } of [reply, await visit(location, cookie)]) {
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  }
  expect((await visit(location, cookie)).body).toContain('<meta name="robots" content="noindex"/>');
  expect((await visit("/robots.txt")).body).toBe("User-agent: *\nDisallow: /\n");
});

test("a ticket works once, and its cookie is limited to this site and inaccessible to scripts", async () => {
  const world = await guideWorld(t);
  const ticket = await ticketFor(world);
  const [first, again] = [await visit(ticket), await visit(ticket)];
  expect([first.statusCode, again.statusCode]).toEqual([302, 404]);
  expect(again.headers["set-cookie"]).toBeUndefined();
  const [page, media] = [first.headers["set-cookie"] ?? []].flat();
  expect(page).toMatch(new RegExp(`; Path=/${world.site.slug}; Max-Age=28800; HttpOnly; SameSite=Lax$`));
  expect(media).toMatch(/; Path=\/media; Max-Age=28800; HttpOnly; SameSite=Lax$/);
  expect(String(first.headers.location)).not.toContain("ticket");
});

test("another site's preview stays closed, whatever the ticket or cookie", async () => {
  const [mine, theirs] = [await guideWorld(t), await guideWorld(t)];
  const { cookie } = await enter(mine);
  expect((await visit(`/${theirs.site.slug}/`, cookie)).statusCode).toBe(404);
  const ticket = (await ticketFor(mine)).replace(`/${mine.site.slug}`, `/${theirs.site.slug}`);
  expect((await visit(ticket)).statusCode).toBe(404);
  await expect(ticketFor(mine, theirs.pages.device.id)).rejects.toMatchObject({ status: 404 });
});

test("a preview ends with the sign-in it came from, and when its person leaves the team", async () => {
  const world = await guideWorld(t);
  const { cookie, location } = await enter(world);
  const { user_id, customer_id } = world.call;
  await t.database.system.deleteFrom("memberships").where("user_id", "=", user_id).execute();
  expect((await visit(location, cookie)).statusCode).toBe(404);
  await t.database.system.insertInto("memberships").values({ user_id, customer_id, role: "viewer" }).execute();
  expect((await visit(location, cookie)).statusCode).toBe(200);
  await t.database.system.deleteFrom("auth_tokens").where("user_id", "=", user_id).execute();
  expect((await visit(location, cookie)).statusCode).toBe(404);
});

test("an expired ticket is rejected", async () => {
  const world = await guideWorld(t);
  const ticket = await ticketFor(world);
  await t.database.system.updateTable("preview_sessions").set({ expires_at: "2020-01-01T00:00:00Z" }).execute();
  expect((await visit(ticket)).statusCode).toBe(404);
});
