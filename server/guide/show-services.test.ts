import { expect, test } from "vitest";
import { sitesApi } from "#contract/sites.ts";
import { FIGURE_IDS, figureName, figureText, smallNumbersText } from "#contract/figures.ts";
import { ISLANDS } from "#guide/islands.ts";
import { en } from "#guide/service-words/en.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

/** A sign stands at the device's first place, and the page says so. */
async function withSign(code: string) {
  const world = await guideWorld(t);
  await t.make.location(world.customer_id, world.pages.device.device_id, { short_code: code, lat: 11.5, lng: 104.9 });
  return world;
}

test("a code on a sign leads to its page once that is published, in capitals and with spaces too", async () => {
  const { get, pages, publish } = await withSign("7kd2mp");
  const { id, slug } = pages.device;
  expect((await get("/code?code=7kd2mp")).body).toContain("No sign has this code");
  await publish(id);
  await expect.poll(async () => (await get("/code?code=7kd2mp")).statusCode).toBe(302);
  expect((await get("/code?code=7KD+2mp")).headers.location).toBe(`/devices/${slug}`);
  expect((await get("/code?code=7kd2mp&lang=km")).headers.location).toBe(`/devices/${slug}?lang=km`);
});

test.each([
  ["/code?code=", "Enter the code from the sign."],
  ["/code?code=7k%212mp", "At least one character is wrong."],
  ["/code?code=zzzzzz", "No sign has this code."],
])("%s says what is wrong, and is nothing for search engines", async (path, words) => {
  const { get } = await guideWorld(t);
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(200);
  expect(body).toContain("There is a problem with this code");
  expect(body).toContain(words);
  expect(body).toContain('content="noindex"');
});

test("the form for codes keeps the language", async () => {
  const { get } = await guideWorld(t);
  expect((await get("/code")).body).toContain('action="/code"');
  expect((await get("/code")).body).not.toContain('role="alert"');
  expect((await get("/code?lang=km")).body).toContain('<input type="hidden" name="lang" value="km"/>');
});

test("the page about the guide counts what is there and offers files that are there", async () => {
  const { get } = await guideWorld(t);
  const { body } = await get("/about");
  for (const words of ["Devices: 1", "Algorithms: 1", "Walks and themes: 1", "CC BY 4.0"])
    expect(body).toContain(words);
  const files = [...body.matchAll(/href="(\/(?:data|feed|\.well-known)[^"]+)"/g)].map(([, path = ""]) => path);
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
});

test("what is counted is told as it is: every kind of event, and how long what is kept", async () => {
  const { get } = await guideWorld(t);
  const { body } = await get("/what-we-count");
  for (const words of [...Object.values(en.counted), "48 hours", "30 days", smallNumbersText("en", "5")])
    expect(body).toContain(words);
  for (const id of FIGURE_IDS)
    expect(body).toContain(`<dt>${figureName(id, "en")}</dt><dd>${figureText(id, "en")}</dd>`);
});

test("a page comes with a script only where somebody asked for one, and then for nobody but them", async () => {
  const { get, host, pages } = await guideWorld(t);
  const path = `/devices/${pages.device.slug}`;
  const plain = await get(path);
  expect(plain.headers["content-security-policy"]).toContain("script-src 'none'");
  expect(plain.body).toContain(`href="${path}?with=tools#tools"`);
  for (const island of ISLANDS) {
    const { body, headers } = await get(`${path}?with=${island}&lang=km`);
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    expect(body).toContain('content="noindex"');
    expect(body).toContain(`<link rel="canonical" href="http://${host}${path}?lang=km"/>`);
    const [, src = ""] = /<script type="module" src="([^"]+)"/.exec(body) ?? [];
    const script = await get(src);
    expect([src, script.statusCode]).toEqual([expect.stringContaining(`/assets/${island}-`), 200]);
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(script.headers["cache-control"]).toContain("immutable");
  }
  expect((await get(`${path}?with=everything`)).body).toBe(plain.body);
  expect((await get("/nothing?with=tools")).body).not.toContain("<script");
});

test("paper has a way back to the page", async () => {
  const { get, host, pages } = await guideWorld(t);
  const path = `/devices/${pages.device.slug}`;
  const { body } = await get(path);
  const head = body.slice(body.indexOf("g-printhead"), body.indexOf("g-head-main"));
  expect(head).toContain(`${host}${path}</b>`);
  expect(head).toMatch(/<path d="M0 0h7/);
});

test("a picture is compressed in itself, and is sent as it is", async () => {
  const { get, pages } = await guideWorld(t);
  const reply = await get(`/og/${pages.device.id}-1-en.png`, { "accept-encoding": "br, gzip" });
  expect([reply.statusCode, reply.headers["content-encoding"]]).toEqual([200, undefined]);
  expect(reply.rawPayload.subarray(1, 4).toString()).toBe("PNG");
});

test.each(["/%E0%A4%A", "/devices/%", "/devices/%ff?lang=km", "/%E0%A4%A/feed.atom"])(
  "%s cannot be decoded, and is told to be nothing in the guide's own look",
  async (path) => {
    const { get } = await guideWorld(t);
    const reply = await get(path);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(reply.body).toContain("<title>");
    const api = await t.app.inject({ url: `/api/v1${path}`, headers: { host: "localhost:3000" } });
    expect([api.statusCode, api.json()]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
  },
);

test("a guide that was open says that it is closed, not that it never opened", async () => {
  const { get, call, site } = await guideWorld(t);
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { is_open: false } } });
  await expect.poll(async () => (await get("/")).body).toContain("This guide is closed for now");
  expect((await get("/", { "accept-language": "km" })).body).toContain("បិទសិនហើយ");
});
