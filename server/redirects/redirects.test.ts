import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { redirectsApi } from "#contract/redirects.ts";
import { sitesApi } from "#contract/sites.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
const add = (call: Caller, path: string, to: { target?: string; page_id?: string }) =>
  call(redirectsApi.create, { body: { redirect: { path, ...to } } });

test("an old address redirects to a page or path, is listed with its target, and can be deleted", async () => {
  const call = await t.as();
  const page = await t.make.page(call.customer_id, { headline: { en: "Air mast" }, status: "published" });
  const { redirect } = await add(call, "/technologies/118", { page_id: page.id });
  expect(redirect).toMatchObject({ page: { title: "Air mast", is_public: true }, target: null, origin: "person" });
  await add(call, "/about", { target: "/" });
  const { redirects, meta } = await call(redirectsApi.list, { query: {} });
  expect(redirects.map(({ path }) => path)).toEqual(["/about", "/technologies/118"]);
  expect(meta.total_count).toBe(2);
  await call(redirectsApi.remove, { params: { id: redirect.id } });
  expect((await call(redirectsApi.list, { query: {} })).meta.total_count).toBe(1);
});

test("rejects redirect loops of any length", async () => {
  const call = await t.as();
  await expect(add(call, "/a", { target: "/a" })).rejects.toMatchObject({ body: { code: "redirect_loop" } });
  await add(call, "/a", { target: "/b" });
  await add(call, "/b", { target: "/c" });
  await expect(add(call, "/c", { target: "/a" })).rejects.toMatchObject({
    body: { code: "redirect_loop", fields: { "redirect.target": expect.any(String) } },
  });
});

test("concurrent requests cannot create a loop", async () => {
  const call = await t.as();
  const outcomes = await Promise.allSettled([
    add(call, "/x", { target: "/y" }),
    add(call, "/y", { target: "/z" }),
    add(call, "/z", { target: "/x" }),
  ]);
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("rejects the address of a page or of another redirect", async () => {
  const call = await t.as();
  const page = await t.make.page(call.customer_id, { type: "device_page", slug: "air-mast" });
  for (const path of ["/devices/air-mast", "/twice"]) {
    if (path === "/twice") await add(call, path, { target: "/" });
    await expect(add(call, path, { page_id: page.id })).rejects.toMatchObject({ body: { code: "path_taken" } });
  }
});

test.each(["technologies", "//evil.example", "/a?b", "/a#b", "/../x", "/a b", "https://evil.example/"])(
  "rejects %s as a path or target",
  async (path) => {
    const call = await t.as();
    await expect(add(call, path, { target: "/" })).rejects.toMatchObject({ status: 400 });
    await expect(add(call, "/ok", { target: path })).rejects.toMatchObject({ status: 400 });
  },
);

test("rejects another customer's page as target", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const page = await t.make.page(other.customer_id);
  await expect(add(call, "/x", { page_id: page.id })).rejects.toMatchObject({ status: 404 });
});

test("does not redirect in another customer's guide", async () => {
  const [here, elsewhere] = [await guideWorld(t), await guideWorld(t)];
  await add(elsewhere.call, "/only-elsewhere", { target: "/" });
  expect((await elsewhere.get("/only-elsewhere")).statusCode).toBe(301);
  expect((await here.get("/only-elsewhere")).statusCode).toBe(404);
});

test("a site keeps its former slugs", async () => {
  const [call, other] = [await t.as({ role: "manager" }), await t.as({ role: "manager" })];
  const rename = async (who: Caller, slug: string) => {
    const { site } = await who(sitesApi.current, { query: {} });
    return who(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { slug } } });
  };
  const { site } = await call(sitesApi.current, { query: {} });
  await rename(call, `${site.slug.slice(0, 30)}-new`);
  await expect(rename(other, site.slug)).rejects.toMatchObject({ body: { code: "slug_taken" } });
  expect((await rename(call, site.slug)).site.slug).toBe(site.slug);
});

test("counts uses by day, excluding robots and HEAD requests", async () => {
  const { call, customer_id, get, pages } = await guideWorld(t);
  const PHONE = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" };
  const former = `/devices/${pages.device.slug}`;
  await call(pagesApi.rename, { params: { id: pages.device.id }, body: { slug: "mast-at-the-quay" } });
  await add(call, "/a|b%20c", { page_id: pages.device.id });
  await add(call, "/quiet", { target: "/" });
  for (const path of ["/a|b%20c", "/a|b%20c?lang=km", former, former, former, `${former}?lang=km`])
    expect((await get(path, PHONE)).statusCode).toBe(301);
  await get("/quiet", { "user-agent": "Googlebot/2.1" });
  await get("/quiet", PHONE, { method: "HEAD" });
  await get("/nowhere", PHONE);
  await t.database.system
    .insertInto("redirect_days")
    .values({ customer_id, path: "/a|b%20c", day: "2020-01-01", uses: 500 })
    .execute();
  const used = async () =>
    Object.fromEntries(
      (await call(redirectsApi.list, { query: {} })).redirects.map(({ path, recent_uses, last_used_on }) => [
        path,
        [recent_uses, last_used_on !== null && last_used_on > "2026"],
      ]),
    );
  await expect
    .poll(used, { timeout: 20_000 })
    .toEqual({ "/a|b%20c": [2, true], [former]: [4, true], "/quiet": [0, false] });
});
