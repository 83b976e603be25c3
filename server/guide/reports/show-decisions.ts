import { createElement } from "react";
import { addressOf } from "#guide/machine-readable/addresses.ts";
import { Frame } from "#guide/parts/Frame.tsx";
import { reportWords } from "#guide/report-words.ts";
import { DecisionsPage, type ListedDecision } from "#guide/reports/DecisionsPage.tsx";
import { csvLine } from "#server/platform/records/csv.ts";
import { fileOf, guideAt, jsonOf, languageIn } from "../open-data/answer-file.ts";
import { openReading } from "../open-reading.ts";
import { titleIn } from "../show-page.ts";
import type { Show, SiteVisit } from "../visit-site.ts";
import { listDecisions } from "./list-decisions.ts";

const PATH = "/decisions";

const languagesOf = (visit: SiteVisit, locale: string) => ({
  locale,
  default_locale: visit.frame.site.default_locale,
});

/** `/decisions` */
export const showDecisions: Show = async (visit) => {
  const reading = openReading(visit, PATH);
  const decisions = await listDecisions(visit.public, languagesOf(visit, reading.locale));
  const { register } = reportWords(reading);
  const page = createElement(DecisionsPage, { reading, decisions });
  return {
    kind: "page",
    path: PATH,
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
    head: { title: titleIn(reading, register.title), description: register.lead },
  };
};

async function readRows(visit: SiteVisit) {
  const guide = guideAt(visit);
  const decisions = await listDecisions(visit.public, languagesOf(visit, languageIn(visit)));
  return decisions.map(({ title, on, url, outcome, about }: ListedDecision) => ({
    title: title?.text ?? null,
    date: on,
    url,
    outcome,
    about: about.map((one) => ({ title: one.title.text, url: addressOf(guide, one.path) })),
  }));
}

/** `/decisions.json` */
export const showDecisionsJson: Show = async (visit) => jsonOf("json", { decisions: await readRows(visit) });

/** `/decisions.csv` */
export const showDecisionsCsv: Show = async (visit) => {
  const rows = await readRows(visit);
  const lines = rows.map(({ title, date, url, outcome, about }) =>
    csvLine([title, date, url, outcome, about.map((one) => one.url).join(" ")]),
  );
  return fileOf("csv", csvLine(["title", "date", "url", "outcome", "about"]) + lines.join(""));
};
