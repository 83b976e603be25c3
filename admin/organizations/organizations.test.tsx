import { configure, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { uuidv7 } from "uuidv7";
import { renderRoute } from "#admin/testing/render.tsx";
import { organizationsApi } from "#contract/organizations.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// long forms take their time where there is no browser to draw them
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

const at = (me: Person, path = "") =>
  renderRoute(`/organizations${path}`, { transport: server.transport, token: me.token });
const namesShown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}(Optional)?$`), { selector: "input, textarea" });
const read = async (me: Person, id: string, locale = "en") =>
  (await me(organizationsApi.get, { params: { id }, query: { locale } })).organization;
/** Pasted, not typed: one event instead of one a letter. */
async function fill(user: UserEvent, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}
async function choose(user: UserEvent, label: string, text: string, option = text) {
  await fill(user, label, text);
  await user.click(await screen.findByRole("option", { name: new RegExp(option) }));
}
async function openMenu(user: UserEvent, item: string) {
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

async function harbour() {
  const me = await server.as();
  const { id: city } = await server.make.organization(me.customer_id, { name: "City of Seaview", kind: "institution" });
  const { id: port } = await server.make.organization(me.customer_id, {
    name: "Port of Seaview",
    kind: "institution",
    role: "deployer",
    parent_id: city,
  });
  const { id: vendor } = await server.make.organization(me.customer_id, { name: "Opticount", role: "vendor" });
  const { id: device } = await server.make.device(me.customer_id, { name: "Quay camera", vendor_id: vendor });
  return { me, city, port, vendor, device };
}

test("R2.24 /organizations lists them with kind, role, parent and uses", async () => {
  const { me } = await harbour();
  at(me);
  await waitFor(() =>
    expect(namesShown()).toEqual(["City of Seaview", "Opticount", "Port of SeaviewPart of City of Seaview"]),
  );
  const [, city = "", vendor = ""] = screen.getAllByRole("row").map((row) => row.textContent);
  expect(city).toContain("Public institution");
  expect(vendor).toContain("Supplier");
  expect(vendor).toContain("1 use");
  expect(screen.getByText("3 organizations")).toBeTruthy();
});

test("organizations are searched, filtered and sorted by the address", async () => {
  const { me } = await harbour();
  const { user, router } = at(me, "?kind=institution");
  await waitFor(() => expect(namesShown()).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Usual role" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "No usual role" }));
  await waitFor(() => expect(namesShown()).toEqual(["City of Seaview"]));
  expect(router.state.location.search).toBe("?kind=institution&role=none");
  await router.navigate("/organizations?q=opti&kind=nonsense");
  await waitFor(() => expect(namesShown()).toEqual(["Opticount"]));
  await router.navigate("/organizations?sort=-use_count");
  await waitFor(() => expect(namesShown()).toEqual(["City of Seaview", "Opticount", expect.stringContaining("Port")]));
});

test("without organizations a sentence says what one is, and how to begin", async () => {
  at(await server.as());
  expect(await screen.findByText("No organizations yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add organization" }).getAttribute("href")).toBe("/organizations/new");
});

test("R2.24 /organizations/new needs a name only; a parent is found by searching", async () => {
  const { me, city } = await harbour();
  const { user, router } = at(me, "/new");
  await user.click(await screen.findByRole("button", { name: "Add organization" }));
  expect(await screen.findByRole("link", { name: "Name: Enter a name" })).toBeTruthy();
  await fill(user, "Name", "Parks department");
  await user.click(screen.getByRole("radio", { name: /Public institution/ }));
  await choose(user, "Part of", "city", "City of Seaview");
  await user.dblClick(screen.getByRole("button", { name: "Add organization" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Parks department" })).toBeTruthy();
  const { organizations } = await me(organizationsApi.list, { query: { q: "Parks" } });
  expect(organizations).toMatchObject([{ kind: "institution", parent: { id: city } }]);
  expect(router.state.location.pathname).toBe(`/organizations/${organizations[0]?.id}`);
});

test("a pasted name that is longer than lists search for is found", async () => {
  const { me } = await harbour();
  const name = "Harbour office ".repeat(18).trim();
  await me(organizationsApi.create, { query: {}, body: { organization: { name, kind: "organization" } } });
  const { user } = at(me, "/new");
  await choose(user, "Part of", name, "Harbour office");
  expect((await field("Part of")).value).toBe(name);
});

test("a name that is taken is refused at the field, and what was entered is kept", async () => {
  const { me } = await harbour();
  const { user } = at(me, "/new");
  await fill(user, "Name", "opticount");
  await fill(user, "Website", "https://opticount.example");
  await user.click(screen.getByRole("button", { name: "Add organization" }));
  expect(await screen.findByText("There is already an organization with this name.")).toBeTruthy();
  expect((await field("Website")).value).toBe("https://opticount.example");
});

test("R2.24 an organization is edited: fields, texts by language, identifier with its register", async () => {
  const { me, vendor } = await harbour();
  const { user } = at(me, `/${vendor}`);
  await fill(user, "Headline", "Counts people");
  await fill(user, "Contact phone", "call us");
  await fill(user, "Identifier", "1234");
  await user.click(await screen.findByRole("button", { name: "Save changes" }));
  const summary = await screen.findByRole("alert");
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Contact phone: Enter a phone number such as +855 12 345 678",
    "Register: Enter the register this identifier comes from",
  ]);
  await fill(user, "Contact phone", "+31 10 123 45 67");
  await fill(user, "Register", "KvK");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Organization saved")).toBeTruthy();
  expect(await read(me, vendor)).toMatchObject({
    headline: "Counts people",
    contact_phone: "+31 10 123 45 67",
    identifier: "1234",
    identifier_scheme: "KvK",
  });
  await user.click(screen.getByRole("button", { name: /^Content language/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: /Khmer/ }));
  expect(await screen.findByText(/Shown in English until you translate it: “Counts people”/)).toBeTruthy();
  await fill(user, "Headline", "រាប់មនុស្ស");
  await user.click(await screen.findByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await read(me, vendor, "km")).headline).toBe("រាប់មនុស្ស"));
  expect((await read(me, vendor)).headline).toBe("Counts people");
});

test("a logo is sent at once and can be described", async () => {
  const { me, vendor } = await harbour();
  const { user } = at(me, `/${vendor}`);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0369a1" } })
    .png()
    .toBuffer();
  const box = await screen.findByRole("group", { name: "Logo" });
  const input = box.querySelector("input[type=file]") as HTMLInputElement;
  await user.upload(input, new File([new Uint8Array(png)], "logo.png", { type: "image/png" }));
  expect(await within(box).findByRole("button", { name: "Replace" })).toBeTruthy();
  await fill(user, "Alternative text for the logo", "A blue square");
  await user.click(await screen.findByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await read(me, vendor)).logo_alt).toBe("A blue square"));
  expect((await read(me, vendor)).logo_key).toEqual(expect.any(String));
  await user.click(within(box).getByRole("button", { name: "Remove" }));
  const question = await screen.findByRole("alertdialog", { name: "Remove this image: Logo?" });
  expect(within(question).getByText(/^Published pages show it until they are published again\./)).toBeTruthy();
});

test("two people who change one field: the second sees both and chooses", async () => {
  const { me, vendor, city } = await harbour();
  const { user } = at(me, `/${vendor}`);
  await fill(user, "Headline", "Mine");
  await choose(user, "Part of", "port", "Port of Seaview");
  const { lock_version } = await read(me, vendor);
  const theirs = { headline: "Theirs", parent_id: city, website: "https://theirs.example", lock_version };
  await me(organizationsApi.update, { params: { id: vendor }, query: {}, body: { organization: theirs } });
  await user.click(await screen.findByRole("button", { name: "Save changes" }));
  const dialog = await screen.findByRole("alertdialog", { name: /changed the same fields$/ });
  const parent = within(dialog).getByRole("radiogroup", { name: "Part of" });
  expect([within(parent).getByText("Port of Seaview"), within(parent).getByText("City of Seaview")]).toHaveLength(2);
  await user.click(within(parent).getByRole("radio", { name: /Use theirs/ }));
  await user.click(within(dialog).getByRole("button", { name: "Save my choices" }));
  await waitFor(async () =>
    expect(await read(me, vendor)).toMatchObject({
      headline: "Mine",
      parent: { id: city },
      website: "https://theirs.example",
    }),
  );
});

test("where it is used leads to each device, algorithm and organization", async () => {
  const { me, vendor, device, city, port } = await harbour();
  const { id: algorithm } = await server.make.algorithm(me.customer_id, {
    name: "Queue forecast",
    deployer_id: vendor,
  });
  const first = at(me, `/${vendor}`);
  const uses = await screen.findByRole("region", { name: "Where it is used" });
  const link = await within(uses).findByRole("link", { name: "Quay camera" });
  expect(link.getAttribute("href")).toBe(`/inventory/devices/${device}`);
  expect(within(uses).getByRole("link", { name: "Queue forecast" }).getAttribute("href")).toBe(
    `/inventory/algorithms/${algorithm}`,
  );
  first.unmount();
  at(me, `/${city}`);
  expect((await screen.findByRole("link", { name: "Port of Seaview" })).getAttribute("href")).toBe(
    `/organizations/${port}`,
  );
});

test("one in use is not deleted: merging is offered, says what will happen, and leads to the other", async () => {
  const { me, vendor, city } = await harbour();
  const { user, router } = at(me, `/${vendor}`);
  await openMenu(user, "Delete organization");
  const refusal = await screen.findByRole("alertdialog", { name: "“Opticount” is still in use" });
  expect(refusal.textContent).toContain("It is used in 1 place");
  await user.click(within(refusal).getByRole("button", { name: "Merge into another" }));
  const dialog = await screen.findByRole("dialog", { name: "Merge “Opticount” into another organization" });
  await user.click(within(dialog).getByRole("button", { name: "Merge" }));
  expect(await within(dialog).findByText("Choose the organization to keep")).toBeTruthy();
  await choose(user, "Organization to keep", "City of");
  expect(
    await within(dialog).findByText("“Opticount” is used in 1 place. “City of Seaview” will replace it there."),
  ).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Merge" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/organizations/${city}`));
  expect(await screen.findByRole("heading", { level: 1, name: "City of Seaview" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Quay camera" })).toBeTruthy();
  await expect(read(me, vendor)).rejects.toMatchObject({ status: 404 });
});

test("one that belongs to another cannot swallow it, and the dialog says so", async () => {
  const { me, city, port } = await harbour();
  const { user } = at(me, `/${city}?merge=into`);
  const dialog = await screen.findByRole("dialog", { name: /^Merge “City of Seaview”/ });
  await choose(user, "Organization to keep", "Port of");
  await user.click(within(dialog).getByRole("button", { name: "Merge" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain("Merge them the other way around");
  expect((await read(me, port)).parent?.id).toBe(city);
});

test("one that nothing names is deleted, and restored by undo", async () => {
  const me = await server.as();
  const { id } = await server.make.organization(me.customer_id, { name: "Old supplier" });
  const { user, router } = at(me, `/${id}`);
  await openMenu(user, "Delete organization");
  await waitFor(() => expect(router.state.location.pathname).toBe("/organizations"));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("rowheader", { name: "Old supplier" })).toBeTruthy();
});

test("a viewer reads everything and changes nothing", async () => {
  const { me, vendor } = await harbour();
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  const list = at(viewer);
  await waitFor(() => expect(namesShown()).toHaveLength(3));
  expect(screen.queryByRole("link", { name: "Add organization" })).toBeNull();
  list.unmount();
  const page = at(viewer, `/${vendor}`);
  expect(await screen.findByText(/You can view this organization/)).toBeTruthy();
  expect((await field("Name")).readOnly).toBe(true);
  expect((await field("Part of")).readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: "More actions" })).toBeNull();
  page.unmount();
  at(viewer, "/new");
  expect(await screen.findByText("You do not have permission to do this.")).toBeTruthy();
});

test.each(["not an id!", uuidv7(), "42"])("R2.6 /organizations/%s is a 404", async (id) => {
  at(await server.as(), `/${encodeURIComponent(id)}`);
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});
