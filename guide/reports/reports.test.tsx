import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { REPORT_HEADINGS } from "#contract/report-templates.ts";
import { EMPTY_ANSWER } from "#contract/report-checks.ts";
import type { ReportedTechnology, TechnologyRecords } from "#contract/yearly-reports.ts";
import { reportWords } from "../report-words.ts";
import { AROUND_REPORT, REPORT } from "../testing/report.ts";
import { readIn } from "../testing/site.ts";
import { type PublicReport, publicReport } from "./public-report.ts";
import { totalFigures } from "./report-figures.ts";
import { ReportPage } from "./ReportPage.tsx";
import { ReportsPage } from "./ReportsPage.tsx";

const shownBy = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  new DOMParser().parseFromString(`<body>${renderToStaticMarkup(element)}</body>`, "text/html");
const show = (locale: string, report = REPORT) =>
  shownBy(<ReportPage reading={readIn(locale)} report={report} around={AROUND_REPORT} />);
const textsOf = (shown: ParentNode, selector: string) =>
  [...shown.querySelectorAll(selector)].map((element) => element.textContent.replaceAll(/\s+/g, " ").trim());

test("sums up what the technologies have in common, and says what has no number", () => {
  const shown = show("en");
  expect(textsOf(shown, ".g-report-figures > div")).toEqual([
    "Devices and algorithmsBefore: 76",
    "ComplaintsAnswered: 12. Before: 5114",
    "Violations2",
    "Cost a yearBefore: €240,000€246,100",
  ]);
  expect(textsOf(shown, "#technologies tr")).toEqual([
    "TechnologyDevices and algorithmsShared withComplaintsViolationsCost a year",
    "Licence plate readers61142€183,700",
    "Drones––0–€62,400",
    "All61142€246,100",
  ]);
  expect(textsOf(shown, "#not-recorded dt")).toEqual([
    "Licence plate readers: Effects on groups",
    "Drones: Effects on groups",
    "Drones: Audits and violations",
  ]);
});

test("answers every heading of the template in its order, with records, tables and reasons", () => {
  const shown = show("en");
  const [readers, drones] = [shown.querySelector("#technology-1"), shown.querySelector("#technology-2")];
  if (!readers || !drones) throw new Error("no technologies");
  expect(textsOf(readers, "h3")).toEqual([
    "1. Use",
    "2. Sharing of data",
    "3. Protection of data",
    "4. Effects on groups",
    "5. Complaints",
    "6. Audits and violations",
    "7. Cost and funding",
  ]);
  expect(textsOf(readers, ".g-report-gap")).toEqual(["Not recorded. First counted on 1 July 2026."]);
  expect(textsOf(drones, ".g-report-gap")[0]).toBe("Does not apply. Nothing is shared.");
  expect(textsOf(readers, ".g-facts > div")).toContain("Records that name a cost5");
  expect(textsOf(readers, "tbody tr")).toEqual(["matches312", "Regional prosecutorImagesCourt orderBurglaries–"]);
  expect(textsOf(drones, "tfoot tr")).toEqual(["Total€62,400"]);
});

test("numbers of the inventory are public only where the report answers with them, and public organizations alone", () => {
  const records: TechnologyRecords = {
    technology_id: "readers",
    device_count: 5,
    algorithm_count: 1,
    organizations: ["City of Seaview", "Secret supplier"],
    public_organizations: ["City of Seaview"],
    mounts: [],
    complaint_count: 2,
    answered_complaint_count: 1,
    unsorted_complaint_count: 0,
    lost_comment_count: 0,
    yearly_cost: 1000,
    records_with_cost: 1,
    council_decisions: [],
    decisions_in_force: [],
    policy_urls: [],
    contracts_ending: [],
  };
  const reported = (answers: ReportedTechnology["answers"]) =>
    publicReport({
      format: 1,
      slug: "2026",
      revision: 1,
      adopted_at: "2026-09-14T10:00:00Z",
      first_adopted_at: "2026-09-14T10:00:00Z",
      content: {
        title: "Report",
        starts_on: "2026-01-01",
        ends_on: "2026-12-31",
        due_on: null,
        template: "general",
        locale: "en",
        legal_basis: null,
        legal_basis_url: null,
        introduction: "",
        currency: "EUR",
        technologies: [
          { id: "readers", name: "Readers", used_by: "", label_ids: [], device_ids: [], algorithm_ids: [], answers },
        ],
        decisions: [],
      },
      records: [records],
    });
  const inWords = { ...EMPTY_ANSWER, state: "answered" as const, text: "Some." };
  const fromRecords = { ...EMPTY_ANSWER, state: "from_records" as const };
  expect(reported({ use: inWords, complaints: inWords }).technologies[0]?.records).toMatchObject({
    device_count: null,
    algorithm_count: null,
    organizations: [],
    complaint_count: null,
    yearly_cost: null,
  });
  const told = reported({
    use: fromRecords,
    complaints: { ...fromRecords, count: 3 },
    cost: { ...fromRecords, rows: [{ id: "1", cells: { what: "Repair", funding: "Grant", amount: 200 } }] },
  });
  expect(told.technologies[0]?.records).toMatchObject({ device_count: 5, organizations: ["City of Seaview"] });
  expect(totalFigures(told)).toMatchObject({ devices: 6, complaints: 5, cost: 1200 });
  const shown = show("en", told);
  expect(shown.body.textContent).toContain("Received elsewhere: 3");
  expect(shown.body.textContent).not.toContain("Secret supplier");
  expect(textsOf(shown, "tbody tr")).toContain("RepairGrant€200");
});

test("a template has the words and the provisions of its ordinance, in its language", () => {
  const oakland = { ...REPORT, template: "oakland" as const };
  const shown = show("en", oakland);
  expect(textsOf(shown, "#technology-1 h3")).toContain("7. Total annual costs and source of funding");
  expect(textsOf(shown, "#technology-1 .g-small[lang=en]")).toContain("Oakland Municipal Code 9.64.010, 1 J");
  expect(textsOf(show("es", oakland), "#technology-1 h3")).toContain("7. Coste y financiación");
});

test("rules of earlier years are apart from this year's decisions", () => {
  const [first] = REPORT.technologies;
  if (!first) throw new Error("no technology");
  const decision = (title: string, on: string) => ({ title, on, url: null });
  const report: PublicReport = {
    ...REPORT,
    template: "general",
    technologies: [
      {
        ...first,
        records: {
          ...first.records,
          council_decisions: [decision("Approved again", "2026-02-01")],
          decisions_in_force: [decision("Approved", "2019-02-01")],
        },
        answers: [{ heading: "policy_changes", state: "from_records", text: "", count: null, rows: [], reason: "" }],
      },
    ],
  };
  const facts = (shown: PublicReport) => textsOf(show("en", shown), "#technology-1 .g-report-answer .g-facts > div");
  expect(facts(report)).toEqual([
    "Decisions of the council in this periodApproved again, February 1, 2026",
    "In force from earlier yearsApproved, February 1, 2019",
  ]);
  const [technology] = report.technologies;
  if (!technology) throw new Error("no technology");
  const none = { ...technology, records: { ...technology.records, council_decisions: [] } };
  expect(facts({ ...report, technologies: [none] })[0]).toBe("Decisions of the council in this periodNone");
});

test("markup in texts stays text", () => {
  const shown = show("en");
  expect(shown.querySelector(".g-head-plain b")).toBeNull();
  expect(shown.body.textContent).toContain("<b>Numbers</b>");
  const hostile = { ...REPORT, legal_basis_url: "javascript:alert(1)" };
  expect(show("en", hostile).querySelector("[href^=javascript]")).toBeNull();
});

test("headings are in the reader's language; texts say that they are in another", () => {
  const shown = show("ar");
  const h1 = shown.querySelector("h1");
  expect([h1?.getAttribute("lang"), h1?.getAttribute("dir")]).toEqual(["en", "ltr"]);
  expect(shown.body.textContent).toContain(reportWords({ locale: "ar" }).headings.use);
  expect(shown.body.textContent).toContain("الإنجليزية");
  expect(show("en").querySelector("h1")?.hasAttribute("lang")).toBe(false);
});

test.each(GUIDE_LOCALES)("%s: headings go down by one, tables have heads and names, ids are used once", (locale) => {
  const shown = show(locale);
  const levels = [...shown.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
  for (const table of shown.querySelectorAll("table")) {
    expect(table.querySelectorAll("thead th[scope=col]").length).toBeGreaterThan(1);
    expect(table.parentElement?.getAttribute("aria-label")).toBeTruthy();
  }
  const ids = [...shown.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const link of shown.querySelectorAll('a[href^="#"]')) expect(ids).toContain(link.getAttribute("href")?.slice(1));
});

test("every language has a name for every heading", () => {
  for (const locale of GUIDE_LOCALES)
    for (const heading of Object.keys(REPORT_HEADINGS) as (keyof typeof REPORT_HEADINGS)[])
      expect(reportWords({ locale }).headings[heading]).toBeTruthy();
});

test("the list names each report with its period, and says so when there is none", () => {
  const { title, locale, slug, starts_on, ends_on, revision, first_adopted_at, adopted_at } = REPORT;
  const report = { title, locale, slug, starts_on, ends_on, revision, first_adopted_at, adopted_at };
  const shown = shownBy(<ReportsPage reading={readIn("en")} reports={[report]} />);
  expect(textsOf(shown, "li a")).toEqual([
    `${title}July 1, 2025 to June 30, 2026 · Adopted on September 14, 2026 · Corrected on October 2, 2026, version 2`,
  ]);
  expect(shown.querySelector("li a")?.getAttribute("href")).toBe("/reports/2025-2026");
  const empty = shownBy(<ReportsPage reading={readIn("en")} reports={[]} />);
  expect(textsOf(empty, ".g-lead")).toEqual(["No report has been adopted yet."]);
});
