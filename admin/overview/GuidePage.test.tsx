import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp, renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { suggestionsApi } from "#contract/suggestions.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { decodeQR } from "qr/decode.js";
import { drawQr } from "#datachain/draw-qr.ts";

// dialogs and typing are slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });
const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;
const at = (token: string, transport: Transport = server.transport) => renderRoute("/guide-app", { transport, token });
const card = async (name: string) => within(await screen.findByRole("region", { name }));

async function makePage(me: Person, name: string) {
  const content = { ...emptyPageContent("collection_page"), headline: { en: name }, body: { en: "Words." } };
  return (await me(pagesApi.create, { body: { page: { type: "collection_page", content } } })).page;
}

test("R2.16 counts what residents can read, each count linking to those pages", async () => {
  const me = await server.as();
  await server.make.page(me.customer_id, { status: "published" });
  await server.make.page(me.customer_id, { status: "published", has_changes: true });
  await server.make.page(me.customer_id, {});
  at(me.token);
  const site = await card("The site");
  await waitFor(() => expect(site.getByText("of 4").parentElement?.textContent).toBe("3 of 4"));
  const lines = site.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual(["Up to date2", "Public, with changes1", "Draft1", "Withdrawn0"]);
  expect(site.getByRole("link", { name: "Draft" }).getAttribute("href")).toBe("/guide-app/pages?state=draft");
  expect(screen.getByRole("link", { name: "Review 1 changed page" }).getAttribute("href")).toBe(
    "/guide-app/pages?state=changed",
  );
});

test("links problems to the filtered list, and sums up the rest in one line", async () => {
  const me = await server.as();
  await server.make.page(me.customer_id, { error_count: 1 });
  await server.make.page(me.customer_id, { status: "published" });
  at(me.token);
  const health = await card("Health");
  const errors = await health.findByRole("link", { name: "Errors" });
  expect(errors.getAttribute("href")).toBe("/guide-app/pages?has_errors=true");
  expect(errors.closest("li")?.textContent).toMatch(/1page$/);
  expect(health.getByRole("link", { name: "No photo" }).getAttribute("href")).toBe("/guide-app/pages?has_image=false");
  const unsigned = health.getByRole("link", { name: "No short code" });
  expect(unsigned.closest("li")?.textContent).toMatch(/1page$/);
  expect(unsigned.getAttribute("href")).toBe("/guide-app/pages?state=published&state=changed&has_code=false");
  expect(health.getByText(/^No problems: .*Reviews due/)).toBeTruthy();
});

test("copies the address, and its QR code decodes to it", async () => {
  const me = await server.as();
  await server.database.system
    .updateTable("sites")
    .set({ domain: `${me.customer_id}.example.org` })
    .where("customer_id", "=", me.customer_id)
    .execute();
  const { user } = at(me.token);
  const site = await card("The site");
  const copied = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(await site.findByRole("button", { name: "Copy address" }));
  expect(copied).toHaveBeenCalledWith(`https://${me.customer_id}.example.org`);
  expect(site.getByRole("img", { name: "QR code of the home page" })).toBeTruthy();
  expect(site.getByRole("button", { name: "SVG" })).toBeTruthy();
});

test("draws a code that decodes to its address", () => {
  const text = "https://guide.seaview.example";
  const { size, path } = drawQr(text);
  const [scale, quiet] = [4, 4];
  const width = (size + 2 * quiet) * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const paint = (x: number, y: number) => {
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const pixel = ((y + quiet) * scale + row) * width + (x + quiet) * scale + column;
        data.set([0, 0, 0, 255], pixel * 4);
      }
  };
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(run); step += 1) paint(Number(x) + step, Number(y));
  expect(decodeQR({ width, height: width, data })).toBe(text);
});

test("lists schedules with their zone, and cancels one", async () => {
  const me = await server.as();
  const { id } = await makePage(me, "Harbour");
  await me(publicationsApi.schedule, { params: { id }, body: { action: "publish", at: "2040-11-17T08:00" } });
  const { user } = at(me.token);
  const scheduled = await card("Scheduled");
  expect((await scheduled.findByRole("link", { name: "Publish Harbour" })).getAttribute("href")).toBe(
    `/guide-app/pages/collections/${id}`,
  );
  expect(scheduled.getByText("Nov 17, 2040").parentElement?.textContent).toMatch(/^Nov 17, 20408:00 AM \(UTC.*\)$/);
  await user.click(scheduled.getByRole("button", { name: "Cancel: Publish Harbour" }));
  await waitFor(async () => expect((await me(publicationsApi.schedules, { query: {} })).schedules).toEqual([]));
  expect(await scheduled.findByText("Nothing is scheduled.")).toBeTruthy();
});

test("says that a schedule will hide a place that was hidden since", async () => {
  const { call, pages, customer_id } = await guideWorld(server);
  const { id, device_id } = pages.device;
  const place = await server.make.location(customer_id, device_id, { lat: 1, lng: 2 });
  await call(publicationsApi.schedule, { params: { id }, body: { action: "publish", at: "2040-11-17T08:00" } });
  await server.database.system
    .updateTable("locations")
    .set({ precision: "hidden" })
    .where("id", "=", place.id)
    .execute();
  at(call.token);
  const scheduled = await card("Scheduled");
  expect(await scheduled.findByText(/^1 location was hidden or made less precise since/)).toBeTruthy();
});

test("links to the list of pages for more than twenty schedules", async () => {
  const me = await server.as();
  for (let count = 0; count < 21; count += 1) {
    const { id } = await makePage(me, `Harbour ${count}`);
    await me(publicationsApi.schedule, { params: { id }, body: { action: "publish", at: "2040-11-17T08:00" } });
  }
  at(me.token);
  const scheduled = await card("Scheduled");
  const all = await scheduled.findByRole("link", { name: "Show everything scheduled" });
  expect(all.getAttribute("href")).toBe("/guide-app/pages?is_scheduled=true");
  expect(scheduled.getAllByRole("listitem")).toHaveLength(20);
});

test("lists recent changes with who did what, linking to the page", async () => {
  const me = await server.as();
  const { id } = await makePage(me, "Harbour");
  await me(publicationsApi.publish, { params: { id }, body: {} });
  at(me.token);
  const recent = await card("Recent changes");
  const published = await recent.findByText(/published/);
  expect(published.textContent).toBe("You published Harbour, version 1");
  expect(within(published).getByRole("link", { name: "Harbour" }).getAttribute("href")).toBe(
    `/guide-app/pages/collections/${id}`,
  );
});

test("lists suggestions and decisions among recent changes, linking to both", async () => {
  const me = await server.as();
  const device = await server.make.device(me.customer_id, { name: "Dock Road camera" });
  const { id, share_link_id } = await server.make.suggestion(me.customer_id, device.id, { proposer: "TransitVision" });
  await me(suggestionsApi.decide, { body: { decisions: [{ id, decision: "decline" }] } });
  at(me.token);
  const recent = await card("Recent changes");
  const lines = [await recent.findByText(/declined/), recent.getByText(/made/)];
  expect(lines.map((line) => line.textContent)).toEqual([
    "You declined 1 suggestion for Dock Road camera",
    "TransitVision made 1 suggestion for Dock Road camera",
  ]);
  expect(recent.getAllByRole("link", { name: "Dock Road camera" }).map((link) => link.getAttribute("href"))).toEqual([
    `/guide-app/suggestions?state=decided&thread=${share_link_id}`,
    `/guide-app/suggestions?thread=${share_link_id}`,
  ]);
});

test("loads its figures in one request, and reports a failure", async () => {
  const me = await server.as();
  const asked: string[] = [];
  let isDown = true;
  const { user } = at(me.token, (path, init) => {
    if (!path.includes("/web/overview")) return server.transport(path, init);
    asked.push(path);
    return isDown
      ? Promise.resolve(Response.json({ code: "internal", message: "" }, { status: 500 }))
      : server.transport(path, init);
  });
  expect(await screen.findByText("The overview did not load")).toBeTruthy();
  isDown = false;
  asked.length = 0;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await card("Health")).toBeTruthy();
  expect(asked).toEqual(["/api/v1/web/overview?locale=en"]);
});

test("R2.16 marks the sidebar link as current on the overview's own address only", async () => {
  const me = await server.as();
  const { user, router } = renderApp("/guide-app", { transport: server.transport, token: me.token });
  const nav = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(nav.getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBe("page");
  await user.click(nav.getByRole("link", { name: /^Pages/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/guide-app/pages"));
  await waitFor(() => expect(nav.getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBeNull());
});

test("lets a viewer read the overview and cancel nothing", async () => {
  const me = await server.as();
  const { id } = await makePage(me, "Harbour");
  await me(publicationsApi.schedule, { params: { id }, body: { action: "publish", at: "2040-11-17T08:00" } });
  const viewer = await server.as({ customer_id: me.customer_id, role: "viewer" });
  at(viewer.token);
  const scheduled = await card("Scheduled");
  expect(await scheduled.findByText("Publish Harbour")).toBeTruthy();
  expect(scheduled.queryByRole("button")).toBeNull();
});
