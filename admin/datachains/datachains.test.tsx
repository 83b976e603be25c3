import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderApp, renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { deviceChainApi } from "#contract/datachains.ts";
import { sitesApi } from "#contract/sites.ts";
import { ALGORITHM_SET } from "#datachain/algorithm-set.ts";
import { DEVICE_SET } from "#datachain/device-set.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// every step renders images, checks and previews, which is slow in happy-dom
vi.setConfig({ testTimeout: 60_000 });

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

async function withDevice(role: "editor" | "viewer" = "editor") {
  const me = await server.as({ role });
  const device = await server.make.device(me.customer_id, { name: "Dock Road camera" });
  return { me, id: device.id };
}
const open = (me: Person, id: string, page = "builder", transport: Transport = server.transport) =>
  renderRoute(`/inventory/devices/${id}/datachain/${page}`, { transport, token: me.token });
const chainOf = async (me: Person, id: string) => (await me(deviceChainApi.get, { params: { id } })).datachain;
const placed = async (me: Person, id: string) =>
  (await chainOf(me, id)).content.placements.map(({ element_id }) => element_id);

test("R2.30 shows every category with its state, and links to the first open one", async () => {
  const { me, id } = await withDevice();
  const { user, router } = open(me, id);
  const steps = await screen.findByRole("navigation", { name: "Categories" });
  expect(within(steps).getAllByRole("listitem")).toHaveLength(8);
  expect(within(steps).getByRole("link", { name: /Technology/ }).textContent).toContain("Not answered yet");
  await user.click(screen.getByRole("link", { name: /^Next: Accountable/ }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/builder\/accountable$/), { timeout: 20_000 });
});

test("a chain from a template opens at the first text to write, which is to do and not an error", async () => {
  const { me, id } = await withDevice();
  const body = { start: { from: "template" as const, template_id: "bin_sensor" }, lock_version: 0 };
  await me(deviceChainApi.start, { params: { id }, body });
  const { router } = open(me, id);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/builder\/accountable$/), { timeout: 20_000 });
  const steps = await screen.findByRole("navigation", { name: "Categories" });
  const [accountable] = within(steps).getAllByRole("link", { name: /Accountable/ });
  expect(accountable?.textContent).toContain("To do");
});

test.each([
  ["devices", "/inventory/devices"],
  ["algorithms", "/inventory/algorithms"],
] as const)(
  "R2.30 a datachain of %s has the builder, an address for each category, and the overview",
  async (kind, list) => {
    const me = await server.as();
    const { id } = await (kind === "devices"
      ? server.make.device(me.customer_id, { name: "Quay scanner" })
      : server.make.algorithm(me.customer_id, { name: "Quay scanner" }));
    const open = (below: string) =>
      renderRoute(`${list}/${id}/datachain${below}`, { transport: server.transport, token: me.token });
    open("/builder");
    const steps = await screen.findByRole("navigation", { name: "Categories" });
    const addresses = within(steps)
      .getAllByRole<HTMLAnchorElement>("link")
      .map(({ pathname }) => pathname);
    const ids = (kind === "devices" ? DEVICE_SET : ALGORITHM_SET).categories.map((category) => category.id);
    expect(addresses).toEqual(
      expect.arrayContaining(ids.map((category) => `${list}/${id}/datachain/builder/${category}`)),
    );
    cleanup();
    const [first] = ids;
    const { router } = open(`/builder/${first}`);
    const current = await screen.findByRole("link", { current: "step" });
    expect(current.getAttribute("href")).toBe(router.state.location.pathname);
    cleanup();
    open("/overview");
    expect(await screen.findByRole("heading", { level: 1, name: /Overview/ })).toBeTruthy();
  },
);

test("R2.6 R2.30 shows a 404 for a category missing from the vocabulary", async () => {
  const { me, id } = await withDevice();
  open(me, id, "builder/nonsense");
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});

test("saves choices, order and descriptions in two languages by itself", async () => {
  const { me, id } = await withDevice();
  const { user } = open(me, id, "builder/tech");
  await user.click(await screen.findByRole("button", { name: /^Show all/ }));
  await user.click(screen.getByRole("button", { name: /^Radar/ }));
  await user.click(screen.getByRole("button", { name: /^Photos that can identify people/ }));
  const write = async (text: string) => {
    await user.click(screen.getByRole("textbox", { name: /Details/ }));
    await user.paste(text);
  };
  await write("Reads plates.");
  await user.click(screen.getByRole("radio", { name: /Khmer/ }));
  await write("អានស្លាកលេខ");
  const card = screen.getByRole("article", { name: "Photos that can identify people" });
  await user.click(within(card).getByRole("button", { name: "Move up" }));
  await waitFor(async () => expect(await placed(me, id)).toEqual(["identifiable_image", "radar"]), { timeout: 20_000 });
  const { content } = await chainOf(me, id);
  expect(Object.values(content.placements[0]?.variables ?? {})).toEqual([{ en: "Reads plates.", km: "អានស្លាកលេខ" }]);
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
});

test("restores a removed element by undo", async () => {
  const { me, id } = await withDevice();
  const radar = newPlacement({ category_id: "tech", element_id: "radar" }, () => "p1");
  const content = { ...EMPTY_CHAIN, placements: [radar] };
  await me(deviceChainApi.save, { params: { id }, body: { datachain: { content, lock_version: 0 } } });
  const { user } = open(me, id, "builder/tech");
  await user.click(await screen.findByRole("button", { name: "More about Radar" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
  await waitFor(async () => expect(await placed(me, id)).toEqual([]), { timeout: 20_000 });
  await user.click(screen.getAllByRole("button", { name: "Undo" })[0] as HTMLElement);
  await waitFor(async () => expect(await placed(me, id)).toEqual(["radar"]), { timeout: 20_000 });
});

test("withholds a category, with a reason that the check requires", async () => {
  const { me, id } = await withDevice();
  const { user } = open(me, id, "builder/storage");
  await user.click(await screen.findByRole("button", { name: "Do not disclose" }));
  await waitFor(() => expect(screen.getAllByText(/no reason is given/).length).toBeGreaterThan(0));
  await user.click(screen.getByRole("textbox", { name: "Why is it not disclosed?" }));
  await user.paste("For security.");
  await waitFor(
    async () => expect((await chainOf(me, id)).content.undisclosed).toEqual({ storage: { en: "For security." } }),
    {
      timeout: 20_000,
    },
  );
  expect(screen.queryByText(/no reason is given/)).toBeNull();
});

test("finds elements in any language", async () => {
  const { me, id } = await withDevice();
  const { user } = open(me, id, "builder/tech");
  const picker = await screen.findByRole("region", { name: /^Add to/ });
  await user.click(within(picker).getByRole("searchbox"));
  await user.paste("dron");
  await waitFor(() => expect(within(picker).getAllByRole("listitem").length).toBeLessThan(4));
  expect(within(picker).getByRole("button", { name: /drone|aircraft/i })).toBeTruthy();
});

test("merges concurrent saves, and asks when both changed the same text", async () => {
  const { me, id } = await withDevice();
  const radar = newPlacement({ category_id: "tech", element_id: "radar" }, () => "p1");
  const save = async (text: string) => {
    const { lock_version } = await chainOf(me, id);
    const content = { ...EMPTY_CHAIN, placements: [{ ...radar, variables: { additional_description: { en: text } } }] };
    await me(deviceChainApi.save, { params: { id }, body: { datachain: { content, lock_version } } });
  };
  await save("Old.");
  const { user } = open(me, id, "builder/tech#placement-p1");
  const field = await screen.findByDisplayValue("Old.");
  await save("Theirs.");
  await user.clear(field);
  await user.paste("Mine.");
  await user.click(await screen.findByRole("button", { name: "Review" }, { timeout: 20_000 }));
  const card = await screen.findByRole("region", { name: /Radar/ });
  expect(card.textContent).toContain("Mine.");
  expect(card.textContent).toContain("Theirs.");
  await user.click(within(card).getByRole("radio", { name: "Keep mine" }));
  await user.click(screen.getByRole("button", { name: "Save merged version" }));
  await waitFor(
    async () =>
      expect((await chainOf(me, id)).content.placements[0]?.variables).toEqual({
        additional_description: { en: "Mine." },
      }),
    { timeout: 20_000 },
  );
});

test("loses nothing offline: reports it, retries, and restores it after a reload", async () => {
  const { me, id } = await withDevice();
  let isOnline = true;
  const shaky: Transport = (path, init) =>
    isOnline || init.method === "GET" ? server.transport(path, init) : Promise.reject(new TypeError("offline"));
  const first = open(me, id, "builder/purpose", shaky);
  isOnline = false;
  await first.user.click(await screen.findByRole("button", { name: /^Buying/ }));
  expect(await screen.findByText("Not saved: trying again…", undefined, { timeout: 20_000 })).toBeTruthy();
  first.unmount();
  isOnline = true;
  open(me, id, "builder/purpose");
  expect((await screen.findByRole("button", { name: /^Buying/ })).getAttribute("aria-pressed")).toBe("true");
  await waitFor(async () => expect(await placed(me, id)).toEqual(["commerce"]), { timeout: 20_000 });
});

test("R2.30 lets a viewer read the builder and change nothing", async () => {
  const { me, id } = await withDevice("viewer");
  open(me, id, "builder/tech");
  expect(await screen.findByRole("heading", { level: 2, name: /technology/i })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Do not disclose" })).toBeNull();
  expect(screen.queryByRole("region", { name: /^Add to/ })).toBeNull();
});

test("names parts of an imported document that are not taken over", async () => {
  const { me, id } = await withDevice();
  const { user } = open(me, id, "");
  await user.click(await screen.findByRole("button", { name: /Import JSON/ }));
  const document = {
    datachain: { type: "device" },
    instance: {
      description: [{ locale: "en", value: "Watches the dock." }],
      elements: [{ element_id: "radar", category_id: "device__tech" }],
      linked_instance_ids: [7],
    },
  };
  await user.click(await screen.findByRole("textbox", { name: "Document" }));
  await user.paste(JSON.stringify(document));
  await user.click(screen.getByRole("button", { name: "Use this" }));
  expect(
    await screen.findByText(
      "The description was not imported. Add it to the summary. Links to other datachains were not imported.",
    ),
  ).toBeTruthy();
  expect(await placed(me, id)).toEqual(["radar"]);
});

const startWith = async (me: Person, id: string, placements: ReturnType<typeof newPlacement>[]) => {
  const { lock_version } = await chainOf(me, id);
  const content = { ...EMPTY_CHAIN, placements };
  await me(deviceChainApi.save, { params: { id }, body: { datachain: { content, lock_version } } });
};
const put = (category_id: string, element_id: string, id: string) =>
  newPlacement({ category_id, element_id }, () => id);

test("names the category in title, heading and breadcrumbs, and focuses the question of the next one", async () => {
  const { me, id } = await withDevice();
  const { user } = renderApp(`/inventory/devices/${id}/datachain/builder/tech`, {
    transport: server.transport,
    token: me.token,
  });
  expect(await screen.findByRole("heading", { level: 1, name: /Dock Road camera Technology/ })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Technology · Dock Road camera · Guidepost"));
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumbs" });
  expect(
    within(crumbs)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Devices", "Dock Road camera", "Datachain"]);
  expect(within(crumbs).getByText("Technology").getAttribute("aria-current")).toBe("page");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(document.title).toBe("Type of data · Dock Road camera · Guidepost"), { timeout: 20_000 });
  expect(screen.getByRole("heading", { level: 1, name: /Type of data/ })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: /What data/ })),
  );
});

test("says 'No identifying data' only of elements that sense people", async () => {
  const { me, id } = await withDevice();
  await startWith(me, id, [put("purpose", "mobility", "p1"), put("tech", "radar", "p2")]);
  open(me, id, "builder/purpose");
  const purpose = await screen.findByRole("article", { name: "Getting around" });
  expect(purpose.textContent).not.toContain("No identifying data");
  expect(screen.queryByRole("radio", { name: /^No identifying data/ })).toBeNull();
});

test("says of a technology that it does not identify people", async () => {
  const { me, id } = await withDevice();
  await startWith(me, id, [put("tech", "radar", "p2")]);
  open(me, id, "builder/tech");
  expect((await screen.findByRole("article", { name: "Radar" })).textContent).toContain("No identifying data");
});

test("compares versions by the names of organizations, fields and places", async () => {
  const { me, id } = await withDevice();
  const [city, vendor] = await Promise.all(
    ["City of Seaview", "TransitVision"].map((name) => server.make.organization(me.customer_id, { name })),
  );
  const who = { ...put("accountable", "institution", "p1"), organization_id: city?.id ?? "" };
  const kept = put("retention", "data_retained", "p4");
  await startWith(me, id, [who, put("purpose", "mobility", "p2"), put("purpose", "inform", "p3"), kept]);
  const { content, lock_version } = await chainOf(me, id);
  const [first, mobility, inform, retention] = content.placements;
  if (!first || !mobility || !inform || !retention) throw new Error("four were placed");
  await server.services.database.system
    .updateTable("datachain_versions")
    .set({ updated_at: "2026-01-01T00:00:00Z", created_at: "2026-01-01T00:00:00Z" })
    .where("customer_id", "=", me.customer_id)
    .execute();
  const next = [
    { ...first, organization_id: vendor?.id ?? "" },
    inform,
    mobility,
    { ...retention, variables: { duration: { en: "30 days" } } },
    put("storage", "stored_locally", "p5"),
  ];
  await me(deviceChainApi.save, {
    params: { id },
    body: { datachain: { content: { ...content, placements: next }, lock_version } },
  });
  const { user } = open(me, id, "overview");
  await user.click(await screen.findByRole("button", { name: "Compare with current, Version 1" }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(within(dialog).getAllByRole("listitem").length).toBe(4));
  const told = within(dialog)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  expect(told).toEqual([
    "ChangedAccountable › TransitVision › OrganizationBeforeCity of SeaviewNowTransitVision",
    "AddedRetention › Data is kept › How long › EnglishBeforenothingNow30 days",
    "AddedStorage › Stored in this country",
    expect.stringMatching(/^MovedPurpose › (Information|Getting around)BeforePosition \dNowPosition \d$/),
  ]);
  expect(dialog.textContent).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

test("calls no language of an accountable body missing while its organization gives name and description", async () => {
  const me = await server.as({ role: "manager" });
  const { site } = await me(sitesApi.current, { query: {} });
  await me(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales: ["en", "es"] } } });
  const { id } = await server.make.device(me.customer_id, { name: "Dock Road camera" });
  const city = await server.make.organization(me.customer_id, { name: "City of Seaview" });
  const body = put("accountable", "public_body", "p1");
  await startWith(me, id, [body]);
  const first = open(me, id, "builder/accountable#placement-p1");
  expect(await screen.findByRole("radio", { name: /Spanish.*missing/ })).toBeTruthy();
  first.unmount();
  await startWith(me, id, [{ ...body, organization_id: city.id }]);
  open(me, id, "builder/accountable#placement-p1");
  const spanish = await screen.findByRole("radio", { name: /Spanish/ });
  expect(spanish.textContent).not.toContain("missing");
});
