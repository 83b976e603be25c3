import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { locationsApi } from "#contract/locations.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// a form, a map and typing are slow on a busy machine
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });
const server = await shareTestApp();
/** Tiles that never load: rendering all country outlines is slow, and no test looks at them. */
const map = { kind: "raster", url: "/tiles/{z}/{x}/{y}.png", attribution: "A map", max_zoom: 19 } as const;

async function device() {
  const me = await server.as();
  const { id: device_id } = await server.make.device(me.customer_id, { name: "Harbour counter" });
  const read = async (locale = "en") =>
    (await me(locationsApi.list, { params: { device_id }, query: { locale } })).locations;
  const at = (search = "", token = me.token, transport: Transport = server.transport) =>
    renderRoute(`/inventory/devices/${device_id}/locations${search}`, { transport, token, config: { map } });
  const add = (name: string, position: number, more = {}) =>
    server.make.location(me.customer_id, device_id, {
      name: JSON.stringify({ en: name }) as never,
      position,
      lat: 11.55,
      lng: 104.9 + position / 100,
      ...more,
    });
  return { me, device_id, read, at, add };
}
const textbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const shown = () =>
  within(screen.getByRole("list", { name: "Locations" }))
    .getAllByRole("button", { pressed: false })
    .map((button) => button.textContent);

test("R2.27 explains what to do without a place, and accepts an address alone", async () => {
  const { at, read } = await device();
  const { user } = at();
  expect(await screen.findByText("No locations yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add location" }));
  expect(await screen.findByRole("heading", { name: "New location" })).toBe(document.activeElement);
  await user.type(textbox(/^Address/), "1 Harbour Walk");
  await user.click(screen.getByRole("button", { name: "Add location" }));
  expect(await screen.findByText("1 location")).toBeTruthy();
  expect(await read()).toMatchObject([{ address: "1 Harbour Walk", lat: null, geometry: null, is_public: true }]);
});

test("R2.27 places a location on the map by keyboard alone", async () => {
  const { at, read } = await device();
  const { user } = at("?place=new");
  const cross = await screen.findByRole("button", { name: "Put the location here" });
  cross.focus();
  await user.keyboard("{ArrowUp}{ArrowRight}{Enter}");
  await waitFor(() => expect(textbox("Latitude").value).not.toBe(""));
  const [lat, lng] = [textbox("Latitude").value, textbox("Longitude").value].map(Number);
  await user.click(screen.getByRole("button", { name: "Add location" }));
  expect(await screen.findByText("1 location")).toBeTruthy();
  const [added] = within(screen.getByRole("list", { name: "Locations" })).getAllByRole("button");
  await waitFor(() => expect(document.activeElement).toBe(added));
  expect(await read()).toMatchObject([{ lat, lng }]);
});

test("shows the edited place once on the map, beside the others", async () => {
  const { at, add } = await device();
  const { id } = await add("Quay", 1);
  await add("Gate", 2);
  at(`?place=${id}`);
  const pins = () => [...document.querySelectorAll<HTMLElement>(".map-pin")].map(({ title }) => title);
  await waitFor(() => expect(pins()).toContain("This location"));
  expect(pins().toSorted()).toEqual(["Gate", "This location"]);
});

test("splits pasted coordinates into their fields, and rejects an invalid one", async () => {
  const { at, read } = await device();
  const { user } = at("?place=new");
  await user.click(await screen.findByRole("textbox", { name: "Latitude" }));
  await user.paste("11.5564, 104.9282");
  expect(textbox("Longitude").value).toBe("104.9282");
  await user.clear(textbox("Latitude"));
  await user.type(textbox("Latitude"), "95");
  await user.click(screen.getByRole("button", { name: "Add location" }));
  const problem = within(await screen.findByRole("alert"));
  expect(problem.getByRole("link").textContent).toBe("Latitude: Enter a number from -90 to 90");
  await user.clear(textbox("Latitude"));
  await user.type(textbox("Latitude"), "11.5564");
  await user.click(screen.getByRole("button", { name: "Add location" }));
  await waitFor(async () => expect(await read()).toMatchObject([{ lat: 11.5564, lng: 104.9282 }]));
});

test("accepts both coordinates in one field, as other maps show them", async () => {
  const { at, read } = await device();
  const { user } = at("?place=new");
  await user.type(await screen.findByRole("textbox", { name: "Latitude" }), "36.6042, -121.8861{Tab}");
  await waitFor(() => expect(textbox("Longitude").value).toBe("-121.8861"));
  expect(textbox("Latitude").value).toBe("36.6042");
  await user.click(screen.getByRole("button", { name: "Add location" }));
  expect(await screen.findByText("1 location")).toBeTruthy();
  expect(await read()).toMatchObject([{ lat: 36.6042, lng: -121.8861 }]);
});

test("asks for my location only on demand, and copes with a denial", async () => {
  const ask = vi.fn<Geolocation["getCurrentPosition"]>((_take, refuse) => refuse?.({} as GeolocationPositionError));
  vi.spyOn(navigator, "geolocation", "get").mockReturnValue({ getCurrentPosition: ask } as never);
  const { at } = await device();
  const { user } = at("?place=new");
  const button = await screen.findByRole("button", { name: "Use my location" });
  expect(ask).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByText(/Your browser did not give your location/)).toBeTruthy();
  ask.mockImplementation((take) => take({ coords: { latitude: 36.60421234, longitude: -121.8861 } } as never));
  await user.click(button);
  await waitFor(() => expect(textbox("Latitude").value).toBe("36.604212"));
  expect(textbox("Longitude").value).toBe("-121.8861");
  vi.restoreAllMocks();
});

test("R2.27 takes an area as coordinates, and names a missing corner", async () => {
  const { at, read } = await device();
  const { user } = at("?place=new");
  await user.click(await screen.findByRole("radio", { name: "Area" }));
  await user.type(textbox("Coordinates"), "11.55, 104.92\n11.56, 104.92\nhere");
  await user.click(screen.getByRole("button", { name: "Add location" }));
  expect(await screen.findByRole("link", { name: /Enter line 3 as latitude/ })).toBeTruthy();
  await user.type(textbox("Coordinates"), "{Backspace}{Backspace}{Backspace}{Backspace}11.56, 104.93");
  await user.click(screen.getByRole("button", { name: "Add location" }));
  await waitFor(async () => {
    const [place] = await read();
    expect(place?.geometry?.type).toBe("Polygon");
    expect(place?.lat).toBeGreaterThan(11.55);
  });
});

test("moves a corner of a line on the map by keyboard, and updates the coordinates", async () => {
  const { at, add } = await device();
  const geometry = {
    type: "LineString",
    coordinates: [
      [104.92, 11.55],
      [104.93, 11.56],
    ],
  };
  const { id } = await add("Quay", 1, { geometry: JSON.stringify(geometry) as never });
  const { user } = at(`?place=${id}`);
  const before = "11.55, 104.92\n11.56, 104.93";
  expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Coordinates" })).value).toBe(before);
  const corner = await screen.findByRole("button", { name: "Corner 2 of 2" });
  corner.focus();
  await user.keyboard("{ArrowUp}");
  await waitFor(() => expect(textbox("Coordinates").value).not.toBe(before));
  expect(textbox("Coordinates").value).toMatch(/^11\.55, 104\.92\n11\.56\d*, 104\.93/);
  await user.keyboard("{Delete}");
  await waitFor(() => expect(textbox("Coordinates").value).toBe("11.55, 104.92"));
});

test("saves direction, reach, precision and sign, and the name in one language", async () => {
  const { at, add, read } = await device();
  const { id } = await add("Pier", 1);
  const { user } = at(`?place=${id}&locale=km`);
  expect(await screen.findByText(/Shown in English until you translate it: “Pier”/)).toBeTruthy();
  await user.type(textbox(/^Name/), "ផែ");
  await user.type(textbox(/^Direction/), "90");
  await user.type(textbox(/^Range/), "40");
  await user.click(screen.getByRole("button", { name: /Precision for residents/ }));
  await user.click(await screen.findByRole("option", { name: /^Street only/ }));
  await user.click(screen.getByRole("combobox", { name: /Languages on the sign/ }));
  await user.click(await screen.findByRole("option", { name: "Khmer" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(async () =>
    expect(await read("km")).toMatchObject([
      { name: "ផែ", direction_deg: 90, radius_m: 40, precision: "street", sign_languages: ["km"] },
    ]),
  );
  expect((await read())[0]?.name).toBe("Pier");
});

test("shows both versions when two people change one place, and lets the second choose", async () => {
  const { me, device_id, at, add, read } = await device();
  const { id } = await add("Pier", 1);
  const { user } = at(`?place=${id}`);
  await user.clear(await screen.findByRole("textbox", { name: /^Address/ }));
  await user.type(textbox(/^Address/), "Mine");
  await me(locationsApi.update, {
    params: { device_id, id },
    query: {},
    body: { location: { address: "Theirs", lock_version: 0 } },
  });
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("radio", { name: /Use theirs/ }));
  await user.click(dialog.getByRole("button", { name: "Save my choices" }));
  await waitFor(async () => expect((await read())[0]?.address).toBe("Theirs"));
});

test("takes the example coordinates from the guide's own city, and has none before the first location", async () => {
  const { at, add } = await device();
  const { unmount } = at("?place=new");
  expect(await screen.findByText(/^Paste both into one field/)).toBeTruthy();
  unmount();
  await add("Pier", 1);
  at("?place=new");
  expect(await screen.findByText(/^For example 11\.5500 and 104\.9100\./)).toBeTruthy();
});

test("asks before closing the form with unsaved changes", async () => {
  const { at, add } = await device();
  await add("Pier", 1);
  const { user } = at("?place=new");
  await user.type(await screen.findByRole("textbox", { name: /^Address/ }), "x");
  await user.click(screen.getByRole("button", { name: "All locations" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: "Discard changes" }));
  expect(await screen.findByText("1 location")).toBeTruthy();
});

test("orders places by buttons, deletes and restores them", async () => {
  const { at, add, read } = await device();
  await add("First", 1);
  await add("Second", 2);
  const { user } = at();
  await user.click(await screen.findByRole("button", { name: "Move Second up" }));
  expect(shown()).toEqual(["Second", "First"]);
  await waitFor(async () => expect((await read()).map(({ name }) => name)).toEqual(["Second", "First"]));
  await user.click(screen.getByRole("button", { name: "More actions: First" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText("“First” deleted")).toBeTruthy();
  await waitFor(() => expect(shown()).toEqual(["Second"]));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(shown()).toEqual(["Second", "First"]));
});

test("R2.27 adds many places from a pasted table, and names and skips wrong lines", async () => {
  const { at, add, read } = await device();
  await add("Pier", 1);
  const { user } = at();
  await user.click(await screen.findByRole("button", { name: "Add many" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add many locations" }));
  await user.click(dialog.getByRole("button", { name: "Add 0 locations" }));
  expect(await dialog.findByText(/Nothing to add yet/)).toBeTruthy();
  await user.click(dialog.getByRole("textbox", { name: "Table" }));
  await user.paste("name;address;lat;lng\nGate;1 Quay;11,5;104,9\nBad;;95;1\nHall;2 Quay;;");
  expect(await dialog.findByText("1 line has a problem and will be skipped.")).toBeTruthy();
  expect(dialog.getByText("Latitude must be a number from -90 to 90")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Add 2 locations" }));
  expect(await screen.findByText("2 locations added")).toBeTruthy();
  expect((await read()).map(({ name, lat }) => [name, lat])).toEqual([
    ["Pier", 11.55],
    ["Gate", 11.5],
    ["Hall", null],
  ]);
});

test("downloads the places as a table", async () => {
  const { at, add } = await device();
  await add("Pier", 1);
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  const { user } = at();
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain("Pier");
});

test("shows a viewer the places, the map and the export, but no actions", async () => {
  const { me, at, add } = await device();
  await add("Pier", 1);
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  at("?place=new", viewer.token);
  expect(await screen.findByText("1 location")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Map of the locations" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Download CSV" })).toBeTruthy();
  for (const name of ["Add location", "Add many", "Move Pier up", "More actions: Pier"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("reports places that fail to load, and retries", async () => {
  const { me, at, add } = await device();
  await add("Pier", 1);
  let isDown = true;
  const flaky: Transport = (path, init) =>
    isDown && path.includes("/locations") ? Promise.reject(new TypeError("offline")) : server.transport(path, init);
  const { user } = at("", me.token, flaky);
  expect(await screen.findByText("The locations did not load")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 location")).toBeTruthy();
});
