import { sql } from "kysely";
import { expect, test } from "vitest";
import { pagesApi } from "#contract/pages.ts";
import { sitesApi } from "#contract/sites.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
type World = Awaited<ReturnType<typeof guideWorld>>;

const remove = ({ call, site: { id, slug } }: Pick<World, "call" | "site">, typed = slug) =>
  call(sitesApi.remove, { params: { id }, query: { slug: typed } });
const restore = ({ call, site: { id } }: World) => call(sitesApi.restore, { params: { id }, query: {} });

/** Backdates the deletion and runs the sweep. */
async function sweepAfter({ site }: World, hours: number) {
  await t.database.system
    .updateTable("sites")
    .set({ deleted_at: sql`now() - make_interval(hours => ${hours})` })
    .where("id", "=", site.id)
    .execute();
  t.queued.push({ name: "sweep", payload: {} } as never);
  await t.work();
}

const rowsOf = async ({ customer_id }: World, table: "pages" | "publications" | "page_revisions" | "redirects") =>
  (
    await t.database.system
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("customer_id", "=", customer_id)
      .executeTakeFirstOrThrow()
  ).count;

const readsOf = async ({ get }: World) => {
  const { statusCode, body } = await get("/");
  return [statusCode, /<h1[^>]*>([^<]*)/.exec(body)?.[1]];
};

test("a manager deletes the guide by typing its short name: residents read that it has ended, and other roles cannot delete it", async () => {
  const world = await guideWorld(t);
  const editor = await t.as({ role: "editor", customer_id: world.customer_id });
  await expect(remove({ call: editor, site: world.site })).rejects.toMatchObject({ status: 403 });
  await expect(remove(world, "seaview guide")).rejects.toMatchObject({
    status: 400,
    body: { fields: { slug: expect.stringContaining(world.site.slug) } },
  });
  expect((await readsOf(world))[0]).toBe(200);
  const { site } = await remove(world);
  expect(site).toMatchObject({ deleted_at: expect.any(String), erased_at: null });
  await expect.poll(() => readsOf(world)).toEqual([410, "This guide has ended"]);
  expect((await world.get("/code?code=7kd2mp")).statusCode).toBe(410);
  expect((await world.get("/", { "accept-language": "km" })).body).toContain("ត្រូវបានបញ្ចប់");
});

test("restores a deleted guide within a day, with its domain and every page", async () => {
  const world = await guideWorld(t);
  const { call, site } = world;
  const domain = `${site.slug}.example`;
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { domain } } });
  const pages = await rowsOf(world, "pages");
  await remove(world);
  await sweepAfter(world, 23);
  expect((await restore(world)).site).toMatchObject({ deleted_at: null, domain });
  expect(await rowsOf(world, "pages")).toBe(pages);
  await expect.poll(() => readsOf(world)).toEqual([200, expect.any(String)]);
});

test("after a day pages, history and domain are gone, the short name shows a notice, and a new guide can be started", async () => {
  const world = await guideWorld(t);
  const { call, site, customer_id } = world;
  const domain = `${site.slug}-two.example`;
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { domain } } });
  const { id: link_id } = await t.make.shareLink({
    customer_id,
    redirect_to: `/guide-app/pages/devices/${world.pages.device.id}`,
  });
  await remove(world);
  await sweepAfter(world, 25);
  expect(await Promise.all([rowsOf(world, "publications"), rowsOf(world, "redirects")])).toEqual([0, 0]);
  expect(await t.database.system.selectFrom("share_links").select("id").where("id", "=", link_id).execute()).toEqual(
    [],
  );
  const { site: ended } = await call(sitesApi.current, { query: {} });
  expect(ended).toMatchObject({ domain: null, erased_at: expect.any(String), slug: site.slug });
  expect(ended.name).toBe("Seaview guide");
  await expect.poll(async () => (await readsOf(world))[0]).toBe(410);
  const other = await t.as({ role: "manager" });
  const { site: theirs } = await other(sitesApi.current, { query: {} });
  await other(sitesApi.update, { params: { id: theirs.id }, query: {}, body: { site: { domain } } });

  expect((await restore(world)).site).toMatchObject({ deleted_at: null, erased_at: null });
  expect((await call(pagesApi.search, { query: {} })).meta.total_count).toBe(0);
  const { page: home } = await call(pagesApi.home, {});
  expect(home.content.headline).toEqual({ en: "Seaview guide", km: "មគ្គុទ្ទេសក៍ស៊ីវ្យូ" });
  t.queued.push({ name: "compare_pages", payload: {} } as never);
  await t.work();
  await expect.poll(() => readsOf(world)).toEqual([200, expect.any(String)]);
});

test("deleting and restoring are idempotent", async () => {
  const world = await guideWorld(t);
  const { site: first } = await remove(world);
  expect((await remove(world)).site).toEqual(first);
  const { site: back } = await restore(world);
  expect((await restore(world)).site).toEqual(back);
});
