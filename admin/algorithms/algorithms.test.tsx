import { configure, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { uuidv7 } from "uuidv7";
import { renderRoute } from "#admin/testing/render.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import type { Transport } from "#contract/client.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// long forms are slow in happy-dom
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
// compile before the first test's timeout starts
await Promise.all([import("./AlgorithmsPage.tsx"), import("./AlgorithmPage.tsx")]);
type Person = Awaited<ReturnType<typeof server.as>>;

const at = (me: Person, path = "", transport: Transport = server.transport) =>
  renderRoute(`/inventory/algorithms${path}`, { transport, token: me.token });
const namesShown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}(Optional)?$`), { selector: "input, textarea" });
const read = async (me: Person, id: string, locale = "en") =>
  (await me(algorithmsApi.get, { params: { id }, query: { locale } })).algorithm;
async function fill(user: UserEvent, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}
/** By text content: highlighting splits the name into several elements. */
const option = (text: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll("[role=option]")].find((one) => one.textContent?.startsWith(text));
    if (!found) throw new Error(`${text} is not offered`);
    return found;
  });
async function choose(user: UserEvent, label: string, text: string, wanted = text) {
  await fill(user, label, text);
  await user.click(await option(wanted));
}
async function select(user: UserEvent, label: RegExp, wanted: string) {
  await user.click(await screen.findByRole("button", { name: label }));
  await user.click(await option(wanted));
}
const save = () => screen.findByRole("button", { name: "Save changes" });

async function permits() {
  const me = await server.as();
  const { id: city } = await server.make.organization(me.customer_id, { name: "City of Seaview" });
  const { id: triage } = await server.make.algorithm(me.customer_id, {
    name: "Permit triage",
    reference: "ALG-1",
    lifecycle: "in_use",
    publication_category: "impactful",
    deployer_id: city,
    review_due_on: "2020-01-31",
  });
  const { id: chatbot } = await server.make.algorithm(me.customer_id, { name: "Chatbot", lifecycle: "pilot" });
  return { me, city, triage, chatbot };
}

test("R2.28 lists algorithms with lifecycle, category, deployer, factsheet and page", async () => {
  const { me } = await permits();
  at(me);
  await waitFor(() => expect(namesShown()).toEqual(["Chatbot", "Permit triageALG-1"]));
  const [, , triage = ""] = screen.getAllByRole("row").map((row) => row.textContent);
  for (const words of ["In use", "Impactful", "City of Seaview", "%", "No page", "Overdue"])
    expect(triage).toContain(words);
  expect(screen.getByText("2 algorithms")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Import" }).getAttribute("href")).toBe("/inventory/algorithms/import");
});

test("keeps filters, order and columns in the address, and ignores unknown values", async () => {
  const { me, city } = await permits();
  const { user, router } = at(me, `?organization=${city}&lifecycle=nonsense`);
  await waitFor(() => expect(namesShown()).toEqual(["Permit triageALG-1"]));
  expect(await screen.findByRole("button", { name: "Organization: City of Seaview" })).toBeTruthy();
  await router.navigate("/inventory/algorithms?review_due=overdue&has_page=false");
  await waitFor(() => expect(namesShown()).toEqual(["Permit triageALG-1"]));
  await router.navigate("/inventory/algorithms");
  const toolbar = await screen.findByRole("search");
  await user.click(await within(toolbar).findByRole("button", { name: "Lifecycle" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Pilot" }));
  await waitFor(() => expect(namesShown()).toEqual(["Chatbot"]));
  expect(router.state.location.search).toBe("?lifecycle=pilot");
  await router.navigate("/inventory/algorithms?sort=-name&columns=updated_at");
  await waitFor(() => expect(namesShown()[0]).toBe("Permit triageALG-1"));
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Algorithm",
    "Changed",
    "Actions",
  ]);
});

test.each([["CSV", "/csv", /^algorithms-.*\.csv$/]])(
  "exports the filtered algorithms: %s",
  async (name, path, file) => {
    const { me } = await permits();
    const calls: string[] = [];
    const { user } = at(me, "?lifecycle=pilot", (url, init) => {
      calls.push(url);
      return server.transport(url, init);
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    await user.click(await screen.findByRole("button", { name: "Export" }));
    await user.click(await screen.findByRole("menuitem", { name }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(file);
    expect(calls.find((url) => url.includes(path))).toContain("lifecycle=pilot");
    click.mockRestore();
  },
);

test("exports a filtered list for a standard, and says beforehand how many are ready", async () => {
  const { me } = await permits();
  const calls: string[] = [];
  const { user } = at(me, "?lifecycle=pilot", (url, init) => {
    calls.push(url);
    return server.transport(url, init);
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await user.click(await screen.findByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: /For a standard/ }));
  const dialog = await screen.findByRole("dialog", { name: "Export for a standard" });
  expect(await within(dialog).findAllByText("0 of 1 ready")).toHaveLength(5);
  expect(within(dialog).queryByRole("button", { name: "Export CSV" })).toBeNull();
  await user.click(within(dialog).getByRole("radio", { name: /UK ATRS/ }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Only those that are ready" }));
  await user.click(within(dialog).getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^algorithms-.*\.atrs\.csv$/);
  const asked = calls.find((url) => url.includes("/algorithm_standards/atrs/csv"));
  expect(asked).toContain("lifecycle=pilot");
  expect(asked).toContain("only_ready=true");
  click.mockRestore();
});

test("explains what an algorithm is, and how to begin", async () => {
  at(await server.as());
  expect(await screen.findByText("No algorithms yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add algorithm" }).getAttribute("href")).toBe("/inventory/algorithms/new");
});

test("R2.28 creates an algorithm from a name, and a datachain from a template", async () => {
  const me = await server.as();
  const { user, router } = at(me, "/new");
  await user.click(await screen.findByRole("button", { name: "Add algorithm" }));
  expect(await screen.findByRole("link", { name: "Name: Enter a name" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /Chatbot/ }));
  expect((await field("Name")).value).toMatch(/Chatbot/i);
  await user.dblClick(screen.getByRole("button", { name: "Add algorithm" }));
  expect(await screen.findByRole("heading", { level: 1, name: /Chatbot/i })).toBeTruthy();
  const { algorithms } = await me(algorithmsApi.list, { query: {} });
  expect(algorithms).toHaveLength(1);
  expect(algorithms[0]?.chain).not.toBeNull();
  expect(router.state.location.pathname).toBe(`/inventory/algorithms/${algorithms[0]?.id}`);
});

test("finds the algorithm to copy, and names the copy after it", async () => {
  const { me, triage } = await permits();
  const first = at(me, "/new");
  await first.user.click(await screen.findByRole("radio", { name: /A copy/ }));
  await first.user.click(screen.getByRole("button", { name: "Add algorithm" }));
  expect(await screen.findByRole("link", { name: "Name: Enter a name" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Copy from: Choose what to copy" })).toBeTruthy();
  await choose(first.user, "Copy from", "triage", "Permit triage");
  expect((await field("Name")).value).toBe("Copy of Permit triage");
  first.unmount();
  const { user } = at(me, `/new?copy=${triage}`);
  expect((await field("Name")).value).toBe("Copy of Permit triage");
  await user.click(screen.getByRole("button", { name: "Add algorithm" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Copy of Permit triage" })).toBeTruthy();
});

test("R2.29 an algorithm has the tabs summary, details, factsheet, datachain and standards", async () => {
  const { me, triage } = await permits();
  at(me, `/${triage}`);
  const tabs = await screen.findByRole("navigation", { name: "Algorithm" });
  expect(
    within(tabs)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")?.replace(`/inventory/algorithms/${triage}`, "")),
  ).toEqual(["", "/details", "/factsheet", "/datachain", "/standards"]);
  const state = await screen.findByRole("region", { name: "Status" });
  expect(within(state).getByText("In use")).toBeTruthy();
  expect(within(state).getByRole("link", { name: "City of Seaview" })).toBeTruthy();
  expect(within(state).getByRole("progressbar", { name: "Factsheet" })).toBeTruthy();
  expect(await screen.findByText("No changes yet.")).toBeTruthy();
});

test("R2.29 saves texts, themes and months", async () => {
  const { me, triage } = await permits();
  const { user } = at(me, `/${triage}/details`);
  await fill(user, "Summary", "Sorts permits by how complete they are");
  await choose(user, "Themes", "housing", "Housing");
  const start = await screen.findByRole("group", { name: /^In use since/ });
  await user.click(within(start).getByRole("button", { name: /Month/ }));
  await user.click(await option("April"));
  await user.click(await save());
  expect(await screen.findByRole("link", { name: "In use since: Enter a month such as 2026-04" })).toBeTruthy();
  await user.type(within(start).getByRole("textbox", { name: "Year" }), "2024");
  await user.click(await save());
  await waitFor(async () =>
    expect(await read(me, triage)).toMatchObject({
      summary: "Sorts permits by how complete they are",
      themes: ["housing"],
      start_month: "2024-04",
    }),
  );
});

test("R2.29 finds or adds suppliers, with roles and an order", async () => {
  const { me, triage } = await permits();
  await server.make.organization(me.customer_id, { name: "Opticount" });
  const { user } = at(me, `/${triage}/details`);
  await choose(user, "Add a supplier", "opti", "Opticount");
  await choose(user, "Add a supplier", "Cloud house", "Add “Cloud house”");
  expect(await screen.findByText("“Cloud house” added as an organization")).toBeTruthy();
  await select(user, /Role of Cloud house/, "Hosting");
  await user.click(screen.getByRole("button", { name: "Move Cloud house up" }));
  await user.click(await save());
  await waitFor(async () =>
    expect((await read(me, triage)).suppliers).toMatchObject([
      { organization: { name: "Cloud house" }, role: "hosting" },
      { organization: { name: "Opticount" }, role: "vendor" },
    ]),
  );
});

test("rejects impossible months with an explanation", async () => {
  const { me, triage } = await permits();
  const { lock_version } = await read(me, triage);
  const dated = { start_month: "2024-04", lock_version };
  await me(algorithmsApi.update, { params: { id: triage }, query: {}, body: { algorithm: dated } });
  const { user } = at(me, `/${triage}/details`);
  const end = await screen.findByRole("group", { name: /^Retired since/ });
  await user.click(within(end).getByRole("button", { name: /Month/ }));
  await user.click(await option("May"));
  await user.type(within(end).getByRole("textbox", { name: "Year" }), "2023");
  await user.click(await save());
  expect(await screen.findByRole("link", { name: "Retired since: The end is before the start" })).toBeTruthy();
});

test("lets the second of two people choose between both changes of a field", async () => {
  const { me, triage } = await permits();
  const { user } = at(me, `/${triage}/details`);
  await fill(user, "Department", "Mine");
  await fill(user, "Reference", "ALG-2");
  const { lock_version } = await read(me, triage);
  const theirs = { department: "Theirs", themes: ["housing" as const], lock_version };
  await me(algorithmsApi.update, { params: { id: triage }, query: {}, body: { algorithm: theirs } });
  await user.click(await save());
  const dialog = await screen.findByRole("alertdialog", { name: /changed the same fields$/ });
  expect(within(dialog).getAllByRole("radiogroup")).toHaveLength(1);
  await user.click(within(dialog).getByRole("button", { name: "Save my choices" }));
  await waitFor(async () =>
    expect(await read(me, triage)).toMatchObject({ department: "Mine", reference: "ALG-2", themes: ["housing"] }),
  );
});

test("asks before deleting an algorithm with a published page, and restores it with Undo", async () => {
  const { me, triage, chatbot } = await permits();
  await server.make.page(me.customer_id, { type: "algorithm_page", algorithm_id: triage, status: "published" });
  const { user, router } = at(me, `/${triage}`);
  await user.click(await screen.findByRole("button", { name: "More actions: Permit triage" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Delete “Permit triage”?" });
  expect(within(dialog).getByText(/go on reading its page until you withdraw it/)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Delete algorithm" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/inventory/algorithms"));
  await waitFor(() => expect(namesShown()).toEqual(["Chatbot"]));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(namesShown()).toHaveLength(2));
  expect((await read(me, chatbot)).name).toBe("Chatbot");
});

test("keeps focus in the list after deleting a row", async () => {
  const { me } = await permits();
  const { user } = at(me);
  await user.click(await screen.findByRole("button", { name: "More actions: Permit triage" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(namesShown()).toEqual(["Chatbot"]));
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("More actions: Chatbot"));
});

test("shows a viewer algorithms read-only", async () => {
  const { me, triage } = await permits();
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  const list = at(viewer);
  await waitFor(() => expect(namesShown()).toHaveLength(2));
  expect(screen.queryByRole("link", { name: "Add algorithm" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Import" })).toBeNull();
  list.unmount();
  const details = at(viewer, `/${triage}/details`);
  expect((await field("Name")).readOnly).toBe(true);
  expect(screen.queryByLabelText(/Add a supplier/)).toBeNull();
  details.unmount();
  at(viewer, "/new");
  expect(await screen.findByText("You do not have permission to do this.")).toBeTruthy();
});

test.each(["not an id!", uuidv7(), "42"])("R2.6 shows a 404 for /inventory/algorithms/%s", async (id) => {
  at(await server.as(), `/${encodeURIComponent(id)}`);
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});
