import { sql } from "kysely";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { redirectsApi } from "#contract/redirects.ts";
import { sitesApi } from "#contract/sites.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { readAddress } from "./read-address.ts";

const t = await startTestApp({ TRUST_PROXY: "1" });
const KHMER = { "accept-language": "km,en;q=0.5" };

test("R9.6 home, a device, an algorithm and a collection are served in both languages of the site", async () => {
  const { get, pages } = await guideWorld(t);
  const addresses = {
    "/": "Technology around you",
    [`/devices/${pages.device.slug}`]: "Air mast",
    [`/algorithms/${pages.planner.slug}`]: "Planner",
    [`/collections/${pages.collection.slug}`]: "A walk",
  };
  for (const [path, title] of Object.entries(addresses)) {
    const english = await get(path);
    expect([path, english.statusCode]).toEqual([path, 200]);
    expect(english.body).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
    expect(english.body).toContain(title);
    const khmer = await get(`${path}?lang=km`);
    expect(khmer.body).toContain('<html lang="km" dir="ltr">');
    expect(khmer.body).toContain("មគ្គុទ្ទេសក៍ស៊ីវ្យូ");
    expect(khmer.body).toContain(`href="/?lang=km"`);
  }
  const { body } = await get(`/devices/${pages.device.slug}?lang=km`);
  expect(body).toContain("<title>បង្គោលខ្យល់ – មគ្គុទ្ទេសក៍ស៊ីវ្យូ</title>");
});

test("a page has hreflang alternates and a canonical address", async () => {
  const { get, pages, host } = await guideWorld(t);
  const path = `/devices/${pages.device.slug}`;
  const { body } = await get(`${path}?lang=km`);
  expect(body).toContain(`<link rel="canonical" href="http://${host}${path}?lang=km"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="en" href="http://${host}${path}"/>`);
  expect(body).toContain(`<link rel="alternate" hrefLang="x-default" href="http://${host}${path}"/>`);
});

test("home filters by a choice, and the filtered list is not indexed", async () => {
  const { get, pages } = await guideWorld(t);
  const { body } = await get("/?type=algorithm_page&utm_source=mail");
  expect(body).toContain(`href="/algorithms/${pages.planner.slug}"`);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
  const everything = body.slice(body.indexOf('id="everything"'), body.indexOf("</ul></section>"));
  expect(everything).not.toContain(`href="/devices/${pages.device.slug}"`);
});

test("sets a cookie only when a language is chosen, and then honours it", async () => {
  const { get, pages } = await guideWorld(t);
  const path = `/devices/${pages.device.slug}`;
  for (const url of [path, `${path}?lang=km`]) expect((await get(url)).headers["set-cookie"]).toBeUndefined();
  const { body } = await get(path);
  expect(body).toContain(`href="${path}?lang=km&amp;remember=1"`);
  const chosen = await get(`${path}?lang=km&remember=1`);
  expect([chosen.statusCode, chosen.headers.location]).toEqual([302, `${path}?lang=km`]);
  expect(chosen.headers["set-cookie"]).toBe("lang=km; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
  const back = await get(path, { cookie: "other=1; lang=km" });
  expect([back.statusCode, back.headers.location]).toEqual([302, `${path}?lang=km`]);
  expect((await get(path, { ...KHMER, cookie: "lang=en" })).statusCode).toBe(200);
});

test("a browser's language redirects to that language's address, which is the same for everyone", async () => {
  const { get } = await guideWorld(t);
  const led = await get("/?type=device_page", KHMER);
  expect([led.statusCode, led.headers.location]).toEqual([302, "/?type=device_page&lang=km"]);
  expect(led.headers.vary).toBe("Accept-Language, Cookie");
  expect((await get("/", KHMER)).headers["cache-control"]).toBe("no-cache");
  expect((await get("/")).headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
  expect((await get("/?lang=km")).headers.vary).toBe("Accept-Encoding");
  expect((await get("/", { "accept-language": "de, fr;q=0.3" })).statusCode).toBe(200);
  expect((await get("/?lang=xx")).body).toContain('<html lang="en"');
});

test("a page's former address redirects to the current one", async () => {
  const { get, call, pages } = await guideWorld(t);
  const { id, slug } = pages.device;
  await call(pagesApi.rename, { params: { id }, body: { slug: "air-mast-quay" } });
  const moved = await get(`/devices/${slug}?lang=km`);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/devices/air-mast-quay?lang=km"]);
  const old = await get(`/technologies/${id}`);
  expect([old.statusCode, old.headers.location]).toEqual([301, "/devices/air-mast-quay"]);
  expect((await get("/technologies/118")).statusCode).toBe(404);
});

test("manual redirects lead to a page or another path", async () => {
  const { get, call, pages } = await guideWorld(t);
  const add = (redirect: { path: string; page_id?: string; target?: string }) =>
    call(redirectsApi.create, { body: { redirect } });
  await add({ path: "/technologies/118", page_id: pages.device.id });
  await add({ path: "/old", target: "/" });
  expect((await get("/technologies/118")).headers.location).toBe(`/devices/${pages.device.slug}`);
  expect([(await get("/old")).statusCode, (await get("/old")).headers.location]).toEqual([301, "/"]);
  expect((await get("/old/")).headers.location).toBe("/old");
});

test("old and new addresses may be in any script", async () => {
  const { get, call } = await guideWorld(t);
  const add = (path: string, target: string) => call(redirectsApi.create, { body: { redirect: { path, target } } });
  await add("/über-uns", "/ស្វាគមន៍");
  await add("/caf%C3%A9", "/100%25");
  const led = async (url: string) => [(await get(url)).statusCode, (await get(url)).headers.location];
  expect(await led("/%C3%BCber-uns")).toEqual([301, encodeURI("/ស្វាគមន៍")]);
  expect(await led("/caf%C3%A9?lang=km")).toEqual([301, "/100%25?lang=km"]);
  for (const url of ["/%00", "/%ff", "/%C3%BCber"]) expect((await get(url)).statusCode).toBe(404);
});

test("the history shows each version's changes and links to a permanent address of each", async () => {
  const { get, pages, save, publish } = await guideWorld(t);
  const { id, slug } = pages.device;
  await save(id, { headline: { en: "Taller mast" } });
  await publish(id, "The mast grew");
  const history = await get(`/devices/${slug}/history`);
  expect(history.statusCode).toBe(200);
  expect(history.body).toContain("The mast grew");
  expect(history.body).toMatch(/<del[^>]*>.*Air.*<\/del>/);
  expect((await get(`/devices/${slug}/history?from=1&to=2`)).body).toContain('content="noindex"');
  const first = await get(`/devices/${slug}/history/1`);
  expect(first.body).toContain("Air mast");
  expect(first.body).toContain('content="noindex"');
  expect((await get(`/devices/${slug}/history/9`)).statusCode).toBe(404);
  expect((await get(`/devices/${slug}/history/01`)).statusCode).toBe(404);
  expect((await get("/devices/none/history")).statusCode).toBe(404);
});

test("an earlier version says that it is outdated and links to the current one, which does not", async () => {
  const { get, pages, publish } = await guideWorld(t);
  const { id, slug } = pages.device;
  await publish(id);
  const path = `/devices/${slug}`;
  const notice = (body: string) => /<section class="g-notice g-old".*?<\/section>/.exec(body)?.[0] ?? "";
  const old = notice((await get(`${path}/history/1?lang=km`)).body);
  expect(old).toContain(`href="${path}?lang=km"`);
  expect(old).toContain(`href="${path}/history?lang=km"`);
  expect(notice((await get(`${path}/history/1`)).body)).toContain("You are reading version 1 of ");
  expect(notice((await get(`${path}/history/2`)).body)).toBe("");
  expect(notice((await get(path)).body)).toBe("");
});

test("links to a page's versions survive a move and many more versions", async () => {
  const { get, call, pages, publish } = await guideWorld(t);
  const { id, slug } = pages.device;
  await call(pagesApi.rename, { params: { id }, body: { slug: "air-mast-pier" } });
  for (const ending of ["/history", "/history/1"]) {
    const reply = await get(`/devices/${slug}${ending}?lang=km`);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, `/devices/air-mast-pier${ending}?lang=km`]);
  }
  await publish(id);
  await sql`
    insert into publications (customer_id, page_id, number, snapshot, digest, ended_at)
    select customer_id, page_id, later, snapshot, digest, ended_at from publications, generate_series(3, 60) as later
    where page_id = ${id} and number = 1`.execute(t.database.system);
  expect((await get("/devices/air-mast-pier/history/1")).body).toContain("You are reading version 1 of ");
});

test("a withdrawn page says so, with the reason", async () => {
  const { get, call, pages } = await guideWorld(t);
  await call(publicationsApi.withdraw, { params: { id: pages.device.id }, body: { reason: "The trial is over." } });
  // and so do its history and its versions, which feeds link to
  for (const ending of ["", "/history", "/history/1"]) {
    const reply = await get(`/devices/${pages.device.slug}${ending}`);
    expect([ending, reply.statusCode]).toEqual([ending, 410]);
    expect(reply.body).toContain("The trial is over.");
    expect(reply.body).toContain('<meta name="robots" content="noindex"/>');
  }
});

test.each(["/nothing", "/devices/nothing", "/..%2f..%2fetc%2fpasswd", "/api/openapi.json"])(
  "%s answers 404 in the guide's own design",
  async (path) => {
    const { get } = await guideWorld(t);
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain("Seaview guide");
    expect(reply.headers["set-cookie"]).toBeUndefined();
  },
);

test.each(["//evil.example/", "//evil.example/..", "///evil.example//", "/\\\\evil.example/", "https://evil.example/"])(
  "%s is not a path of a site and redirects to no other host",
  (url) => expect(readAddress(url)).toBeUndefined(),
);

test("a path that looks like another host redirects nowhere", async () => {
  const { get } = await guideWorld(t);
  const { headers } = await get("/%2F/evil.example/");
  expect(headers.location).toBe("/%2F/evil.example");
  expect((await get("//evil.example/")).headers.location).toBeUndefined();
  expect((await get("/", { host: "evil.example" })).headers.location).toBeUndefined();
});

test("redirects a trailing slash", async () => {
  const { get, pages } = await guideWorld(t);
  const reply = await get(`/devices/${pages.device.slug}/?lang=km`);
  expect([reply.statusCode, reply.headers.location]).toEqual([301, `/devices/${pages.device.slug}?lang=km`]);
});

test("the CSP allows no inline script and nothing external, only the page's own style by hash", async () => {
  const { get, pages } = await guideWorld(t);
  const { body, headers } = await get(`/devices/${pages.device.slug}`);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'none'; style-src 'self'( 'sha256-[\w+/=]+')?; img-src 'self'/,
  );
  expect(policy).not.toContain("unsafe");
  expect(body).not.toMatch(/ style="|<script(?! type="application\/ld\+json")| on\w+="/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(body).not.toContain("/admin");
});

test("compresses a page as the browser prefers, and answers 304 if it has the page", async () => {
  const { get } = await guideWorld(t);
  const plain = await get("/");
  const brotli = await get("/", { "accept-encoding": "gzip, br" });
  const zipped = await get("/", { "accept-encoding": "gzip;q=1, br;q=0" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect((await get("/", { "accept-encoding": "br;q=0, *" })).headers["content-encoding"]).toBe("gzip");
  expect((await get("/", { "accept-encoding": "br, *;q=0" })).headers["content-encoding"]).toBe("br");
  const etag = String(plain.headers.etag);
  // a cache may have made the tag a strong one, and may send others too
  for (const tags of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    const known = await get("/", { "if-none-match": tags });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, "", etag]);
  }
  expect((await get("/", { "if-none-match": '"other"' })).statusCode).toBe(200);
  expect(plain.headers["cache-control"]).toBe("public, max-age=60, stale-while-revalidate=600, stale-if-error=86400");
});

test("HEAD has the headers of GET; other methods are refused", async () => {
  const { get } = await guideWorld(t);
  const [head, whole] = [await get("/", {}, { method: "HEAD" }), await get("/")];
  expect([head.statusCode, head.body]).toEqual([200, ""]);
  expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
  expect((await get("/", {}, { method: "POST" })).statusCode).toBe(405);
});

test("style sheet and fonts come from the site itself, cached as immutable", async () => {
  const { get } = await guideWorld(t);
  const [, sheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec((await get("/")).body) ?? [];
  const css = await get(sheet);
  expect(css.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(css.body.match(/@font-face/g)?.length).toBeGreaterThan(5);
  expect(css.body).toContain("unicode-range");
  expect(css.body).not.toMatch(/url\((?!\/assets\/)/);
  const [, font = ""] = /url\((\/assets\/noto-sans-khmer[^)]+)\)/.exec(css.body) ?? [];
  expect((await get(font)).headers["content-type"]).toBe("font/woff2");
  const [, names = ""] = /url\((\/assets\/language-names[^)]+)\)/.exec(css.body) ?? [];
  const cut = await get(names);
  expect([cut.headers["content-type"], cut.headers["cache-control"]]).toEqual([
    "font/ttf",
    css.headers["cache-control"],
  ]);
  expect(cut.rawPayload.byteLength).toBeLessThan(7000);
  expect((await get("/assets/../package.json")).statusCode).toBe(404);
});

test("a guide without a published home page is not open yet", async () => {
  const other = await t.make.customer();
  const reply = await t.app.inject({ url: "/", headers: { host: `${other.slug}.localhost:3000` } });
  expect(reply.body).toContain("This guide is not open yet");
  expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([404, "no-store"]);
});

test("R9.6 a site on its own domain redirects http to https and sends HSTS behind a proxy; other hosts do neither", async () => {
  const { get, call, site, host } = await guideWorld(t);
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { domain: "guide.sea.example" } } });
  const own = { host: "guide.sea.example" };
  await expect.poll(async () => (await get("/", own)).body).toContain("https://guide.sea.example/");
  const plain = await get("/devices/x?lang=km", { ...own, "x-forwarded-proto": "http" });
  expect([plain.statusCode, plain.headers.location]).toEqual([301, "https://guide.sea.example/devices/x?lang=km"]);
  const sent = await get("/feedback", { ...own, "x-forwarded-proto": "http" }, { method: "POST" });
  expect([sent.statusCode, sent.headers.location]).toEqual([308, "https://guide.sea.example/feedback"]);
  const strictOf = async (path: string, headers: Record<string, string>) => {
    const reply = await get(path, headers);
    return [reply.statusCode, reply.headers["strict-transport-security"]];
  };
  const secure = { ...own, "x-forwarded-proto": "https" };
  for (const path of ["/", "/no-such-page"])
    expect(await strictOf(path, secure), path).toEqual([path === "/" ? 200 : 404, "max-age=31536000"]);
  expect(await strictOf("/", own)).toEqual([200, undefined]);
  for (const proto of ["http", "https"]) {
    expect(await strictOf("/", { host, "x-forwarded-proto": proto })).toEqual([200, undefined]);
    expect(await strictOf("/healthz", { ...own, "x-forwarded-proto": proto })).toEqual([200, undefined]);
  }
  const internal = await get("/internal/tls-allowed?domain=guide.sea.example", { ...own, "x-forwarded-proto": "http" });
  expect(internal.headers.location).toBe(undefined);
  const challenge = await get("/.well-known/acme-challenge/token", { ...own, "x-forwarded-proto": "http" });
  expect([challenge.statusCode, challenge.headers.location]).toEqual([404, undefined]);
  expect((await get("/?lang=km&remember=1", { ...own, "x-forwarded-proto": "https" })).headers["set-cookie"]).toMatch(
    /; Secure$/,
  );
});

test("a site's former name redirects to the current one", async () => {
  const { get, call, site, host } = await guideWorld(t);
  const slug = `${site.slug.slice(0, 30)}-new`;
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { slug } } });
  await expect
    .poll(async () => (await get("/devices/x", { host })).headers.location)
    .toBe(`http://${slug}.localhost:3000/devices/x`);
});

test("an error page is self-contained and needs no second request", async () => {
  const { get, pages, customer_id } = await guideWorld(t);
  const broken = { format: 1, type: "device_page", content: {} };
  await t.database.system.deleteFrom("publications").where("page_id", "=", pages.device.id).execute();
  await t.database.system
    .insertInto("publications")
    .values({ customer_id, page_id: pages.device.id, number: 9, snapshot: JSON.stringify(broken), digest: "x" })
    .execute();
  const reply = await get(`/devices/${pages.device.slug}`);
  expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(reply.body).not.toMatch(/<link|<script|src=|at Object/);
});
