import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { EMPTY_ANSWER, headingsOf } from "#contract/report-checks.ts";
import { type ReportAnswer, type ReportContent, yearlyReportsApi } from "#contract/yearly-reports.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// long forms are slow in happy-dom
vi.setConfig({ testTimeout: 90_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
await Promise.all([import("./ReportPage.tsx"), import("#admin/ui/NumberInput.tsx")]);
type Person = Awaited<ReturnType<typeof server.as>>;

const at = (me: Person, id: string, search = "") =>
  renderRoute(`/guide-app/reports/${id}${search}`, { token: me.token, transport: server.transport });

const read = async (me: Person, id: string) => (await me(yearlyReportsApi.get, { params: { id } })).yearly_report;
const contentOf = async (me: Person, id: string) => (await read(me, id)).content;
async function write(me: Person, id: string, change: Partial<ReportContent>) {
  const { content, lock_version } = await read(me, id);
  const body = { yearly_report: { content: { ...content, ...change }, lock_version } };
  return (await me(yearlyReportsApi.save, { params: { id }, body })).yearly_report;
}
async function start(me: Person) {
  const yearly_report = {
    title: "Report on cameras",
    starts_on: "2025-07-01",
    ends_on: "2026-06-30",
    due_on: "2026-12-01",
    template: "general" as const,
    locale: "en",
    currency: "EUR",
    from_id: null,
  };
  return (await me(yearlyReportsApi.create, { body: { yearly_report } })).yearly_report;
}
const answered = (text: string): ReportAnswer => ({ ...EMPTY_ANSWER, state: "answered", text });
const ANSWERS = Object.fromEntries(headingsOf("general").map((heading) => [heading, answered(`About ${heading}.`)]));
const camera = (device_ids: string[], answers: ReportContent["technologies"][number]["answers"] = ANSWERS) => ({
  id: "cameras",
  name: "Cameras",
  used_by: "Police",
  label_ids: [],
  device_ids,
  algorithm_ids: [],
  answers,
});
/** A report with nothing missing, except for the named headings. */
async function nearlyWhole(me: Person, without: readonly string[] = []) {
  const { id } = await start(me);
  const device = await server.make.device(me.customer_id, { name: "Camera at Gate 2" });
  const answers = Object.fromEntries(Object.entries(ANSWERS).filter(([heading]) => !without.includes(heading)));
  await write(me, id, { technologies: [camera([device.id], answers)] });
  return id;
}
const card = (name: string) => screen.findByRole("region", { name });

test("an editor adds a technology with its devices, and answers its headings by keyboard", async () => {
  const me = await server.as({ role: "editor" });
  const { id } = await start(me);
  await server.make.device(me.customer_id, { name: "Camera at Gate 2" });
  const { user } = at(me, id);
  expect(await screen.findByText("No technologies yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add technology" }));
  const dialog = await screen.findByRole("dialog", { name: "Add technology" });
  await user.click(within(dialog).getByRole("button", { name: "Add technology" }));
  expect(await within(dialog).findByText("Enter a name")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: "Name" }), "Cameras");
  await user.click(within(dialog).getByRole("button", { name: "Add technology" }));
  const what = await card("What belongs to it");
  const picker = within(what).getByRole("combobox", { name: /^Devices, one by one/ });
  await user.type(picker, "Gate");
  await user.click(await screen.findByRole("option", { name: /Gate 2/ }));
  expect(await within(what).findByRole("button", { name: "Remove Camera at Gate 2" })).toBeTruthy();

  const use = await card("Use");
  within(use).getByRole("button", { name: "Open Use" }).focus();
  await user.keyboard("{Enter}");
  expect(await within(use).findByText(/^Counts the devices and algorithms/)).toBeTruthy();
  expect(within(use).getByText("1 device")).toBeTruthy();
  await user.click(within(use).getByRole("radio", { name: "From records" }));
  await user.click(within(use).getByRole("button", { name: "Add a figure" }));
  await waitFor(() => expect(document.activeElement?.closest("[data-row]")).toBeTruthy());
  await user.keyboard("Plates read");
  await user.tab();
  await user.keyboard("1284600");
  await user.tab();

  const audits = await card("Audits and violations");
  await user.click(within(audits).getByRole("button", { name: "Open Audits and violations" }));
  await user.type(await within(audits).findByRole("textbox", { name: /^Number of violations/ }), "2");
  await user.tab();
  const effect = await card("Effectiveness");
  await user.click(within(effect).getByRole("button", { name: "Open Effectiveness" }));
  await user.click(await within(effect).findByRole("radio", { name: "Not recorded" }));
  await user.type(
    within(effect).getByRole("textbox", { name: /^Why, and from when/ }),
    "Police began to count in July.",
  );

  await waitFor(async () => {
    const [technology] = (await contentOf(me, id)).technologies;
    expect(technology).toMatchObject({ name: "Cameras" });
    expect(technology?.device_ids).toHaveLength(1);
    expect(technology?.answers).toMatchObject({
      use: { state: "from_records", rows: [{ cells: { what: "Plates read", number: 1_284_600 } }] },
      audits: { state: "answered", count: 2 },
      effectiveness: { state: "not_recorded", reason: "Police began to count in July." },
    });
  });
  expect(screen.getByText("3 of 9 done")).toBeTruthy();
});

test("says what is missing with links to it, adopts, is read only then, and opens for corrections", async () => {
  const me = await server.as({ role: "manager", name: "Dara Meas" });
  const id = await nearlyWhole(me, ["cost"]);
  const { user, router } = at(me, id, "?part=cameras&open=");
  await user.click(await screen.findByRole("button", { name: "Adopt" }));
  const missing = await screen.findByRole("dialog", { name: "Not ready to adopt" });
  expect(within(missing).getByText("1 point is missing. Follow the link to fix it.")).toBeTruthy();
  await user.click(within(missing).getByRole("link", { name: "Cost and funding" }));
  expect(router.state.location.search).toBe("?part=cameras&open=cost");
  const cost = await card("Cost and funding");
  await user.type(await within(cost).findByRole("textbox", { name: /^Answer/ }), "Paid by the ministry.");

  await user.click(screen.getByRole("button", { name: "Adopt" }));
  const ask = await screen.findByRole("dialog", { name: "Adopt this report?" });
  expect(await within(ask).findByText(/\/reports\/2025-2026$/)).toBeTruthy();
  await user.click(within(ask).getByRole("button", { name: "Adopt report" }));
  expect(await screen.findByText(/^Adopted on .* by Dara Meas$/)).toBeTruthy();
  const { state, public_url } = await read(me, id);
  expect(state).toBe("adopted");
  const link = screen.getByRole("link", { name: /^Open the public page/ });
  expect(link.getAttribute("href")).toBe(public_url);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("Paid by the ministry.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Correct" }));
  const correct = await screen.findByRole("dialog", { name: "Correct this report?" });
  await user.click(within(correct).getByRole("button", { name: "Open for corrections" }));
  expect(await screen.findByText("You are correcting an adopted report")).toBeTruthy();
  expect((await read(me, id)).state).toBe("correcting");
});

test("keeps what two people write at once, and asks where they wrote the same", async () => {
  const me = await server.as({ role: "editor" });
  const id = await nearlyWhole(me);
  const { user } = at(me, id, "?part=cameras&open=cost");
  const text = within(await card("Cost and funding")).getByRole("textbox", { name: /^Answer/ });
  const other = await contentOf(me, id);
  await write(me, id, {
    title: "Report on cameras and drones",
    technologies: other.technologies.map((one) => ({
      ...one,
      answers: { ...one.answers, use: answered("On quays.") },
    })),
  });
  await user.type(text, " Paid by the ministry.");
  expect(await screen.findByRole("heading", { level: 1, name: "Report on cameras and drones" })).toBeTruthy();
  await waitFor(async () =>
    expect((await contentOf(me, id)).technologies[0]?.answers).toMatchObject({
      use: { text: "On quays." },
      cost: { text: "About cost. Paid by the ministry." },
    }),
  );

  await write(me, id, {
    technologies: other.technologies.map((one) => ({ ...one, answers: { ...ANSWERS, cost: answered("Nothing.") } })),
  });
  await user.type(text, " Twice.");
  await user.click(await screen.findByRole("button", { name: "Review" }));
  expect(await screen.findByText(/Cameras › Cost and funding › Answer/)).toBeTruthy();
});

test("a name that cannot be saved stays in its field, and a removed technology comes back", async () => {
  const me = await server.as({ role: "editor" });
  const id = await nearlyWhole(me);
  const { user } = at(me, id, "?part=cameras&open=what");
  const name = within(await card("What belongs to it")).getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await user.clear(name);
  expect(await screen.findByText("Enter a name")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "Cameras" })).toBeTruthy();
  await user.type(name, "Public cameras");
  expect(await screen.findByRole("heading", { level: 2, name: "Public cameras" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove technology" }));
  expect(await screen.findByText("No technologies yet")).toBeTruthy();
  const toast = (await screen.findByText("“Public cameras” removed")).closest("li") as HTMLElement;
  await user.click(within(toast).getByRole("button", { name: "Undo" }));
  expect((await screen.findAllByText("Public cameras")).length).toBeGreaterThan(0);
});

test("a member reads a report without controls; an editor sees what is missing but cannot adopt; a wrong id is not found", async () => {
  const me = await server.as({ role: "manager" });
  const id = await nearlyWhole(me, ["cost"]);
  const member = await server.as({ role: "viewer", customer_id: me.customer_id });
  const { unmount } = at(member, id);
  expect(await screen.findByText("About sharing.")).toBeTruthy();
  expect(screen.getByText("Not answered yet.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: /Adopt|Add|missing|Remove/ })).toBeNull();
  unmount();
  const editor = await server.as({ role: "editor", customer_id: me.customer_id });
  const view = at(editor, id);
  await view.user.click(await screen.findByRole("button", { name: "What is missing" }));
  const dialog = await screen.findByRole("dialog", { name: "Not ready to adopt" });
  expect(within(dialog).getByRole("link", { name: "Cost and funding" })).toBeTruthy();
  view.unmount();
  at(editor, "01980000-0000-7000-8000-000000000000");
  expect(await screen.findByText("Page not found")).toBeTruthy();
});
