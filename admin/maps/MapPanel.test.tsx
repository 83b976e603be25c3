import { QueryClientProvider } from "@tanstack/react-query";
import { configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import L from "leaflet";
import { expect, test, vi } from "vitest";
import { setConfig } from "#admin/api/config.ts";
import { createQueryClient } from "#admin/api/query-client.ts";
import type { MapPin } from "./map-model.ts";
import { MapPanel, type MapProps } from "./MapPanel.tsx";

// the first map loads its code and the outlines of all countries
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

const PINS: MapPin[] = [
  { id: "a", lat: 11.55, lng: 104.92, label: "Gate", tone: "identifiable", direction: 90, radius: 40 },
  { id: "b", lat: 11.56, lng: 104.93, label: "Hall", tone: "none" },
];

const harbour = (north: number, east: number) => ({ lat: 11.55 + north / 100, lng: 104.92 + east / 100 });

function show(props: Partial<MapProps> = {}) {
  const map = (more: Partial<MapProps>) => (
    <QueryClientProvider client={createQueryClient()}>
      <MapPanel label="The map" pins={PINS} {...props} {...more} />
    </QueryClientProvider>
  );
  const view = render(map({}));
  return { ...view, user: userEvent.setup(), again: (more: Partial<MapProps>) => view.rerender(map(more)) };
}

test("outlines the countries when no source is configured, and names theirs", async () => {
  setConfig({ api_base: "" });
  const { container } = show();
  const outlines = () => container.querySelectorAll("path.map-land").length;
  await waitFor(() => expect(outlines()).toBeGreaterThan(150));
  expect(screen.getByText("Natural Earth")).toBeTruthy();
});

test("keeps the pins and reports tiles that fail to load", async () => {
  const map = {
    kind: "raster",
    url: "/tiles/{z}/{x}/{y}.png",
    attribution: "© <b>The city</b>",
    max_zoom: 19,
  } as const;
  setConfig({ api_base: "", map });
  const { container } = show({ onSelect: vi.fn() });
  expect(await screen.findByText("© <b>The city</b>")).toBeTruthy();
  const tile = await waitFor(() => {
    const image = container.querySelector<HTMLImageElement>("img.leaflet-tile");
    if (!image) throw new Error("no tile yet");
    return image;
  });
  tile.dispatchEvent(new Event("error"));
  expect(await screen.findByText("The background map is unavailable. The locations are correct.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Gate" })).toBeTruthy();
});

test("ignores events after removal, including a debounced resize", async () => {
  setConfig({ api_base: "" });
  const remove = vi.spyOn(L.Map.prototype, "remove");
  const { unmount } = show({ onSelect: vi.fn() });
  await screen.findByRole("button", { name: "Gate" });
  unmount();
  const [map] = remove.mock.contexts as L.Map[];
  expect(map?.fire("moveend")).toBe(map);
});

test("gives each pin a name and an icon of its own, and selects one with Enter", async () => {
  setConfig({ api_base: "", map: { kind: "raster", url: "/{z}/{x}/{y}", attribution: "", max_zoom: 19 } });
  const onSelect = vi.fn();
  const { user, container } = show({ onSelect });
  const pin = await screen.findByRole("button", { name: "Hall" });
  expect(pin.className).toContain("map-pin-none");
  expect(pin.innerHTML).not.toBe(screen.getByRole("button", { name: "Gate" }).innerHTML);
  expect(container.querySelectorAll(".map-sight")).toHaveLength(1);
  pin.focus();
  await user.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("b");
});

test("treats the name of an area as text", async () => {
  setConfig({ api_base: "", map: { kind: "raster", url: "/{z}/{x}/{y}", attribution: "", max_zoom: 19 } });
  const points = [harbour(0, 0), harbour(0, 1), harbour(1, 0)];
  const label = "<img src=x onerror=window.pwned=1>";
  const { container } = show({ pins: [], shapes: [{ id: "c", kind: "area", label, points }] });
  const area = await waitFor(() => {
    const path = container.querySelector("path.map-area");
    if (!path) throw new Error("no area yet");
    return path;
  });
  area.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, clientX: 10, clientY: 10 }));
  expect((await screen.findByText(label)).closest(".leaflet-tooltip")).toBeTruthy();
  expect(container.querySelector("img[onerror]")).toBeNull();
});

test("lets the keyboard skip the map and read-only pins", async () => {
  setConfig({ api_base: "", map: { kind: "raster", url: "/{z}/{x}/{y}", attribution: "", max_zoom: 19 } });
  const { user, container } = show();
  await waitFor(() => expect(container.querySelectorAll(".map-pin[aria-hidden]")).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Hall" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Skip the map" }));
  expect(document.activeElement?.textContent).toBe("End of the map");
});

test("moves the map under the crosshair with arrow keys, and places with Enter", async () => {
  setConfig({ api_base: "", map: { kind: "raster", url: "/{z}/{x}/{y}", attribution: "", max_zoom: 19 } });
  const onPlace = vi.fn();
  const { user } = show({ onPlace, placeLabel: "Put it here" });
  (await screen.findByRole("button", { name: "Put it here" })).focus();
  await user.keyboard("{Enter}{Shift>}{ArrowRight}{/Shift}{Enter}");
  const [[from], [to]] = onPlace.mock.calls as [[{ lat: number; lng: number }], [{ lat: number; lng: number }]];
  expect(to.lng).toBeGreaterThan(from.lng);
  expect(to.lat).toBeCloseTo(from.lat, 5);
  expect(screen.getByText(`${to.lat}, ${to.lng}`)).toBeTruthy();
});
