import { configure, screen, waitFor, within } from "@testing-library/react";
import { uuidv7 } from "uuidv7";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { feedbackApi } from "#contract/feedback.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { type CountedEvent, eventKey } from "#server/analytics/counting/write-events.ts";
import { writeBatch } from "#server/analytics/counting/write-batch.ts";
import { rollUpEvents } from "#server/analytics/rolling-up/roll-up-events.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// long screens are slow in happy-dom
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
type World = Awaited<ReturnType<typeof guideWorld>>;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const each = (count: number) => Array.from({ length: count }, (_one, at) => at);

/** Counts events as the guide does, then aggregates them. */
async function count({ customer_id, pages }: World, events: readonly Partial<CountedEvent>[]) {
  const whole = { kind: "page_view", page_id: pages.device.id, locale: "en", detail: null, hour: 9 } as const;
  const keys = events.map((event) =>
    eventKey({ ...whole, customer_id, day: daysAgo(1), visitor: "somebody", ...event }),
  );
  await writeBatch(server.database.system, {
    id: uuidv7(),
    counts: new Map(keys.map((key) => [key, 1])),
    at: new Date(),
  });
  await rollUpEvents(server.database);
}

/** Yesterday 20 people read about the mast (12 in Khmer), half as many a week before; some also read about the planner. */
async function readGuide() {
  const world = await guideWorld(server);
  await server.database.system
    .updateTable("sites")
    .set({ time_zone: "UTC" })
    .where("customer_id", "=", world.customer_id)
    .execute();
  await count(world, [
    // multiples of five of each part, so that all of them are shown
    ...each(20).map((at) => ({ visitor: `reader-${at}`, locale: at < 10 ? "km" : "en" })),
    ...each(10).map((at) => ({ visitor: `reader-${at}`, day: daysAgo(8) })),
    // far enough back for a week to compare with
    ...each(5).map((at) => ({ visitor: `early-${at}`, day: daysAgo(20) })),
    ...each(5).map((at) => ({ visitor: `reader-${at}`, page_id: world.pages.planner.id })),
    ...each(5).map((at) => ({ visitor: `reader-${at}`, kind: "scan" as const })),
  ]);
  return world;
}

const at = ({ call }: World, path = "") =>
  renderRoute(`/analytics${path}`, { transport: server.transport, token: call.token });

const figureOf = (name: string) => screen.findByRole("radio", { name: new RegExp(`^${name}`) });
const region = (name: string) => screen.findByRole("region", { name });
const rowsOf = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole("row")
    .map((row) => row.textContent);

test("says up to when visits are included, in the site's time with its zone", async () => {
  const world = await readGuide();
  await server.database.system
    .updateTable("sites")
    .set({ time_zone: "Asia/Kathmandu" })
    .where("customer_id", "=", world.customer_id)
    .execute();
  at(world, "?days=7");
  expect(await screen.findByText(/Includes visits up to .*, \d+:\d\d [AP]M \(UTC\+5:45\)\./)).toBeTruthy();
});

test("R2.13 /analytics shows totals with their change, languages and pages", async () => {
  at(await readGuide(), "?days=7");
  await waitFor(async () => expect((await figureOf("Views")).textContent).toBe("Views25up150% from 10"));
  expect((await figureOf("Visitors")).textContent).toContain("20");
  const languages = rowsOf(await region("Languages"));
  expect(languages).toContain("Khmer1040%");
  const pages = rowsOf(await region("Top pages"));
  expect(pages).toContainEqual(expect.stringMatching(/^Air mast20\+100%$/));
  expect(pages).toContainEqual(expect.stringMatching(/^Planner5–$/));
});

test("R2.13 offers every chart as an equivalent table", async () => {
  const { user } = at(await readGuide(), "?days=7");
  const series = await region("Views by day");
  expect((await within(series).findByRole("slider")).getAttribute("aria-valuetext")).toContain("Views 0");
  await user.click(within(series).getByRole("radio", { name: "Table" }));
  expect(rowsOf(series)).toContainEqual(expect.stringMatching(/25/));
  for (const [panel, words] of [
    ["From scan to feedback", "Scanned a code"],
    ["Languages", "Khmer"],
    ["Time of day", "9:00"],
  ] as const) {
    const card = await region(panel);
    await user.click(within(card).getByRole("button", { name: `Show as table: ${panel}` }));
    expect(rowsOf(card).join()).toContain(words);
  }
});

test("reads the chart day by day with the arrow keys", async () => {
  const { user } = at(await readGuide(), "?days=7");
  const slider = await within(await region("Views by day")).findByRole("slider");
  slider.focus();
  await user.keyboard("{ArrowLeft}");
  expect(slider.getAttribute("aria-valuetext")).toContain("Views 25, 7 days before 10");
  await user.keyboard("{Home}");
  expect(slider.getAttribute("aria-valuenow")).toBe("1");
});

test("R2.13 keeps period, comparison and measure in the address", async () => {
  const { user, router } = at(await readGuide(), "?days=90");
  await waitFor(async () => expect((await figureOf("Views")).textContent).toContain("Views40"));
  expect((await screen.findByRole("radio", { name: "90 days" })).getAttribute("aria-checked")).toBe("true");
  await user.click(screen.getByRole("radio", { name: "7 days" }));
  await waitFor(() => expect(router.state.location.search).toBe("?days=7"));
  await user.click(await figureOf("Visitors"));
  await waitFor(() => expect(router.state.location.search).toBe("?days=7&measure=visitors"));
  await user.click(screen.getByRole("button", { name: "Compare: period before" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "No comparison" }));
  await waitFor(() => expect(router.state.location.search).toBe("?days=7&measure=visitors&compare=none"));
  await waitFor(() => expect(screen.queryByText(/^from /)).toBeNull());
  await waitFor(() => expect(screen.queryByText(/no earlier period/)).toBeNull());
});

test("ignores a custom range that is invalid", async () => {
  const { router } = at(await readGuide(), `?from=${daysAgo(9)}&to=${daysAgo(7)}`);
  await waitFor(async () => expect((await figureOf("Views")).textContent).toContain("Views10"));
  await router.navigate(`/analytics?from=${daysAgo(1)}&to=${daysAgo(9)}`);
  await waitFor(async () => expect((await figureOf("Views")).textContent).toContain("Views40"));
});

test("names the site's zone in the form for a custom range", async () => {
  const { user } = at(await readGuide(), "?days=7");
  await user.click(await screen.findByRole("button", { name: /, 20\d\d$/ }));
  const form = await screen.findByRole("dialog");
  expect(form.textContent).toContain("Days begin and end at midnight, the site’s time (UTC+0).");
});

test("does not compare with a period before counting began", async () => {
  at(await readGuide(), "?days=90");
  await waitFor(async () => expect((await figureOf("Views")).textContent).toBe("Views40"));
  expect(screen.getByText(/there is no earlier period to compare with/)).toBeTruthy();
});

test("R2.13 links a page to its own figures, and back", async () => {
  const world = await readGuide();
  const { user, router } = at(world, "?days=7");
  await user.click(await within(await region("Top pages")).findByRole("link", { name: "Air mast" }));
  await waitFor(async () => expect((await figureOf("Views")).textContent).toContain("Views20"));
  expect(router.state.location.search).toBe(`?days=7&page_id=${world.pages.device.id}`);
  expect(screen.getByRole("link", { name: "Open this page" }).getAttribute("href")).toContain(world.pages.device.id);
  await user.click(screen.getByRole("button", { name: "Remove filter: Page" }));
  await waitFor(async () => expect((await figureOf("Views")).textContent).toContain("Views25"));
});

async function withCode(world: World) {
  const device = await server.make.device(world.customer_id, { name: "Plate reader" });
  const place = await server.make.location(world.customer_id, device.id, {
    name: JSON.stringify({ en: "Gate 3" }),
    lat: 11.5,
    lng: 104.9,
  });
  const target = { type: "page", page_id: world.pages.device.id };
  const { short_code } = await world.call(shortCodesApi.create, {
    body: { short_code: { label: "Pole 14", location_id: place.id, target } as never },
  });
  const { short_code: blank } = await world.call(shortCodesApi.create, { body: { short_code: { label: "Sheet 3" } } });
  const scans = { customer_id: world.customer_id, day: daysAgo(1), locale: "en" };
  await server.database.system
    .insertInto("short_code_days")
    .values([
      { ...scans, short_code_id: short_code.id, scans: 412 },
      { ...scans, short_code_id: blank.id, scans: 8 },
    ])
    .execute();
  return { short_code, blank };
}

test("R2.13 lists codes with scans, names broken ones, and shows places on a map with a list beside it", async () => {
  const world = await readGuide();
  const { short_code, blank } = await withCode(world);
  const { user } = at(world);
  const card = await region("Codes and locations");
  await waitFor(() => expect(rowsOf(card)[1]).toContain(`${short_code.code}Pole 14Gate 3Air mast`));
  expect(rowsOf(card)[1]).toContain("412");
  await user.click(within(card).getByRole("link", { name: "1 code was scanned but leads nowhere." }));
  await waitFor(() => expect(rowsOf(card)).toHaveLength(2));
  expect(rowsOf(card)[1]).toContain(`${blank.code}Sheet 3`);
  await user.click(within(card).getByRole("radio", { name: "Map" }));
  const places = await within(await region("Codes and locations")).findByRole("list");
  expect(within(places).getByRole("button").textContent).toBe("Gate 3Plate reader412");
});

test("R2.13 downloads the figures of a panel", async () => {
  const { user } = at(await readGuide());
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  await user.click(await screen.findByRole("button", { name: "Download CSV: Languages" }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^analytics-languages-[\d-]+\.csv$/);
});

test("R2.13 suggests how to get visits when there are none", async () => {
  const me = await server.as({ role: "viewer" });
  renderRoute("/analytics", { transport: server.transport, token: me.token });
  expect(await screen.findByText("No visits yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Create short codes" }).getAttribute("href")).toBe("/short-codes");
  expect(screen.queryByRole("radio", { name: "30 days" })).toBeNull();
});

test("reports figures that fail to load, and retries", async () => {
  const world = await readGuide();
  let isBroken = true;
  const { user } = renderRoute("/analytics", {
    transport: (path, init) =>
      isBroken && path.startsWith("/api/v1/analytics?")
        ? Promise.reject(new TypeError("no network"))
        : server.transport(path, init),
    token: world.call.token,
  });
  expect(await screen.findByText("The numbers could not be loaded")).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await figureOf("Views")).toBeTruthy();
});

test("shortens a long reply on the report's first sheet, prints it whole on the last, and quotes no comment", async () => {
  const world = await readGuide();
  const { id } = await server.make.feedback(world.customer_id, {
    page_id: world.pages.device.id,
    comment: "My plate is AB-123, call me",
    submitted_at: new Date(Date.now() - 86_400_000).toISOString(),
  });
  const text = `It was moved. ${"The camera looks at the lane only. ".repeat(20)}`.slice(0, 599) + ".";
  const reply = { said: { en: "Where does it look?" }, text: { en: text }, lock_version: 0 };
  await world.call(feedbackApi.publishReply, { params: { id }, body: { reply } });
  at(world, "/report?days=7");
  expect(await screen.findByText("Replies in full")).toBeTruthy();
  const [first, , last] = document.querySelectorAll(".report-sheet");
  expect(first?.textContent).toContain("Where does it look?");
  expect(first?.textContent).toContain("Longer replies are on the last sheet.");
  expect(first?.textContent).not.toContain(text);
  expect(last?.textContent).toContain(text);
  expect(document.querySelector(".report")?.textContent).not.toContain("AB-123");
});

test("R2.13 prints the council's report in plain words, with how it was counted", async () => {
  const world = await readGuide();
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  const { user } = at(world, "/report?days=7");
  expect(await screen.findByRole("heading", { name: "More people read the guide" })).toBeTruthy();
  const sheet = document.querySelector(".report")?.textContent ?? "";
  for (const words of ["In this period its pages were read 25 times.", "Air mast", "steps of 5", "How we counted"])
    expect(sheet).toContain(words);
  expect((await world.call(feedbackApi.list, { query: {} })).meta.total_count).toBe(0);
  expect(await screen.findByText(/0 people answered. That is too few/)).toBeTruthy();
  expect(await screen.findByText("No public replies in this period.")).toBeTruthy();
  // printing waits for all figures
  await waitFor(async () => {
    await user.click(screen.getByRole("button", { name: "Print or save as PDF" }));
    expect(print).toHaveBeenCalledOnce();
  });
});
