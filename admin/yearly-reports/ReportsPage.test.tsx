import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { yearlyReportsApi } from "#contract/yearly-reports.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
await Promise.all([import("./ReportsPage.tsx"), import("./NewReportDialog.tsx"), import("./editor/ReportPage.tsx")]);
type Person = Awaited<ReturnType<typeof server.as>>;

const at = (me: Person, search = "", transport: Transport = server.transport) =>
  renderRoute(`/guide-app/reports${search}`, { token: me.token, transport });

const FIRST = {
  title: "Report on cameras",
  starts_on: "2024-07-01",
  ends_on: "2025-06-30",
  due_on: "2025-10-01",
  template: "oakland" as const,
  locale: "en",
  currency: "USD",
  from_id: null,
};
const start = async (me: Person, more: Partial<typeof FIRST> = {}) =>
  (await me(yearlyReportsApi.create, { body: { yearly_report: { ...FIRST, ...more } } })).yearly_report;
const listed = async (me: Person) => (await me(yearlyReportsApi.list, { query: {} })).yearly_reports;

test("explains what a yearly report is, and starts the first one", async () => {
  const me = await server.as({ role: "editor" });
  const { user, router } = at(me);
  expect(await screen.findByText(/A yearly report says for each technology/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New report" }));
  const title = await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });
  const dialog = await screen.findByRole("dialog", { name: "New report" });
  expect(title.value).toBe("Yearly report on surveillance technology");
  expect(within(dialog).queryByText("Start from")).toBeNull();
  await user.clear(title);
  await user.click(within(dialog).getByRole("button", { name: "Create report" }));
  expect((await within(dialog).findAllByText(/Enter a title/)).length).toBeGreaterThan(0);
  expect(within(dialog).getAllByText(/Enter a currency such as EUR/).length).toBeGreaterThan(0);
  await user.type(title, "Report on cameras");
  await user.type(within(dialog).getByRole("textbox", { name: /^Currency/ }), "EUR");
  await user.click(within(dialog).getByRole("radio", { name: /^Seattle/ }));
  await user.click(within(dialog).getByRole("button", { name: "Create report" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Report on cameras" })).toBeTruthy();
  const [made] = await listed(me);
  expect(router.state.location.pathname).toBe(`/guide-app/reports/${made?.id}`);
  const { yearly_report } = await me(yearlyReportsApi.get, { params: { id: made?.id ?? "" } });
  const year = new Date().getFullYear() - 1;
  expect(yearly_report.content).toMatchObject({
    template: "seattle",
    locale: "en",
    currency: "EUR",
    starts_on: `${year}-01-01`,
    ends_on: `${year}-12-31`,
    due_on: null,
  });
});

test("starts from the latest report, a year later, with its technologies to confirm again", async () => {
  const me = await server.as({ role: "editor" });
  const latest = await start(me);
  const { id: device_id } = await server.make.device(me.customer_id);
  const technology = {
    id: "cameras",
    name: "Cameras",
    used_by: "Police",
    label_ids: [],
    device_ids: [device_id],
    algorithm_ids: [],
    answers: { use: { state: "answered" as const, text: "On quays.", count: null, rows: [], reason: "" } },
  };
  await me(yearlyReportsApi.save, {
    params: { id: latest.id },
    body: { yearly_report: { content: { ...latest.content, technologies: [technology] }, lock_version: 0 } },
  });
  await start(me, { title: "An older one", starts_on: "2023-07-01", ends_on: "2024-06-30" });
  const { user } = at(me, "?new=report");
  await screen.findByRole("textbox", { name: "Title" });
  const dialog = await screen.findByRole("dialog", { name: "New report" });
  expect(within(dialog).getByRole("button", { name: /Report on cameras/ })).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Create report" }));
  expect(
    await screen.findByText("This is from the report you started from. Correct it, or keep it as it is."),
  ).toBeTruthy();
  const [made] = await listed(me);
  expect(made).toMatchObject({
    title: "Report on cameras",
    starts_on: "2025-07-01",
    ends_on: "2026-06-30",
    due_on: "2026-10-01",
    technology_count: 1,
    answered_count: 0,
  });
});

test("lists reports with progress and what is overdue, and deletes a draft for a manager", async () => {
  const me = await server.as({ role: "manager" });
  await start(me);
  const { user } = at(me);
  const table = await screen.findByRole("table", { name: "Yearly reports" });
  const row = (await within(table).findByRole("rowheader", { name: "Report on cameras" })).closest("tr");
  expect(row?.textContent).toMatch(/0 of 0.*Oct 1, 2025.*Overdue.*Draft/);
  await user.click(within(table).getByRole("button", { name: "More actions: Report on cameras" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const ask = await screen.findByRole("alertdialog", { name: "Delete “Report on cameras”?" });
  await user.click(within(ask).getByRole("button", { name: "Delete report" }));
  expect(await screen.findByText("No reports yet")).toBeTruthy();
  expect(await listed(me)).toEqual([]);
});

test("shows a member the list without controls, and says when it cannot be loaded", async () => {
  const me = await server.as({ role: "manager" });
  await start(me);
  const member = await server.as({ role: "viewer", customer_id: me.customer_id });
  const { unmount } = at(member);
  expect(await screen.findByRole("link", { name: "Report on cameras" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /New report|More actions/ })).toBeNull();
  unmount();
  const broken: Transport = (url, init) =>
    url.startsWith("/api/v1/yearly_reports")
      ? Promise.resolve(Response.json({ code: "internal", message: "" }, { status: 500 }))
      : server.transport(url, init);
  at(member, "", broken);
  await waitFor(() => expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy());
});
