import { expect, test } from "vitest";
import { sitesApi } from "#contract/sites.ts";
import { FIGURE_IDS, figureName, figureText, smallNumbersText } from "#contract/figures.ts";
import { ISLANDS } from "#guide/islands.ts";
import { en } from "#guide/service-words/en.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

/** The sign is at the device's first place, and the page says so. */
async function withSign(code: string) {
  const world = await guideWorld(t);
  await t.make.location(world.customer_id, world.pages.device.device_id, { short_code: code, lat: 11.5, lng: 104.9 });
  return world;
}

test("a sign's code leads to its page once that is published, also in capitals and with spaces", async () => {
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
  ["/code?code=7k%212mp", "Codes have 3 to 32 letters, digits or dashes."],
  ["/code?code=7k", "Codes have 3 to 32 letters, digits or dashes."],
  ["/code?code=zzzzzz", "No sign has this code."],
])("%s explains the problem and is not indexed", async (path, words) => {
  const { get } = await guideWorld(t);
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(200);
  expect(body).toContain("There is a problem with this code");
  expect(body).toContain(words);
  expect(body).toContain('content="noindex"');
});

test("a typed code stays in the field as escaped text", async () => {
  const { get } = await guideWorld(t);
  const { body } = await get(`/code?code=${encodeURIComponent('"><img src=x>')}`);
  expect(body).not.toContain("<img src=x");
  expect(body).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
});

test("the code form keeps the language", async () => {
  const { get } = await guideWorld(t);
  expect((await get("/code")).body).toContain('action="/code"');
  expect((await get("/code")).body).not.toContain('role="alert"');
  expect((await get("/code?lang=km")).body).toContain('<input type="hidden" name="lang" value="km"/>');
});

test("the page about the guide shows totals and offers only existing files", async () => {
  const { get } = await guideWorld(t);
  const { body } = await get("/about");
  for (const words of ["Devices: 1", "Algorithms: 1", "Walks and themes: 1", "CC BY 4.0"])
    expect(body).toContain(words);
  const files = [...body.matchAll(/href="(\/(?:data|feed|\.well-known)[^"]+)"/g)].map(([, path = ""]) => path);
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
});

test("the analytics page lists every kind of event and the retention times", async () => {
  const { get } = await guideWorld(t);
  const { body } = await get("/what-we-count");
  for (const words of [...Object.values(en.counted), "48 hours", "30 days", smallNumbersText("en", "5")])
    expect(body).toContain(words);
  for (const id of FIGURE_IDS)
    expect(body).toContain(`<dt>${figureName(id, "en")}</dt><dd>${figureText(id, "en")}</dd>`);
});

test("a page has a script only for readers who request it", async () => {
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

test("a printed page has a link and a QR code back to the page", async () => {
  const { get, host, pages } = await guideWorld(t);
  const path = `/devices/${pages.device.slug}`;
  const { body } = await get(path);
  const head = body.slice(body.indexOf("g-printhead"), body.indexOf("g-head-main"));
  expect(head).toContain(`${host}${path}</b>`);
  expect(head).toMatch(/<path d="M0 0h7/);
});

test("an already compressed picture is not compressed again", async () => {
  const { get, pages } = await guideWorld(t);
  const reply = await get(`/og/${pages.device.id}-1-en.png`, { "accept-encoding": "br, gzip" });
  expect([reply.statusCode, reply.headers["content-encoding"]]).toEqual([200, undefined]);
  expect(reply.rawPayload.subarray(1, 4).toString()).toBe("PNG");
});

test.each(["/%E0%A4%A", "/devices/%", "/devices/%ff?lang=km", "/%E0%A4%A/feed.atom"])(
  "%s cannot be decoded and answers 404 in the guide's own design",
  async (path) => {
    const { get } = await guideWorld(t);
    const reply = await get(path);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(reply.body).toContain("<title>");
    const api = await t.app.inject({ url: `/api/v1${path}`, headers: { host: "localhost:3000" } });
    expect([api.statusCode, api.json()]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
  },
);

test("a closed guide answers 503 with Retry-After, in the city's name, colour and language, and with its contact", async () => {
  const { get, call, site, pages } = await guideWorld(t);
  const face = { primary_color: "#7a1f5c", contact_email: "ask@seaview.example" };
  const close = { ...face, is_open: false };
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: close } });
  await expect.poll(async () => (await get("/")).statusCode).toBe(503);
  for (const path of ["/", `/devices/${pages.device.slug}`, "/data/devices.csv", "/no-such-page"]) {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers["retry-after"], headers["cache-control"]], path).toEqual([503, "3600", "no-store"]);
    expect(body, path).toContain("This guide is closed for now");
    expect(body).toContain("Seaview guide");
    expect(body).toContain("mailto:ask@seaview.example");
    expect(body).toContain("#7a1f5c");
    expect(body).not.toContain('href="/search"');
  }
  expect((await get("/", { "accept-language": "km" })).body).toContain("បិទសិនហើយ");
  expect((await get("/?lang=km")).body).toContain('<html lang="km"');
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { is_open: true } } });
  await expect.poll(async () => (await get("/")).statusCode).toBe(200);
});

test("search and open data that the city switched off appear nowhere in the guide", async () => {
  const { get, call, site, pages } = await guideWorld(t);
  const features = { feedback: true, map: true, faq: true, search: true, changes: true, open_data: true };
  const offer = (more: Partial<typeof features>) =>
    call(sitesApi.update, {
      params: { id: site.id },
      query: {},
      body: { site: { features: { ...features, ...more } } },
    });
  const statusOf = async (path: string) => (await get(path)).statusCode;
  const data = ["/data/devices.csv", "/data/catalog.jsonld", `/devices/${pages.device.slug}.json`];
  for (const path of ["/search", ...data]) expect([path, await statusOf(path)]).toEqual([path, 200]);
  await offer({ search: false, open_data: false });
  await expect.poll(() => statusOf("/search")).toBe(404);
  for (const path of data) expect([path, await statusOf(path)]).toEqual([path, 404]);
  for (const path of ["/", "/about", "/no-such-page"]) {
    const { body } = await get(path);
    expect(body, path).not.toContain("/search");
    expect(body, path).not.toMatch(/open data|\/data\//i);
  }
});

test("the announcement is dismissed without a script, stays hidden until there is a new one, and is not shown in feedback", async () => {
  const { get, save, publish, pages } = await guideWorld(t);
  const announce = async (text: string) => {
    const home = {
      announcement: { en: text },
      show_announcement: true,
      announcement_until: null,
      featured: [],
      show_code_field: true,
    };
    await save(pages.home.id, { home });
    await publish(pages.home.id);
  };
  await announce("Tell us [where](https://seaview.example/air)");
  const path = `/devices/${pages.device.slug}`;
  await expect.poll(async () => (await get(path)).body).toContain('href="https://seaview.example/air"');
  const shown = await get(path);
  expect(shown.headers["vary"]).toContain("Cookie");
  const [, dismiss = ""] = /href="([^"]*dismiss=[0-9a-f]{8})"/.exec(shown.body) ?? [];
  const done = await get(dismiss.replaceAll("&amp;", "&"));
  expect([done.statusCode, done.headers.location]).toEqual([302, path]);
  const cookie = String(done.headers["set-cookie"]).split(";")[0] ?? "";
  expect(cookie).toMatch(/^notice=[0-9a-f]{8}$/);
  for (const page of [path, "/", "/map", `${path}?lang=km`])
    expect((await get(page, { cookie })).body, page).not.toContain("seaview.example/air");
  expect((await get(path)).body).toContain("seaview.example/air");
  // files are the same for everyone
  expect((await get("/data/devices.csv", { cookie })).headers["vary"]).not.toContain("Cookie");
  await announce("The mast stands on the quay");
  await expect.poll(async () => (await get(path, { cookie })).body).toContain("The mast stands on the quay");
  const draft = await get("/feedback?draft=none");
  expect(draft.body).not.toContain("The mast stands on the quay");
});

test("a device page links to the nearest other pages with their distances, and to the map around it", async () => {
  const { get, customer_id, pages, devicePage, publish } = await guideWorld(t);
  const put = async (device_id: string, id: string, lng: number, name: string) => {
    await t.make.location(customer_id, device_id, { name: { en: name }, lat: 11.55, lng });
    await publish(id);
  };
  await put(pages.device.device_id, pages.device.id, 104.92, "Quay");
  for (const [name, lng] of [
    ["Near bench", 104.921],
    ["Next bridge", 104.922],
    ["Far hill", 105.4],
  ] as const) {
    const page = await devicePage({ headline: { en: name } });
    await put(page.device_id, page.id, lng, name);
  }
  const read = async () =>
    /<section id="nearby".*?<\/section>/s.exec((await get(`/devices/${pages.device.slug}`)).body)?.[0] ?? "";
  await expect.poll(read).toContain("Next bridge");
  const section = await read();
  expect(section.indexOf("Near bench")).toBeLessThan(section.indexOf("Next bridge"));
  expect(section).toContain("110 m");
  expect(section).not.toContain("Far hill");
  expect(section).toContain('href="/map?near=Quay#found"');
});
