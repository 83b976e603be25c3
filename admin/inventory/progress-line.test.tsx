import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { locationsApi } from "#contract/locations.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { chainContent } from "#server/testing/page-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });
const server = await shareTestApp();

/** A camera from a template, on a site with these languages. */
async function camera(locales: readonly string[] = ["en"]) {
  const me = await server.as();
  await server.database.system
    .updateTable("sites")
    .set({ locales: [...locales], default_locale: "en" })
    .where("customer_id", "=", me.customer_id)
    .execute();
  const { device } = await me(devicesApi.create, {
    query: {},
    body: { device: { name: "Quay camera" }, start: { from: "template", template_id: "cctv" } },
  });
  const open = (path = `/inventory/devices/${device.id}`) =>
    renderRoute(path, { transport: server.transport, token: me.token });
  return { me, id: device.id, open };
}
const line = () => screen.findByRole("region", { name: "From description to sign" });
const nextOf = async (role: "link" | "button" = "link") => within(await line()).findByRole(role, { name: /^Next: / });

test("leads a new device from errors to place, page, publication, code and sign", async () => {
  const { me, id, open } = await camera();
  const params = { id };
  const { unmount } = open();
  const fix = await nextOf();
  expect(fix.textContent).toBe("Next: Finish the description");
  expect(fix.getAttribute("href")).toBe(`/inventory/devices/${id}/datachain/builder`);
  unmount();

  const { datachain } = await me(deviceChainApi.get, { params });
  const content = chainContent();
  await me(deviceChainApi.save, { params, body: { datachain: { content, lock_version: datachain.lock_version } } });
  const overview = open(`/inventory/devices/${id}/datachain/overview`);
  expect((await nextOf()).getAttribute("href")).toBe(`/inventory/devices/${id}/locations?place=new`);
  overview.unmount();

  await me(locationsApi.create, { params: { device_id: id }, query: {}, body: { location: { address: "Quay 1" } } });
  const { user, router, unmount: leave } = open();
  await user.click(await nextOf("button"));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/guide-app\/pages\/devices\//));
  const { device } = await me(devicesApi.get, { params, query: {} });
  const page_id = device.page?.id ?? "";
  expect((await nextOf()).getAttribute("href")).toBe(`/guide-app/pages/devices/${page_id}?publish`);
  leave();

  await me(publicationsApi.publish, { params: { id: page_id }, body: {} });
  const published = open(`/guide-app/pages/devices/${page_id}`);
  expect((await nextOf()).getAttribute("href")).toBe(`/short-codes?new=code&page_id=${page_id}`);
  published.unmount();

  const target = { type: "page", page_id } as const;
  const { short_code } = await me(shortCodesApi.create, { body: { short_code: { target } } });
  const coded = open();
  expect((await nextOf()).getAttribute("href")).toBe(`/short-codes/signs?codes=${short_code.code}`);
  coded.unmount();

  const signs = open(`/short-codes/signs?codes=${short_code.code}`);
  await signs.user.click(await screen.findByRole("button", { name: "Record that the sign was installed" }));
  expect(await screen.findByText(/^Sign installed on/)).toBeTruthy();
  signs.unmount();
  open();
  expect(await within(await line()).findByText("Every step is done")).toBeTruthy();
});

test("names a location's new code among the changes, without crediting whoever saved the location", async () => {
  const { me, id, open } = await camera();
  const { page } = await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: id } } });
  const params = { id };
  const { datachain } = await me(deviceChainApi.get, { params });
  await me(deviceChainApi.save, {
    params,
    body: { datachain: { content: chainContent(), lock_version: datachain.lock_version } },
  });
  const { location } = await me(locationsApi.create, {
    params: { device_id: id },
    query: {},
    body: { location: { address: "Quay 1", lat: 41.4901, lng: -71.3123 } },
  });
  await me(publicationsApi.publish, { params: { id: page.id }, body: {} });
  const target = { type: "location", location_id: location.id } as const;
  const { short_code } = await me(shortCodesApi.create, { body: { short_code: { target } } });
  open(`/guide-app/pages/devices/${page.id}?publish`);
  const change = (await screen.findByText(short_code.code)).closest("li")!;
  expect(within(change).getByText("Code on the sign")).toBeTruthy();
  expect(change.textContent).not.toContain("You");
});

test("suggests the missing translations after the page, and allows publishing first", async () => {
  const { me, id, open } = await camera(["en", "km"]);
  const { page } = await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: id } } });
  await me(locationsApi.create, { params: { device_id: id }, query: {}, body: { location: { address: "Quay 1" } } });
  const params = { id };
  const { datachain } = await me(deviceChainApi.get, { params });
  const content = chainContent();
  await me(deviceChainApi.save, { params, body: { datachain: { content, lock_version: datachain.lock_version } } });
  open();
  expect((await nextOf()).getAttribute("href")).toBe(`/guide-app/pages/devices/${page.id}?translate=km`);
  const publish = within(await line()).getByRole("link", { name: "Publication" });
  expect(publish.getAttribute("href")).toBe(`/guide-app/pages/devices/${page.id}?publish`);
  expect(within(await line()).getByText("1 language left")).toBeTruthy();
});

test("shows a viewer the progress without a button", async () => {
  const { me, id } = await camera();
  const viewer = await server.as({ customer_id: me.customer_id, role: "viewer" });
  renderRoute(`/inventory/devices/${id}`, { transport: server.transport, token: viewer.token });
  expect(within(await line()).getAllByRole("listitem").length).toBeGreaterThan(5);
  expect(within(await line()).queryByRole("link", { name: /^Next/ })).toBeNull();
});
