import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { speak } from "#admin/i18n/i18n.ts";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { labelsApi } from "#contract/labels.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

const at = (me: Person, search = "", transport: Transport = server.transport) =>
  renderRoute(`/guide-app/labels${search}`, { transport, token: me.token });

async function editorWith(...names: string[]) {
  const me = await server.as();
  for (const name of names) await me(labelsApi.create, { body: { label: { name, color: "#b91c1c" } } });
  return me;
}

const namesOn = (me: Person) =>
  me(labelsApi.list, { query: {} }).then(({ labels }) => labels.map((label) => label.name));
const namesShown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const idOf = async (me: Person, name: string) => (await me(labelsApi.list, { query: { q: name } })).labels[0]?.id ?? "";

async function putOnDevice(me: Person, name: string, device: string) {
  const [{ id: device_id }, label_id] = [
    await server.make.device(me.customer_id, { name: device }),
    await idOf(me, name),
  ];
  await server.database.system
    .insertInto("device_labels")
    .values({ customer_id: me.customer_id, device_id, label_id })
    .execute();
}

async function openMenu(user: ReturnType<typeof at>["user"], name: string, item: string) {
  await user.click(await screen.findByRole("button", { name: `More actions: ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

test("R2.18 /guide-app/labels lists the labels in order", async () => {
  const { container } = at(await editorWith("Water", "Air"));
  expect(await screen.findByRole("heading", { level: 1, name: "Labels" })).toBeTruthy();
  await waitFor(() => expect(namesShown()).toEqual(["Water", "Air"]));
  expect(container.textContent).toContain("2 labels");
});

test("explains an empty list and offers to create the first label", async () => {
  const me = await editorWith();
  const { user } = at(me);
  expect(await screen.findByText("No labels yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New label" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Waterfront");
  await user.click(screen.getByRole("button", { name: "Blue" }));
  await user.dblClick(screen.getByRole("button", { name: "Create label" }));
  expect(await screen.findByRole("rowheader", { name: "Waterfront" })).toBeTruthy();
  expect((await me(labelsApi.list, { query: {} })).labels).toMatchObject([
    { name: "Waterfront", color: "#1d4ed8", is_public: true },
  ]);
});

test("shows missing and taken values beside their field, and keeps the input", async () => {
  const { user } = at(await editorWith("Mobility"), "?new=label");
  await user.click(await screen.findByRole("button", { name: "Create label" }));
  expect(await screen.findByRole("link", { name: "Name: Enter a name" })).toBeTruthy();
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await user.type(name, "mobility");
  await user.click(screen.getByRole("button", { name: "Create label" }));
  expect(await screen.findByText("There is already a label with this name.")).toBeTruthy();
  expect(name.value).toBe("mobility");
  expect(name.getAttribute("aria-invalid")).toBe("true");
});

test("warns about a colour with low contrast", async () => {
  const { user } = at(await editorWith(), "?new=label");
  const colour = await screen.findByRole("textbox", { name: "Colour" });
  await user.clear(colour);
  await user.type(colour, "#ffee88");
  expect(await screen.findByText(/hard to see on white/)).toBeTruthy();
});

test("edits a label, and opens it from the address", async () => {
  const me = await editorWith("Envronment");
  const { user, router } = at(me);
  await openMenu(user, "Envronment", "Edit");
  expect(router.state.location.search).toContain("edit=");
  const name = await screen.findByRole("textbox", { name: "Name" });
  await user.clear(name);
  await user.type(name, "Environment");
  await user.click(screen.getByRole("switch", { name: "Show on the public guide" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByRole("rowheader", { name: "Environment" })).toBeTruthy();
  expect((await me(labelsApi.list, { query: {} })).labels).toMatchObject([{ name: "Environment", is_public: false }]);
});

test("translates a label's name, and shows, finds and sorts it in the screen's language", async () => {
  const me = await editorWith("Air", "Water");
  const { user } = at(me);
  await openMenu(user, "Water", "Edit");
  const names = within(await screen.findByRole("group", { name: "Names in other languages" }));
  expect(names.queryByRole("textbox", { name: "English" })).toBeNull();
  const field = names.getByRole("textbox", { name: "Spanish" });
  expect(field.lang).toBe("es");
  await user.type(field, "Agua");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await me(labelsApi.list, { query: { q: "agua" } })).labels).toMatchObject([
    { name: "Water", names: { es: "Agua" } },
  ]);
  expect(namesShown()).toEqual(["Air", "Water"]);
  await act(() => speak("es"));
  onTestFinished(() => act(() => speak("en")));
  await waitFor(() => expect(namesShown()).toEqual(["Air", "Agua"]));
  await user.click(screen.getByRole("button", { name: "Nombre" }));
  await waitFor(() => expect(namesShown()).toEqual(["Agua", "Air"]));
});

/** Someone else saves "Theirs" before "Mine" is sent. */
async function collide() {
  const me = await editorWith("Ours");
  const id = await idOf(me, "Ours");
  const { user } = at(me, `?edit=${id}`);
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  await me(labelsApi.update, {
    params: { id },
    body: { label: { name: "Theirs", names: { es: "Suyo" }, lock_version: 0 } },
  });
  await user.clear(name);
  await user.type(name, "Mine");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/SavedTheirs Suyo.*YoursMine/);
  return { me, user, name };
}

test("keeps one's own version after a conflict", async () => {
  const { me, user } = await collide();
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  await waitFor(async () => expect(await namesOn(me)).toEqual(["Mine"]));
});

test("takes the other version after a conflict", async () => {
  const { me, user, name } = await collide();
  await user.click(screen.getByRole("button", { name: "Use theirs" }));
  await waitFor(() => expect(name.value).toBe("Theirs"));
  await user.type(name, "!");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect(await namesOn(me)).toEqual(["Theirs!"]));
});

test("merges different changes of two people", async () => {
  const me = await editorWith("Ours");
  const id = await idOf(me, "Ours");
  const { user } = at(me, `?edit=${id}`);
  const name = await screen.findByRole("textbox", { name: "Name" });
  await me(labelsApi.update, { params: { id }, body: { label: { color: "#1d4ed8", lock_version: 0 } } });
  await user.type(name, " too");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByRole("rowheader", { name: "Ours too" })).toBeTruthy();
  expect((await me(labelsApi.list, { query: {} })).labels).toMatchObject([{ name: "Ours too", color: "#1d4ed8" }]);
});

test("updates a saved label's row, and refetches only lists in which it may have moved", async () => {
  const me = await editorWith("Air", "Water");
  const asked: string[] = [];
  const counting: Transport = (path, init) => {
    if (path.startsWith("/api/v1/labels?")) asked.push(path);
    return server.transport(path, init);
  };
  const rename = async (user: ReturnType<typeof at>["user"], from: string, to: string) => {
    await openMenu(user, from, "Edit");
    const name = await screen.findByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, to);
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByRole("rowheader", { name: to });
  };
  const { user, unmount } = at(me, "", counting);
  await rename(user, "Air", "Zephyr");
  expect(namesShown()).toEqual(["Zephyr", "Water"]);
  expect(asked).toHaveLength(1);
  unmount();
  const sorted = at(me, "?sort=name", counting);
  await rename(sorted.user, "Zephyr", "Arctic");
  await waitFor(() => expect(namesShown()).toEqual(["Arctic", "Water"]));
  expect(asked).toHaveLength(3);
});

test("asks before closing with unsaved changes", async () => {
  const { user } = at(await editorWith(), "?new=label");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Half");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Half");
});

test("moves labels by buttons, which explain why they do nothing at the ends", async () => {
  const me = await editorWith("One", "Two", "Three");
  const { user } = at(me);
  await user.click(await screen.findByRole("button", { name: "Move One down" }));
  await waitFor(() => expect(namesShown()).toEqual(["Two", "One", "Three"]));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move One down");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(namesShown()).toEqual(["Two", "Three", "One"]));
  expect(screen.getByRole("button", { name: "One is already last" }).getAttribute("aria-disabled")).toBe("true");
  await waitFor(async () => expect(await namesOn(me)).toEqual(["Two", "Three", "One"]));
});

test("reverts an order that could not be saved", async () => {
  const me = await editorWith("Left", "Right");
  const refusing: Transport = (path, init) =>
    path.endsWith("/order") ? Promise.reject(new TypeError("offline")) : server.transport(path, init);
  const { user } = at(me, "", refusing);
  await user.click(await screen.findByRole("button", { name: "Move Right up" }));
  expect(await screen.findByText(/The new order was not saved/)).toBeTruthy();
  await waitFor(() => expect(namesShown()).toEqual(["Left", "Right"]));
});

test("deletes an unused label immediately, and restores it by Undo", async () => {
  const me = await editorWith("Passing");
  const { user } = at(me);
  await openMenu(user, "Passing", "Delete");
  expect(await screen.findByText("“Passing” deleted")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("rowheader")).toBeNull());
  // on the action of the empty list
  await waitFor(() => expect(document.activeElement?.textContent).toBe("New label"));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("rowheader", { name: "Passing" })).toBeTruthy();
  expect(await namesOn(me)).toEqual(["Passing"]);
});

test("says how many records use a label before deleting it", async () => {
  const me = await editorWith("Busy");
  await putOnDevice(me, "Busy", "Mast 1");
  await putOnDevice(me, "Busy", "Mast 2");
  const { user } = at(me);
  await openMenu(user, "Busy", "Delete");
  const dialog = await screen.findByRole("alertdialog", { name: "Delete “Busy”?" });
  expect(dialog.textContent).toContain("used in 2 places");
  await user.click(within(dialog).getByRole("button", { name: "Delete label" }));
  await waitFor(async () => expect(await namesOn(me)).toEqual([]));
});

test("opens the list of uses, with links, from their number", async () => {
  const me = await editorWith("Traffic");
  await putOnDevice(me, "Traffic", "Dock Road camera");
  const { user } = at(me);
  await user.click(await screen.findByRole("button", { name: "1 use" }));
  const link = await screen.findByRole("link", { name: "Dock Road camera" });
  expect(link.getAttribute("href")).toMatch(/^\/inventory\/devices\/[\w-]{36}$/);
});

test("keeps search, filter and sort in the URL, and applies them on the server", async () => {
  const me = await editorWith("Air", "Airport", "Water");
  const { user, router } = at(me, "?q=air&sort=-name");
  await waitFor(() => expect(namesShown()).toEqual(["Airport", "Air"]));
  expect(screen.getAllByRole("button", { name: /^To change the order/ }).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "Visible to" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Staff only" }));
  expect(await screen.findByText("No results")).toBeTruthy();
  expect(router.state.location.search).toBe("?q=air&sort=-name&is_public=false");
  await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
  await waitFor(() => expect(namesShown()).toEqual(["Water", "Airport", "Air"]));
});

test("searches after a pause in typing", async () => {
  const { user, router } = at(await editorWith("Air", "Water"));
  await user.type(await screen.findByRole("searchbox", { name: "Search labels" }), "wat");
  await waitFor(() => expect(namesShown()).toEqual(["Water"]));
  expect(router.state.location.search).toBe("?q=wat");
});

test("shows a viewer labels without actions", async () => {
  const editor = await editorWith("Seen");
  const viewer = await server.as({ role: "viewer", customer_id: editor.customer_id });
  at(viewer, "?new=label");
  expect(await screen.findByRole("rowheader", { name: "Seen" })).toBeTruthy();
  for (const name of [/New label/, /Move/, /More actions/]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("reports a list that fails to load, keeps the search, and retries", async () => {
  const me = await editorWith("Late");
  let isDown = true;
  const flaky: Transport = (path, init) =>
    isDown && path.startsWith("/api/v1/labels")
      ? Promise.reject(new TypeError("offline"))
      : server.transport(path, init);
  const { user } = at(me, "?q=la", flaky);
  expect(await screen.findByText("The list did not load")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("la");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("rowheader", { name: "Late" })).toBeTruthy();
});
