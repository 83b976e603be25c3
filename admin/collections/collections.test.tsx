import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { labelsApi } from "#contract/labels.ts";
import { EMPTY_COLLECTION, emptyPageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { relationshipsApi } from "#contract/relationships.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });

const LONG = { timeout: 20_000 };
const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

const open = (me: Person, path: string) =>
  renderRoute(`/guide-app/pages/${path}`, { transport: server.transport, token: me.token });
const contentOf = async (me: Person, id: string) => (await me(pagesApi.read, { params: { id } })).page.content;

async function devicePage(me: Person, name: string) {
  const device = await server.make.device(me.customer_id, { name });
  const { page } = await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } });
  return page.id;
}

async function collection(me: Person, settings: Partial<typeof EMPTY_COLLECTION> = {}) {
  const content = {
    ...emptyPageContent("collection_page"),
    headline: { en: "Harbour" },
    collection: { ...EMPTY_COLLECTION, ...settings },
  };
  const { page } = await me(pagesApi.create, { body: { page: { type: "collection_page", content } } });
  return page.id;
}

test("R2.22 creates a collection with a headline and a rule", async () => {
  const me = await server.as();
  const { user, router } = open(me, "collections/new");
  await user.click(await screen.findByRole("button", { name: "Create collection" }, LONG));
  expect(screen.getByText("Enter a headline")).toBeTruthy();
  await user.click(screen.getByRole("textbox", { name: "Headline" }));
  await user.paste("Along the harbour");
  await user.click(screen.getByRole("radio", { name: /By type/ }));
  await user.click(screen.getByRole("checkbox", { name: "Devices" }));
  await user.click(screen.getByRole("button", { name: "Create collection" }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/collections\/[\w-]{36}\/pages$/), LONG);
  const { items } = await me(pagesApi.search, { query: { type: ["collection_page"] } });
  expect(items.map(({ title }) => title)).toEqual(["Along the harbour"]);
  const made = await contentOf(me, items[0]?.id ?? "");
  expect(made.collection).toMatchObject({ rule: "type", types: ["device_page"] });
});

test("R2.23 adds, orders and removes pages by hand, with undo", async () => {
  const me = await server.as();
  const [mast, bin] = [await devicePage(me, "Air mast"), await devicePage(me, "Smart bin")];
  const id = await collection(me, { members: [{ id: mast }] });
  const membersNow = async () => (await contentOf(me, id)).collection?.members.map((one) => one.id);
  const { user } = open(me, `collections/${id}/pages`);
  const box = await screen.findByRole("combobox", { name: "Find a page to add" }, LONG);
  await user.click(box);
  await user.click(await screen.findByRole("option", { name: /Smart bin/ }, LONG));
  await waitFor(async () => expect(await membersNow()).toEqual([mast, bin]), LONG);
  await user.click(await screen.findByRole("button", { name: "Move “Smart bin” up" }, LONG));
  await waitFor(async () => expect(await membersNow()).toEqual([bin, mast]), LONG);
  await user.click(screen.getByRole("button", { name: "Remove “Smart bin”" }));
  await waitFor(async () => expect(await membersNow()).toEqual([mast]), LONG);
});

test("R2.23 groups members under the headings residents will see, with what each knows about people", async () => {
  const me = await server.as();
  const quay = await server.make.device(me.customer_id, { name: "Quay counter", identifiability: "de_identified" });
  const bin = await server.make.device(me.customer_id, { name: "Smart bin", identifiability: "none" });
  const beach = await server.make.device(me.customer_id, { name: "Beach Wi-Fi", identifiability: "identifiable" });
  for (const [device, place] of [
    [quay, "Ferry Terminal"],
    [bin, "Beach"],
    [beach, "Ferry Terminal"],
  ] as const)
    await server.make.location(me.customer_id, device.id, { name: { en: place } });
  const pageOf = async (subject_id: string) =>
    (await me(pagesApi.create, { body: { page: { type: "device_page", subject_id } } })).page.id;
  const [one, two, three] = [await pageOf(quay.id), await pageOf(bin.id), await pageOf(beach.id)];
  const id = await collection(me, { group_by: "place", members: [{ id: one }, { id: two }, { id: three }] });
  const { user } = open(me, `collections/${id}/pages`);
  const ferry = await screen.findByRole("list", { name: "Ferry Terminal" }, LONG);
  expect(
    within(ferry)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Quay counter", "Beach Wi-Fi"]);
  expect(screen.getByRole("heading", { name: /^Ferry Terminal\s*2$/ })).toBeTruthy();
  expect(within(screen.getByRole("list", { name: "Beach" })).getByText("3")).toBeTruthy();
  await user.click(within(ferry).getByRole("button", { name: "Move “Beach Wi-Fi” up" }));
  await waitFor(
    async () =>
      expect((await contentOf(me, id)).collection?.members.map((member) => member.id)).toEqual([three, one, two]),
    LONG,
  );
});

test("R2.23 includes every public page with the label, and can leave one out", async () => {
  const me = await server.as();
  const { label } = await me(labelsApi.create, { body: { label: { name: "Waterfront", color: "#0f766e" } } });
  const headline = { en: "Air mast" };
  const { id: mast } = await server.make.page(me.customer_id, { type: "device_page", status: "published", headline });
  const draft = await devicePage(me, "Draft bin");
  await me(pagesApi.labelMany, { body: { ids: [mast, draft], add: [label.id], remove: [] } });
  await server.make.page(me.customer_id, { type: "device_page", status: "published", headline: { en: "Other" } });
  const id = await collection(me, { rule: "label", label_ids: [label.id] });
  const { user } = open(me, `collections/${id}/pages`);
  const list = await screen.findByRole("list", { name: "Pages" }, LONG);
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1), LONG);
  await user.click(within(list).getByRole("button", { name: "Leave out “Air mast”" }));
  await waitFor(async () => expect((await contentOf(me, id)).collection?.left_out).toEqual([{ id: mast }]), LONG);
  expect(await within(list).findByRole("button", { name: "Include “Air mast” again" })).toBeTruthy();
});

test("R2.20 links pages from either side, and removes the link with undo", async () => {
  const me = await server.as();
  const [camera, forecast] = [await devicePage(me, "Camera"), await devicePage(me, "Forecast")];
  const { user } = open(me, `devices/${camera}/relationships`);
  await user.click(await screen.findByRole("combobox", { name: "Other page" }, LONG));
  await user.click(await screen.findByRole("option", { name: /Forecast/ }, LONG));
  expect(screen.getByText("On the other page").nextElementSibling?.textContent).toBe("Gets data from Camera");
  await user.click(screen.getByRole("button", { name: "Add link" }));
  const remove = await screen.findByRole("button", { name: "Remove link to “Forecast”" }, LONG);
  const linksOf = async (id: string) => (await me(relationshipsApi.list, { params: { id } })).relationships;
  expect((await linksOf(forecast)).map(({ type, direction }) => [type, direction])).toEqual([["sends_data_to", "in"]]);
  await user.click(remove);
  await waitFor(async () => expect(await linksOf(forecast)).toEqual([]), LONG);
  const message = await screen.findByText("The link to “Forecast” was removed", {}, LONG);
  const toast = message.closest("li") as HTMLElement;
  await user.click(within(toast).getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await linksOf(forecast)).toHaveLength(1), LONG);
});

test("R2.19 saves the home page's announcement, opening and featured pages as one document", async () => {
  const me = await server.as();
  const mast = await devicePage(me, "Air mast");
  const { user } = open(me, "home");
  await user.click(await screen.findByRole("switch", { name: "Show the announcement" }, LONG));
  const announcement = within(screen.getByRole("region", { name: "Announcement" }));
  expect(await announcement.findByText(/^End of that day, the site’s time \(UTC.*\)$/)).toBeTruthy();
  await user.click(announcement.getByRole("textbox", { name: "Text" }));
  await user.paste("Tell us what you think");
  await user.click(screen.getByRole("textbox", { name: /^Introduction/ }));
  await user.paste("What each one does");
  await user.click(screen.getByRole("combobox", { name: "Add a collection or page" }));
  await user.click(await screen.findByRole("option", { name: /Air mast/ }, LONG));
  await waitFor(async () => {
    const { home, subtitle } = (await me(pagesApi.home, {})).page.content;
    // the guide shows it under the headline of its first page
    expect(subtitle).toMatchObject({ en: "What each one does" });
    expect(home).toMatchObject({
      show_announcement: true,
      announcement: { en: "Tell us what you think" },
      featured: [{ id: mast }],
    });
  }, LONG);
  expect(await screen.findByText(/Left out until it is published/, {}, LONG)).toBeTruthy();
  expect(await screen.findByText("1 page in the list is not public", {}, LONG)).toBeTruthy();
});

test("R2.23 lists all manually chosen pages when there are more than one request takes", async () => {
  const me = await server.as();
  const members: { id: string }[] = [];
  for (let at = 1; at <= 53; at += 1) {
    const { id } = await server.make.page(me.customer_id, { type: "device_page", headline: { en: `Sensor ${at}` } });
    members.push({ id });
  }
  const id = await collection(me, { members });
  open(me, `collections/${id}/pages`);
  const rows = await screen.findByRole("list", { name: "Pages" }, LONG);
  expect(await within(rows).findByRole("link", { name: "Sensor 1" }, LONG)).toBeTruthy();
  expect(await within(rows).findByRole("link", { name: "Sensor 53" }, LONG)).toBeTruthy();
});
