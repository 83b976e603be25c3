import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { REPORT_HEADINGS } from "#contract/report-templates.ts";
import { reportWords } from "../report-words.ts";
import { REPORT } from "../testing/report.ts";
import { readIn } from "../testing/site.ts";
import { ReportPage } from "./ReportPage.tsx";
import { ReportsPage } from "./ReportsPage.tsx";

const shownBy = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  new DOMParser().parseFromString(`<body>${renderToStaticMarkup(element)}</body>`, "text/html");
const show = (locale: string, report = REPORT) => shownBy(<ReportPage reading={readIn(locale)} report={report} />);
const textsOf = (shown: ParentNode, selector: string) =>
  [...shown.querySelectorAll(selector)].map((element) => element.textContent.replaceAll(/\s+/g, " ").trim());

test("sums up what the technologies have in common, and says what has no number", () => {
  const shown = show("en");
  expect(textsOf(shown, ".g-report-figures > div")).toEqual([
    "Devices and algorithms8",
    "ComplaintsAnswered: 1214",
    "Violations2",
    "Cost a year€246,100",
  ]);
  expect(textsOf(shown, "#technologies tr")).toEqual([
    "TechnologyDevices and algorithmsShared withComplaintsViolationsCost a year",
    "Licence plate readers61142€183,700",
    "Drones2–0–€62,400",
    "All81142€246,100",
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
