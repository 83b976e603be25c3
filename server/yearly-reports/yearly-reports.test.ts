import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { EMPTY_ANSWER, headingsOf } from "#contract/report-checks.ts";
import type { ReportHeading } from "#contract/report-templates.ts";
import {
  type ReportAnswer,
  type ReportContent,
  type ReportedTechnology,
  type YearlyReport,
  yearlyReportsApi as api,
} from "#contract/yearly-reports.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { dashboardApi } from "#contract/dashboard.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const START = {
  title: "Report on surveillance technology",
  starts_on: "2025-07-01",
  ends_on: "2026-06-30",
  due_on: null,
  template: "general" as const,
  locale: "en",
  currency: "EUR",
  from_id: null,
};
const start = async (
  call: Caller,
  more: { due_on?: string; starts_on?: string; ends_on?: string; from_id?: string } = {},
) => (await call(api.create, { body: { yearly_report: { ...START, ...more } } })).yearly_report;
const read = async (call: Caller, id: string) => (await call(api.get, { params: { id } })).yearly_report;
const save = async (call: Caller, { id, lock_version }: YearlyReport, content: ReportContent, save_id?: string) =>
  (await call(api.save, { params: { id }, body: { yearly_report: { content, lock_version, save_id } } })).yearly_report;
const adopt = async (call: Caller, { id, lock_version }: YearlyReport, note?: string) =>
  (await call(api.adopt, { params: { id }, body: { lock_version, note } })).yearly_report;

const answered = (text: string, more: Partial<ReportAnswer> = {}): ReportAnswer => ({
  ...EMPTY_ANSWER,
  state: "answered",
  text,
  ...more,
});
const technology = (more: Partial<ReportedTechnology> = {}): ReportedTechnology => ({
  id: "readers",
  name: "Licence plate readers",
  used_by: "Police",
  label_ids: [],
  device_ids: [],
  algorithm_ids: [],
  answers: {},
  ...more,
});
const RECIPIENT = { recipient: "Prosecutor", data: "Images", legal_standard: "Court order", reason: "Burglaries" };
const ANSWERS: Partial<Record<ReportHeading, ReportAnswer>> = {
  ...Object.fromEntries(headingsOf("general").map((heading) => [heading, answered(`About ${heading}.`)])),
  use: {
    ...answered("Five readers.", { state: "from_records" }),
    rows: [{ id: "1", cells: { what: "matches", number: 312 } }],
  },
  sharing: answered("", { rows: [{ id: "1", cells: { ...RECIPIENT, times: 3 } }] }),
  audits: answered("", { count: 2 }),
  effectiveness: { ...EMPTY_ANSWER, state: "not_recorded", reason: "Police began to count in July." },
};

/** A report that can be adopted. */
async function whole(call: Caller) {
  const { id: device_id } = await t.make.device(call.customer_id);
  const draft = await start(call);
  const technologies = [technology({ device_ids: [device_id], answers: ANSWERS })];
  return save(call, draft, { ...draft.content, technologies, introduction: "Every year." });
}

test("a report goes from its start to adoption, correction and the next year's", async () => {
  const call = await t.as({ role: "manager" });
  const draft = await start(call, { due_on: "2026-10-01" });
  expect(draft).toMatchObject({
    slug: "2025-2026",
    state: "draft",
    revision: 0,
    public_url: null,
    lock_version: 0,
    records: [],
    content: { technologies: [], decisions: [], introduction: "", due_on: "2026-10-01" },
    findings: [{ code: "no_technology", technology_id: null, heading: null }],
  });
  const { id: device_id } = await t.make.device(call.customer_id, { quantity: 5 });
  const answers = { ...ANSWERS, cost: EMPTY_ANSWER, mounting: answered("") };
  const half = await save(call, draft, {
    ...draft.content,
    technologies: [technology({ device_ids: [device_id], answers }), technology({ id: "drones" })],
  });
  expect(half).toMatchObject({
    answered_count: 8,
    asked_count: 18,
    records: [{ device_count: 5 }, { device_count: 0 }],
  });
  const gaps = half.findings.map(({ code, technology_id, heading }) => [code, technology_id, heading].join(" "));
  expect(gaps.slice(0, 4)).toEqual([
    "answer_empty readers mounting",
    "heading_to_do readers cost",
    "technology_without_records drones ",
    "heading_to_do drones use",
  ]);
  await expect(adopt(call, half)).rejects.toMatchObject({
    status: 422,
    body: { code: "report_has_findings", current: { findings: half.findings } },
  });
  const full = await save(call, half, {
    ...half.content,
    introduction: "Every year.",
    technologies: [technology({ device_ids: [device_id], answers: ANSWERS })],
    decisions: [{ id: "d", title: "A case number before every look-up", text: "" }],
  });
  expect(full.findings).toEqual([]);
  const adopted = await adopt(call, full);
  expect(adopted).toMatchObject({ state: "adopted", revision: 1, adopted_by: "Test Person" });
  expect(adopted.public_url).toMatch(/\/reports\/2025-2026$/);
  await expect(save(call, adopted, full.content)).rejects.toMatchObject({
    status: 409,
    body: { code: "report_adopted" },
  });
  const params = { id: adopted.id };
  await expect(call(api.delete, { params })).rejects.toMatchObject({ body: { code: "report_is_public" } });
  const { yearly_report: open } = await call(api.correct, { params });
  expect(open).toMatchObject({ state: "correcting", revision: 1 });
  // the address stays, though the period changes
  const corrected = await save(call, open, { ...open.content, title: "Corrected", starts_on: "2026-01-01" });
  expect(corrected).toMatchObject({ slug: "2025-2026", state: "correcting" });
  await expect(adopt(call, corrected)).rejects.toMatchObject({
    status: 400,
    body: { fields: { note: "Say what was corrected" } },
  });
  expect(await adopt(call, corrected, "The period")).toMatchObject({
    state: "adopted",
    revision: 2,
    versions: [
      { revision: 2, note: "The period", adopted_by: "Test Person" },
      { revision: 1, note: null, url: `${adopted.public_url}/versions/1` },
    ],
  });

  const next = await start(call, { from_id: adopted.id, starts_on: "2026-07-01", ends_on: "2027-06-30" });
  expect(next).toMatchObject({
    slug: "2026-2027",
    answered_count: 0,
    content: { introduction: "Every year.", decisions: [] },
  });
  expect(next.content.technologies[0]).toMatchObject({
    device_ids: [device_id],
    answers: {
      sharing: { state: "to_do", rows: [{ cells: { ...RECIPIENT, times: null } }] },
      audits: { state: "to_do", count: null },
      use: { state: "to_do", text: "Five readers.", rows: [{ cells: { what: "matches", number: null } }] },
    },
  });
  const { yearly_reports } = await call(api.list, { query: {} });
  expect(yearly_reports).toMatchObject([
    { id: next.id, state: "draft", technology_count: 1, due_on: null },
    { id: adopted.id, state: "adopted", title: "Corrected", starts_on: "2026-01-01", answered_count: 9 },
  ]);
});

test("two reports of one period have two addresses, and a draft's follows its period", async () => {
  const call = await t.as({ role: "manager" });
  const first = await start(call);
  const second = await start(call);
  expect([first.slug, second.slug]).toEqual(["2025-2026", "2025-2026-2"]);
  const moved = await save(call, second, { ...second.content, starts_on: "2026-01-01", ends_on: "2026-12-31" });
  expect(moved.slug).toBe("2026");
  await call(api.delete, { params: { id: first.id } });
  await expect(read(call, first.id)).rejects.toMatchObject({ status: 404 });
});

test("a report that is due and not adopted is on the dashboard", async () => {
  const call = await t.as();
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { id } = await start(call, { due_on: day(20) });
  await start(call, { due_on: day(60) });
  await start(call);
  const { attention, subjects } = await call(dashboardApi.get, {});
  expect(attention.reports_due).toBe(1);
  expect(subjects).toContainEqual(
    expect.objectContaining({ kind: "reports_due", id, name: START.title, due_on: day(20) }),
  );
});

test("rejects a stale save, and saves a repeated one once", async () => {
  const call = await t.as();
  const draft = await start(call);
  const save_id = uuidv7();
  const saved = await save(call, draft, { ...draft.content, title: "Mine" }, save_id);
  expect(await save(call, draft, { ...draft.content, title: "Mine" }, save_id)).toEqual(saved);
  await expect(save(call, draft, draft.content)).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", changed_by: "Test Person", current: { content: { title: "Mine" }, lock_version: 1 } },
  });
});

test("names every invalid field", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const theirs = {
    label_ids: [(await t.make.label(other.customer_id)).id],
    device_ids: [(await t.make.device(other.customer_id)).id],
    algorithm_ids: [(await t.make.algorithm(other.customer_id)).id],
  };
  const draft = await start(call);
  const row = { id: "1", cells: { ...RECIPIENT, times: 3 } };
  const sharing = answered("", { count: 4, rows: [row, { id: "1", cells: { times: "often", colour: "red" } }] });
  const technologies = [
    technology({ ...theirs, answers: { sharing, places: answered("", { rows: [row] }) } }),
    technology(),
  ];
  const content = { ...draft.content, locale: "fr", starts_on: "2027-01-01", technologies };
  const failed = await save(call, draft, content).catch((error: unknown) => error);
  expect(failed).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  const { fields } = (failed as { body: { fields: Record<string, string> } }).body;
  expect(Object.keys(fields).map((path) => path.replace("yearly_report.content.", ""))).toEqual([
    "ends_on",
    "locale",
    "technologies.1.id",
    "technologies.0.answers.sharing.count",
    "technologies.0.answers.sharing.rows.1.cells.times",
    "technologies.0.answers.sharing.rows.1.cells.colour",
    "technologies.0.answers.sharing.rows.1.id",
    "technologies.0.answers.places.rows",
    "technologies.0.label_ids.0",
    "technologies.0.device_ids.0",
    "technologies.0.algorithm_ids.0",
  ]);
  expect((await read(call, draft.id)).lock_version).toBe(0);
  const theirReport = await start(other);
  await expect(start(call, { from_id: theirReport.id })).rejects.toMatchObject({
    status: 400,
    body: { fields: { "yearly_report.from_id": "Not found" } },
  });
});

test("a device that is deleted later does not keep people from saving, but is no longer counted", async () => {
  const call = await t.as();
  const { id } = await t.make.device(call.customer_id);
  const draft = await start(call);
  const saved = await save(call, draft, { ...draft.content, technologies: [technology({ device_ids: [id] })] });
  expect(saved.records).toMatchObject([{ device_count: 1 }]);
  await t.database.system
    .updateTable("devices")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  expect(await save(call, saved, { ...saved.content, title: "Later" })).toMatchObject({
    records: [{ device_count: 0 }],
  });
});

test("records count what labels and names cover once, and sorted complaints of the period at the site", async () => {
  const call = await t.as();
  const { customer_id } = call;
  const { system: db } = t.database;
  await db.updateTable("sites").set({ time_zone: "Asia/Phnom_Penh" }).where("customer_id", "=", customer_id).execute();
  const label = await t.make.label(customer_id);
  const police = await t.make.organization(customer_id, { name: "Police" });
  const [reader, camera] = [
    await t.make.device(customer_id, {
      accountable_id: police.id,
      quantity: 4,
      yearly_cost: 1000,
      council_decided_on: "2019-05-02",
      council_decision_url: "https://city.example/2019",
      contract_ends_on: "2026-12-31",
      use_policy_url: "https://city.example/policy",
    }),
    await t.make.device(customer_id, {
      yearly_cost: 500,
      council_decided_on: "2026-07-01",
      use_policy_url: "https://city.example/policy",
    }),
  ];
  const algorithm = await t.make.algorithm(customer_id, {
    deployer_id: police.id,
    council_decision: JSON.stringify({ en: "Approved", km: "បានអនុម័ត" }),
    council_decided_on: "2025-09-12",
    yearly_cost: 300,
    contract_ends_on: "2027-01-31",
  });
  for (const { id } of [reader, camera])
    await db.insertInto("device_labels").values({ customer_id, device_id: id, label_id: label.id }).execute();
  const page = await t.make.page(customer_id, { device_id: reader.id });
  for (const mounted_on of ["pole", "pole", "vehicle", null])
    await t.make.location(customer_id, reader.id, { lat: 11.5, lng: 104.9, mounted_on });
  const feedback = (submitted_at: string, more: object = {}) =>
    t.make.feedback(customer_id, { page_id: page.id, comment: "Why?", submitted_at, is_complaint: true, ...more });
  await feedback("2025-06-30T17:00:00Z", { case_status: "answered" });
  await feedback("2026-06-30T16:59:59Z");
  await feedback("2025-06-30T16:59:59Z");
  await feedback("2026-06-30T17:00:00Z");
  // its text is gone, that it was a complaint is not
  await feedback("2026-01-01T00:00:00Z", { comment: null });
  await feedback("2026-01-01T00:00:00Z", { comment: "Thank you", is_complaint: false });
  await feedback("2026-01-01T00:00:00Z", { is_complaint: null });
  await feedback("2026-01-01T00:00:00Z", { comment: null, is_complaint: null });
  await feedback("2026-01-01T00:00:00Z", { comment: null, is_complaint: null, was_unsorted: true });
  await feedback("2026-01-01T00:00:00Z", { case_status: "spam" });
  const draft = await start(call);
  const both = technology({ label_ids: [label.id], device_ids: [reader.id], algorithm_ids: [algorithm.id] });
  const saved = await save(call, draft, { ...draft.content, technologies: [technology({ id: "none" }), both] });
  expect(saved.records).toMatchObject([
    { technology_id: "none", device_count: 0, organizations: [], complaint_count: 0 },
    {
      technology_id: "readers",
      device_count: 5,
      algorithm_count: 1,
      organizations: ["Police"],
      public_organizations: [],
      complaint_count: 3,
      answered_complaint_count: 1,
      unsorted_complaint_count: 1,
      lost_comment_count: 1,
      mounts: [
        { what: "pole", number: 2 },
        { what: "vehicle", number: 1 },
      ],
      yearly_cost: 1800,
      records_with_cost: 3,
      council_decisions: [{ title: "Approved", on: "2025-09-12", url: null }],
      decisions_in_force: [{ title: "", on: "2019-05-02", url: "https://city.example/2019" }],
      policy_urls: ["https://city.example/policy"],
      contracts_ending: [{ on: "2026-12-31" }, { on: "2027-01-31" }],
    },
  ]);
});

test("unsorted comments keep complaints from being counted from records", async () => {
  const call = await t.as({ role: "manager" });
  const report = await whole(call);
  const device_id = report.content.technologies[0]?.device_ids[0] ?? "";
  const page = await t.make.page(call.customer_id, { device_id });
  const comment = await t.make.feedback(call.customer_id, {
    page_id: page.id,
    comment: "Too loud",
    submitted_at: "2026-01-01T00:00:00Z",
  });
  const complaints = { ...EMPTY_ANSWER, state: "from_records" as const, count: 4 };
  const technologies = report.content.technologies.map((one) => ({ ...one, answers: { ...one.answers, complaints } }));
  const saved = await save(call, report, { ...report.content, technologies });
  expect(saved.findings).toEqual([{ code: "complaints_unsorted", technology_id: "readers", heading: "complaints" }]);
  await call(feedbackApi.update, {
    params: { id: comment.id },
    body: { response: { is_complaint: true, lock_version: 0 } },
  });
  const adopted = await adopt(call, saved);
  expect(adopted.records).toMatchObject([{ complaint_count: 1, unsorted_complaint_count: 0 }]);
});

test("where a second person approves, exactly what was asked for is adopted, by another manager", async () => {
  const manager = await t.as({ role: "manager" });
  const { customer_id } = manager;
  const editor = await t.as({ role: "editor", customer_id });
  const other = await t.as({ role: "manager", customer_id });
  await manager(approvalsApi.setSettings, { body: { approval_settings: { approved_by: "editor" } } });
  const report = await whole(manager);
  const ask = async (call: Caller, { id, lock_version }: YearlyReport) =>
    (await call(api.ask, { params: { id }, body: { lock_version } })).yearly_report;
  await expect(adopt(manager, report)).rejects.toMatchObject({ body: { code: "approval_missing" } });
  const asked = await ask(manager, report);
  expect(asked.approval).toMatchObject({ report_id: report.id, page_id: null, state: "waiting", is_outdated: false });
  await expect(adopt(manager, asked)).rejects.toMatchObject({ status: 403, body: { code: "approval_own" } });
  await expect(adopt(editor, asked)).rejects.toMatchObject({ status: 403 });
  const waiting = (await other(approvalsApi.list, { query: { asked_by: "others" } })).approvals;
  expect(waiting).toMatchObject([{ type: "yearly_report", title: report.content.title, report_id: report.id }]);

  const changed = await save(editor, asked, { ...asked.content, introduction: "Changed since." });
  expect(changed.approval).toMatchObject({ is_outdated: true });
  expect((await other(approvalsApi.list, { query: {} })).approvals).toMatchObject([{ is_outdated: true }]);
  await expect(adopt(other, changed)).rejects.toMatchObject({ status: 409, body: { code: "approval_outdated" } });
  const again = await ask(editor, changed);
  // the records are part of what is approved
  const id = report.content.technologies[0]?.device_ids[0] ?? "";
  const { system: db } = t.database;
  await db.updateTable("devices").set({ yearly_cost: 77 }).where("id", "=", id).execute();
  await expect(adopt(other, again)).rejects.toMatchObject({ body: { code: "approval_outdated" } });
  await other(approvalsApi.sendBack, {
    params: { id: again.approval?.id ?? "" },
    body: { remark: "Explain the cost." },
  });
  expect((await read(editor, report.id)).approval).toMatchObject({ state: "sent_back", remark: "Explain the cost." });
  expect((await editor(approvalsApi.list, { query: { state: "sent_back", asked_by: "me" } })).approvals).toHaveLength(
    1,
  );
  const last = await ask(editor, again);
  expect(await adopt(other, last)).toMatchObject({ state: "adopted", revision: 1, approval: null });
  expect((await editor(approvalsApi.list, { query: { state: "sent_back" } })).approvals).toEqual([]);
  await expect(manager(approvalsApi.cancel, { params: { id: last.approval?.id ?? "" } })).rejects.toMatchObject({
    body: { code: "approval_missing" },
  });
});

test("editors write, managers adopt, viewers read", async () => {
  const manager = await t.as({ role: "manager" });
  const editor = await t.as({ role: "editor", customer_id: manager.customer_id });
  const viewer = await t.as({ role: "viewer", customer_id: manager.customer_id });
  const report = await whole(editor);
  await expect(adopt(editor, report)).rejects.toMatchObject({ status: 403 });
  await expect(save(viewer, report, report.content)).rejects.toMatchObject({ status: 403 });
  expect(await read(viewer, report.id)).toEqual(report);
  const outcomes = await Promise.allSettled([adopt(manager, report), adopt(manager, report)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await read(viewer, report.id)).toMatchObject({ revision: 1 });
});
