import { expect, test } from "vitest";
import { sitesApi } from "#contract/sites.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp({ APP_HOST: "admin.example.org" });
const get = (host: string, url = "/config.json") => t.app.inject({ url, headers: { host } });

test("the admin responds on its own host, and on unclaimed addresses", async () => {
  expect((await get("admin.example.org")).statusCode).toBe(200);
  expect((await get("127.0.0.1:3000")).statusCode).toBe(200);
  expect((await get("api.admin.example.org")).statusCode).toBe(200);
});

test.each(["preview.admin.example.org", "go.admin.example.org"])(
  "%s is public and never shows the admin",
  async (host) => {
    const reply = await get(host);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain("app_host");
    expect((await get(host, "/api/openapi.json")).statusCode).toBe(404);
    expect((await get(host, "/healthz")).statusCode).toBe(200);
  },
);

test("a site's own domain and its slug below the admin's host never show the admin", async () => {
  const { id, slug } = await t.make.customer();
  expect((await get(`${slug}.admin.example.org`)).statusCode).toBe(404);
  expect((await get("guide.example.net")).statusCode).toBe(200);
  await t.database.system
    .updateTable("sites")
    .set({ domain: "guide.example.net" })
    .where("customer_id", "=", id)
    .execute();
  await expect.poll(async () => (await get("guide.example.net")).statusCode).toBe(404);
});

test("a site's former domain redirects to its current one, unless another site has it now", async () => {
  const [call, other] = [await t.as({ role: "manager" }), await t.as({ role: "manager" })];
  const move = async (of: typeof call, domain: string | null) => {
    const { site } = await of(sitesApi.current, { query: {} });
    await of(sitesApi.update, { params: { id: site.id }, query: { locale: "en" }, body: { site: { domain } } });
    return site.slug;
  };
  const whereTo = async () => (await get("first.seaview.example", "/map?near=quay")).headers.location;
  await move(call, "first.seaview.example");
  await move(call, "second.seaview.example");
  await expect.poll(whereTo).toBe("https://second.seaview.example/map?near=quay");
  const slug = await move(call, null);
  await expect.poll(whereTo).toBe(`https://${slug}.admin.example.org/map?near=quay`);
  await move(other, "first.seaview.example");
  await expect.poll(whereTo).toBe(undefined);
  expect((await get("first.seaview.example", "/")).body).toContain("This guide is not open yet");
});

test("an unclaimed name shows an explanation and no page of the admin", async () => {
  const reply = await get("nobody.example.net", "/");
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain("There is no guide at this address");
  expect(reply.headers["content-security-policy"]).toMatch(/default-src 'none'.*style-src 'self' 'sha256-/);
  expect((await get("127.0.0.1:3000", "/")).body).not.toContain("There is no guide");
});

test("host names ignore case and a trailing dot", async () => {
  const { id } = await t.make.customer();
  await t.database.system
    .updateTable("sites")
    .set({ domain: "guide.capital.example" })
    .where("customer_id", "=", id)
    .execute();
  for (const host of [
    "Guide.CAPITAL.Example",
    "guide.capital.example.",
    "PREVIEW.admin.example.org",
    "Go.Admin.Example.Org",
  ])
    await expect.poll(async () => [host, (await get(host)).statusCode]).toEqual([host, 404]);
  expect((await get("ADMIN.Example.org")).statusCode).toBe(200);
});

test("configured hosts ignore case", async () => {
  const capital = await startTestApp({ APP_HOST: "Admin.Example.ORG", SHORT_HOST: "GO.example.org" });
  const ask = async (host: string) => (await capital.app.inject({ url: "/config.json", headers: { host } })).statusCode;
  expect(await ask("preview.admin.example.org")).toBe(404);
  expect(await ask("go.example.org")).toBe(404);
  expect(await ask("admin.example.org")).toBe(200);
});
