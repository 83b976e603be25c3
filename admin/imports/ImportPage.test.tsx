import { configure, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { uuidv7 } from "uuidv7";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import type { Transport } from "#contract/client.ts";
import { devicesApi } from "#contract/devices.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { importsApi } from "#contract/imports.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });
const server = await shareTestApp();
const DEVICES = "/inventory/devices/import";
const ALGORITHMS = "/inventory/algorithms/import";
const at = (path: string, token: string, transport: Transport = server.transport) =>
  renderRoute(path, { transport, token });

const SENSORS = [
  "Ref,Name,Kind,Status,Quantity",
  "A1,Air mast,sensor,Working,1",
  "A2,Bus counter,toaster,Working,many",
  "A3,,sensor,Working,1",
  "A4,Bin sensor,sensor,Broken,1",
].join("\n");

const give = async (user: UserEvent, content: string | Uint8Array<ArrayBuffer>, name: string) => {
  await screen.findByRole("button", { name: /Choose file/ });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file input");
  await user.upload(input, new File([content], name));
};
const fieldOf = (column: string) =>
  screen.getByRole("button", { name: new RegExp(`Field for the column “${column}”`) });
const match = async (user: UserEvent, column: string, field: string) => {
  await user.click(fieldOf(column));
  await user.click(await screen.findByRole("menuitemradio", { name: field }));
};
const chooseEnglish = async (user: UserEvent) => {
  await user.click(await screen.findByRole("button", { name: /Language of the texts/ }));
  await user.click(await screen.findByRole("option", { name: "English" }));
};
/** Presses a button and runs the server's task. */
const press = async (user: UserEvent, name: string | RegExp, working: string) => {
  await user.click(await screen.findByRole("button", { name }));
  expect(await screen.findByRole("progressbar", { name: working })).toBeTruthy();
  await server.work();
};
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

test("matches, checks and imports a file without its wrong rows", async () => {
  const me = await server.as();
  const { user, router } = at(DEVICES, me.token);
  expect(await screen.findByText("No imports yet")).toBeTruthy();
  await give(user, SENSORS, "sensors.csv");
  expect(await screen.findByRole("heading", { name: "Match columns to fields" })).toBeTruthy();
  expect(router.state.location.search).toMatch(/^\?import=[\w-]+&step=match$/);
  expect(screen.getByText(/matched by their names/)).toBeTruthy();
  expect(fieldOf("Kind").textContent).toContain("Type");
  await match(user, "Kind", "Do not import");
  expect(screen.getByText("4 of 5 columns are matched. The rest are not imported.")).toBeTruthy();
  await match(user, "Kind", "Type");
  await chooseEnglish(user);

  await user.click(await screen.findByRole("button", { name: "Next: match values" }));
  expect(await screen.findByText("3 of 4 words are matched")).toBeTruthy();
  expect(router.state.location.search).toContain("step=values");
  expect(screen.getByRole("button", { name: "“Working” becomes: Create “Working”" })).toBeTruthy();
  expect(screen.getByText("Clear words: 1. “sensor”: Sensor")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Check 4 rows" }));
  const summary = await screen.findByRole("alert", { name: "There is a problem" });
  await user.click(within(summary).getByRole("link", { name: "“toaster” in “Type”: choose what it becomes" }));
  const toaster = screen.getByRole("button", { name: "“toaster” becomes: Choose" });
  expect(document.activeElement).toBe(toaster);
  await user.click(toaster);
  await user.click(await screen.findByRole("menuitemradio", { name: "Other" }));
  expect(screen.getByText("4 of 4 words are matched")).toBeTruthy();

  await press(user, "Check 4 rows", "Checking the file");
  expect(await screen.findByRole("heading", { name: "What this import will do" })).toBeTruthy();
  expect(document.activeElement?.tagName).toBe("MAIN");
  expect(router.state.location.search).toMatch(/^\?import=[\w-]+$/);
  expect(screen.getByText("2 devices will be added.")).toBeTruthy();
  expect(screen.getByText("Working")).toBeTruthy();
  expect(screen.getByText("Broken")).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(["Air mast", "Bus counter", "A3", "Bin sensor"]));
  expect(screen.getByText("Column “Quantity”: “many”. Field: Quantity")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Error: 2" }));
  await waitFor(() => expect(names()).toEqual(["Bus counter", "A3"]));
  expect(router.state.location.search).toContain("verdict=error");
  await user.click(screen.getByRole("button", { name: /^The name is missing/ }));
  await waitFor(() => expect(names()).toEqual(["A3"]));

  await user.click(screen.getByRole("button", { name: "Import 2 devices" }));
  expect(await screen.findByText(/Choose to skip the rows with errors/)).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Skip 2 rows with errors" }));
  await press(user, "Import 2 devices", "Importing");
  expect(await screen.findByText("2 rows were imported.")).toBeTruthy();

  await user.click(screen.getByRole("link", { name: "Show devices" }));
  await waitFor(() => expect(names()).toEqual(["Air mastA1", "Bin sensorA4"]));
});

test("asks for the language of the texts, adds it to the guide, and shows old and new of a changed row", async () => {
  const me = await server.as();
  const row = (name: string, summary: string) => `Ref,Name,Summary\n1,${name},${summary}\n`;
  await importing(server, me).bring(row("Camera", "Telt mensen."));
  const { user } = at(DEVICES, me.token);
  const dutch = "De camera telt het aantal mensen op straat en bewaart geen van de beelden. ".repeat(4).trim();
  await give(user, row("Kamera", dutch), "cameras.csv");
  expect(await screen.findByText("The texts seem to be in a language your guide does not have: Dutch")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Check the file" }));
  const summary = await screen.findByRole("alert", { name: "There is a problem" });
  expect(within(summary).getByText("Choose the language of the texts")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add Dutch to the guide" }));
  expect(await screen.findByText(/^The texts seem to be in Dutch\./)).toBeTruthy();

  await press(user, "Check the file", "Checking the file");
  expect(await screen.findByText("Texts will be saved as Dutch.")).toBeTruthy();
  await waitFor(() => expect(document.querySelector("del")?.textContent).toBe("Camera"));
  expect(document.querySelector("ins")?.textContent).toBe("Kamera");
});

test("shows how a file was read, and reads it again with another character set", async () => {
  const me = await server.as();
  const { user, router } = at(DEVICES, me.token);
  const text = "Cameras\n\nRef;Name\n1;Martićeva\n2;Ćiril\n";
  const file = Uint8Array.from(text, (letter) => ({ ć: 0xe6, Ć: 0xc6 })[letter] ?? letter.charCodeAt(0));
  await give(user, file, "kamere.csv");
  const telling = await screen.findByRole("list", { name: "Values that show whether it is right" });
  expect(
    within(telling)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Martićeva", "Ćiril"]);
  expect(router.state.location.search).toMatch(/&step=file$/);
  expect(screen.getByText("Rows 1 to 2 are skipped: they are above the column names.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Character set/ }));
  await user.click(await screen.findByRole("option", { name: "Windows-1252, Western Europe" }));
  expect(await screen.findByRole("cell", { name: "Martiæeva" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /Column names are in/ }));
  await user.click(await screen.findByRole("option", { name: "Row 4" }));
  await waitFor(() =>
    expect(screen.getByText("Rows 1 to 3 are skipped: they are above the column names.")).toBeTruthy(),
  );
  await user.click(screen.getByRole("link", { name: "Next: Match columns" }));
  await screen.findByRole("heading", { name: "Match columns to fields" });
  expect(screen.getByText("Martiæeva")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Choose a file" }));
  expect(await screen.findByRole("button", { name: /Windows-1252/ })).toBeTruthy();
});

test("remembers the column mapping for the next similar file", async () => {
  const me = await server.as();
  const before = importing(server, me);
  await before.check("Nr,Text\n1,Mast\n", { mapping: { Nr: "reference", Text: "name" } });
  const { user } = at(DEVICES, me.token);
  await give(user, "Nr,Text\n2,Other mast\n", "again.csv");
  expect(await screen.findByText(/Matched the same way/)).toBeTruthy();
  expect(fieldOf("Nr").textContent).toContain("Reference");
  expect(fieldOf("Text").textContent).toContain("Name");
});

test("joins two columns for one field, and points out a file without a name", async () => {
  const me = await server.as();
  const { id } = await importing(server, me).upload("Title,Memo\nMast,Other\n");
  const { user } = at(`${DEVICES}?import=${id}`, me.token);
  await screen.findByRole("heading", { name: "Match columns to fields" });
  await match(user, "Title", "Name");
  await match(user, "Memo", "Name");
  const name = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Name" });
  expect(name.value).toBe("{Title}, {Memo}");
  expect(screen.getAllByText("Part of “Name”")).toHaveLength(2);
  expect(await screen.findByText("For example “Mast, Other”")).toBeTruthy();
  await user.type(name, " {{Nothing}");
  expect(screen.getByText("The file has no column “Nothing”.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove “Name”" }));
  expect(screen.getByText(/No column is matched to the name/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Check the file" }));
  const nothing = await screen.findByRole("link", { name: "Match at least one column." });
  await user.click(nothing);
  expect(document.activeElement).toBe(fieldOf("Title"));
});

test("shows numbered columns as groups, and lets people change them", async () => {
  const me = await server.as();
  const { user } = at(ALGORITHMS, me.token);
  const file = "name,risk1,mitigation1,risk2,measure\nBins,Overflow,Empty them,Smell,Cleaning\n";
  await give(user, file, "risks.csv");
  const group = await screen.findByRole("group", { name: "Number 2" });
  expect(within(group).getByText("Risks and measures → Risk")).toBeTruthy();
  expect(
    within(group).getByRole("button", { name: /Column for “Risks and measures → Risk”, number 2/ }).textContent,
  ).toContain("risk2");
  await user.click(within(group).getByRole("button", { name: "Add a field to number 2" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Risks and measures → What is done about it" }));
  // the first column that fills nothing yet
  const added = await within(group).findByRole("button", {
    name: /Column for “Risks and measures → What is done about it”/,
  });
  expect(added.textContent).toContain("measure");
  await user.click(within(group).getByRole("button", { name: "Remove “Risks and measures → Risk” from number 2" }));
  expect(within(group).queryByText("Risks and measures → Risk")).toBeNull();
  await user.click(within(group).getByRole("button", { name: "Remove number 2" }));
  expect(screen.queryByRole("group", { name: "Number 2" })).toBeNull();
});

test("guesses the order of dates again after a change of matching, until someone chooses it", async () => {
  const me = await server.as();
  const file = "Title,Placed,Checked\nMast,24/03/2009,03/24/2009\n";
  const { id } = await importing(server, me).upload(file);
  const { user } = at(`${DEVICES}?import=${id}`, me.token);
  await screen.findByRole("heading", { name: "Match columns to fields" });
  await match(user, "Title", "Name");
  await match(user, "Placed", "Installed on");
  await screen.findByRole("button", { name: /^Day first.*Date format/ });
  await match(user, "Placed", "Do not import");
  await match(user, "Checked", "Installed on");
  await user.click(await screen.findByRole("button", { name: /^Month first.*Date format/ }));
  await user.click(await screen.findByRole("option", { name: /^Day first/ }));
  expect(await screen.findByRole("button", { name: /^Day first.*Date format/ })).toBeTruthy();
});

test("keeps the mapping when going back to it", async () => {
  const me = await server.as();
  const { id } = await importing(server, me).check("Name,Memo\nMast,Hello\n");
  const { user, router } = at(`${DEVICES}?import=${id}`, me.token);
  await user.click(await screen.findByRole("link", { name: "Match columns again" }));
  await screen.findByRole("heading", { name: "Match columns to fields" });
  await match(user, "Memo", "Summary");
  await user.click(screen.getByRole("link", { name: "Back to the results" }));
  await screen.findByRole("heading", { name: "What this import will do" });
  await router.navigate(-1);
  await waitFor(() => expect(fieldOf("Memo").textContent).toContain("Summary"));
});

test("undoes a whole import, but keeps and names records changed since", async () => {
  const me = await server.as();
  const { id } = await importing(server, me).bring("Reference,Name\nA1,Mast\nA2,Bin\n");
  const { devices } = await me(devicesApi.list, { query: { sort: "name" } });
  const bin = devices.find(({ name }) => name === "Bin");
  if (!bin) throw new Error("no bin");
  await me(devicesApi.update, {
    params: { id: bin.id },
    query: {},
    body: { device: { name: "Smart bin", lock_version: bin.lock_version } },
  });
  const { user } = at(`${DEVICES}?import=${id}`, me.token);
  await user.click(await screen.findByRole("button", { name: "Undo import" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/Residents see this right away/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Undo import" }));
  expect(await screen.findByRole("progressbar", { name: "Undoing the import" })).toBeTruthy();
  await server.work();
  expect(await screen.findByText("The import was undone")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Show kept rows" }));
  await waitFor(() => expect(names()).toEqual(["Bin"]));
  expect(screen.getByRole("link", { name: "Bin" }).getAttribute("href")).toBe(`/inventory/devices/${bin.id}`);
  expect((await me(devicesApi.list, { query: {} })).devices.map(({ name }) => name)).toEqual(["Smart bin"]);
});

test("shows a 404 for a missing or malformed import", async () => {
  const me = await server.as();
  const first = at(`${DEVICES}?import=${uuidv7()}`, me.token);
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  first.unmount();
  at(`${DEVICES}?import=nonsense`, me.token);
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});

test("redirects an import of algorithms opened as one of devices", async () => {
  const me = await server.as();
  const { id } = await importing(server, me, "algorithms").upload("Name\nTriage\n");
  const { router } = at(`${DEVICES}?import=${id}`, me.token);
  await waitFor(() => expect(router.state.location.pathname).toBe(ALGORITHMS));
  expect(await screen.findByRole("heading", { name: "Import algorithms" })).toBeTruthy();
});

test("shows a viewer imports and their rows without actions", async () => {
  const me = await server.as();
  const viewer = await server.as({ customer_id: me.customer_id, role: "viewer" });
  const { filename } = await importing(server, me).bring("Name\nMast\n");
  const { user } = at(DEVICES, viewer.token);
  const link = await screen.findByRole("link", { name: filename });
  expect(screen.getByText(/You can view everything here/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Choose file/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /More actions/ })).toBeNull();
  await user.click(link);
  expect(await screen.findByText("1 row was imported.")).toBeTruthy();
  expect(await screen.findByRole("rowheader", { name: "Mast" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo import" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Import another file" })).toBeNull();
});

test("shows a viewer the column mapping of a checked file", async () => {
  const me = await server.as();
  const viewer = await server.as({ customer_id: me.customer_id, role: "viewer" });
  const { id } = await importing(server, me).check("Name\nBin\n");
  const { user } = at(`${DEVICES}?import=${id}`, viewer.token);
  expect(await screen.findByText("1 device will be added.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Match columns" }));
  await screen.findByRole("heading", { name: "Match columns to fields" });
  expect(screen.queryByRole("button", { name: /Field for the column/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Check the file" })).toBeNull();
});

test("rejects an unreadable or empty file beside the field", async () => {
  const me = await server.as();
  const { user } = at(DEVICES, me.token);
  await give(user, "", "empty.csv");
  expect(await screen.findByText(/This file is empty/)).toBeTruthy();
  await give(user, "{ not json", "broken.geojson");
  expect(await screen.findByText(/This file cannot be read/)).toBeTruthy();
  await give(user, new Uint8Array(importsApi.upload.max_bytes + 1), "large.csv");
  expect(await screen.findByText(/This file is too large/)).toBeTruthy();
  const picture = new Uint8Array([0, 1, 2, 0, 255]);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file input");
  await user.upload(input, new File([picture], "picture.csv"));
  expect(await screen.findByText(/This file cannot be read/)).toBeTruthy();
});

test("imports devices with places from GeoJSON", async () => {
  const me = await server.as();
  const { user } = at(DEVICES, me.token);
  const feature = {
    type: "Feature",
    geometry: { type: "Point", coordinates: [104.9, 11.5] },
    properties: { name: "Mast" },
  };
  await give(user, JSON.stringify({ type: "FeatureCollection", features: [feature] }), "places.geojson");
  await screen.findByRole("heading", { name: "Match columns to fields" });
  await chooseEnglish(user);
  await press(user, "Check the file", "Checking the file");
  await press(user, "Import 1 device", "Importing");
  expect(await screen.findByText("1 row was imported.")).toBeTruthy();
  const { devices } = await me(devicesApi.list, { query: {} });
  expect(devices).toMatchObject([{ name: "Mast", location_count: 1 }]);
});

test("imports algorithms with factsheet answers, mapped by question", async () => {
  const me = await server.as();
  const { user } = at(ALGORITHMS, me.token);
  await give(user, "Title,Aim\nPermit triage,Sort requests by urgency\n", "register.csv");
  await screen.findByRole("heading", { name: "Match columns to fields" });
  expect(fieldOf("Aim").textContent).toContain("Do not import");
  await user.click(fieldOf("Aim"));
  await user.type(await screen.findByRole("searchbox", { name: "Search fields" }), "what does it mean");
  await waitFor(() => expect(screen.getAllByRole("menuitemradio")).toHaveLength(1));
  await user.click(screen.getByRole("menuitemradio", { name: "What is it for, and what does it mean for people?" }));
  await match(user, "Title", "Name");
  await chooseEnglish(user);
  await user.click(screen.getByRole("button", { name: /Who answers the factsheet/ }));
  await user.click(await screen.findByRole("option", { name: "The supplier" }));
  await press(user, "Check the file", "Checking the file");
  await press(user, "Import 1 algorithm", "Importing");
  await user.click(await screen.findByRole("link", { name: "Show algorithms" }));
  expect(await screen.findByRole("rowheader", { name: /Permit triage/ })).toBeTruthy();
  const { algorithms } = await me(algorithmsApi.list, { query: {} });
  const params = { id: algorithms[0]?.id ?? "" };
  const { factsheet } = await me(factsheetsApi.get, { params });
  expect(JSON.stringify(factsheet)).toContain("Sort requests by urgency");
  expect(factsheet.answers["purpose"]?.source).toBe("supplier");
});

test("notices that another tab was faster, and does nothing twice", async () => {
  const me = await server.as();
  const { check, run } = importing(server, me);
  const { id } = await check("Name\nMast\n");
  const { user } = at(`${DEVICES}?import=${id}`, me.token);
  const button = await screen.findByRole("button", { name: "Import 1 device" });
  await run(id);
  await user.click(button);
  expect(await screen.findByText("Import complete")).toBeTruthy();
  expect((await me(devicesApi.list, { query: {} })).meta.total_count).toBe(1);
});

test("forgets an earlier import after a confirmation, and keeps its records", async () => {
  const me = await server.as();
  const { filename } = await importing(server, me).bring("Name\nMast\n");
  const { user } = at(DEVICES, me.token);
  await user.click(await screen.findByRole("button", { name: `More actions: ${filename}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete from history" }));
  await user.click(await screen.findByRole("button", { name: "Delete import" }));
  expect(await screen.findByText("No imports yet")).toBeTruthy();
  expect((await me(importsApi.list, { query: {} })).imports).toEqual([]);
  expect((await me(devicesApi.list, { query: {} })).meta.total_count).toBe(1);
});

test("explains why an import failed, and checks it again", async () => {
  const me = await server.as();
  const { id } = await importing(server, me).check("Reference,Name\nA1,Mast\n");
  await server.database.system
    .updateTable("imports")
    .set({ state: "failed", error: "changed_meanwhile" })
    .where("id", "=", id)
    .execute();
  const { user } = at(`${DEVICES}?import=${id}`, me.token);
  expect(await screen.findByText(/Some records changed after the check/)).toBeTruthy();
  expect(screen.getByText("The import failed")).toBeTruthy();
  await press(user, "Check again", "Checking the file");
  expect(await screen.findByRole("button", { name: "Import 1 device" })).toBeTruthy();
});

test("reports rows that fail to load, and retries", async () => {
  const me = await server.as();
  const { id } = await importing(server, me).check("Name\nMast\n");
  let isBroken = true;
  const transport: Transport = (url, init) =>
    isBroken && url.includes("/rows") ? Promise.reject(new TypeError("offline")) : server.transport(url, init);
  const { user } = at(`${DEVICES}?import=${id}`, me.token, transport);
  expect(await screen.findByText("The list did not load")).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("rowheader", { name: "Mast" })).toBeTruthy();
});

test("shows progress as a number, and announces it in quarters", async () => {
  const me = await server.as();
  const { id } = await importing(server, me).upload("Name\nMast\n");
  await server.database.system
    .updateTable("imports")
    .set({ state: "checking", row_count: 20_000, rows_done: 12_345 })
    .where("id", "=", id)
    .execute();
  at(`${DEVICES}?import=${id}`, me.token);
  const bar = await screen.findByRole("progressbar", { name: "Checking the file" });
  expect(bar.getAttribute("aria-valuetext")).toBe("12,345 of 20,000 rows");
  expect(screen.getByText("Checking the file 50% done")).toBeTruthy();
});

test.each(["devices", "algorithms"] as const)("recognizes every column of the empty table for %s", async (subject) => {
  const me = await server.as();
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = at(`/inventory/${subject}/import`, me.token);
  await user.click(await screen.findByRole("button", { name: "Blank table" }));
  const header = (await saved[0]?.text())?.trim() ?? "";
  const { columns, recipe } = await importing(server, me, subject).upload(`${header}\n${header}\n`);
  expect(columns.length).toBeGreaterThan(15);
  expect(recipe.fields).toEqual(Object.fromEntries(columns.map(({ name }) => [name, [{ column: name }]])));
});

test("asks what to do with existing references, and applies the answer", async () => {
  const me = await server.as();
  await server.make.device(me.customer_id, { name: "Mast", reference: "A1" });
  const { id } = await importing(server, me).upload("Reference,Name\nA1,Renamed\n");
  const { user } = at(`${DEVICES}?import=${id}`, me.token);
  await user.click(await screen.findByRole("radio", { name: /Skip the row/ }));
  await chooseEnglish(user);
  await press(user, "Check the file", "Checking the file");
  expect(await screen.findByText(/Nothing to import/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Skipped: 1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Match columns again" }));
  await user.click(await screen.findByRole("radio", { name: /Update the record/ }));
  await press(user, "Check the file", "Checking the file");
  expect(await screen.findByText("1 row updates an existing record.")).toBeTruthy();
  await press(user, "Import 1 row", "Importing");
  await waitFor(async () =>
    expect((await me(devicesApi.list, { query: {} })).devices.map(({ name }) => name)).toEqual(["Renamed"]),
  );
});

test("undoes an earlier import from the list", async () => {
  const me = await server.as();
  const { filename } = await importing(server, me).bring("Name\nMast\n");
  const { user } = at(DEVICES, me.token);
  await user.click(await screen.findByRole("button", { name: `More actions: ${filename}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Undo import" }));
  await press(user, "Undo import", "Undoing the import");
  expect(await screen.findByText("The import was undone")).toBeTruthy();
  expect((await me(devicesApi.list, { query: {} })).meta.total_count).toBe(0);
});
