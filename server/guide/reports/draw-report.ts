import { guideLocale } from "#contract/guide-locales.ts";
import { TEMPLATE_SOURCES } from "#contract/report-templates.ts";
import { textIn } from "#datachain/text.ts";
import { fill } from "#guide/fill.ts";
import { formatsOf } from "#guide/formats.ts";
import { templateWords } from "#guide/report-words.ts";
import type { PublicAnswer, PublicReport, PublicTechnology } from "#guide/reports/public-report.ts";
import type { Surroundings } from "#guide/reports/surroundings.ts";
import {
  adoptionOf,
  answerTable,
  countLine,
  editionOf,
  type Fact,
  isOutdated,
  keyFigures,
  notRecorded,
  ownFacts,
  paragraphsOf,
  periodOf,
  recordFacts,
  sourcesText,
  summaryTable,
  type Telling,
} from "#guide/reports/report-texts.ts";
import { openPaper, type Paper } from "./open-paper.ts";
import type { ReportOrder } from "./report-order.ts";

type Drawn = {
  readonly report: PublicReport;
  readonly around: Surroundings;
  readonly site: ReportOrder["site"];
  readonly url: string;
};

const write = (paper: Paper, text: string) => {
  for (const paragraph of paragraphsOf(text)) paper.text(paragraph);
};

const writeFacts = (paper: Paper, facts: readonly Fact[]) => {
  for (const { name, value, href } of facts) paper.pair(name, value, href);
};

function drawAnswer(paper: Paper, telling: Telling, technology: PublicTechnology, answer: PublicAnswer) {
  const { words } = telling;
  const { state, reason } = answer;
  if (state === "not_recorded" || state === "does_not_apply") {
    const name = state === "not_recorded" ? words.not_recorded : words.does_not_apply;
    return paper.gap(`${name}.`, reason);
  }
  const [table, line] = [answerTable(telling, answer), countLine(telling, answer)];
  if (line) paper.text(line, { isBold: true });
  write(paper, answer.text);
  if (table) paper.table(table);
  const facts = recordFacts(telling, technology, answer);
  if (!facts.length) return;
  paper.small(words.from_records);
  writeFacts(paper, facts);
}

function drawOpening(paper: Paper, telling: Telling) {
  const { report, words, around } = telling;
  paper.heading("H1", report.title);
  if (isOutdated(telling)) paper.text(words.outdated, { isBold: true });
  if (around.editions.length < 2) paper.small([periodOf(telling, report), ...adoptionOf(telling, report)].join(" · "));
  else
    for (const text of [periodOf(telling, report), ...around.editions.map((one) => editionOf(telling, one))])
      paper.small(text);
  if (report.legal_basis) paper.pair(words.legal_basis, report.legal_basis, report.legal_basis_url);
  write(paper, report.introduction);
  const figures = keyFigures(telling);
  if (figures.length) paper.figures(figures);
  paper.heading("H2", words.technologies);
  paper.table(summaryTable(telling));
  const gaps = notRecorded(telling);
  if (gaps.length) paper.heading("H2", words.what_not_recorded);
  for (const { technology, heading, reason } of gaps) {
    paper.text(`${technology}: ${words.headings[heading]}`, { isBold: true });
    write(paper, reason);
  }
  if (report.decisions.length) paper.heading("H2", words.decisions);
  for (const { title, text } of report.decisions) {
    paper.text(title, { isBold: true });
    write(paper, text);
  }
}

/** A report as a tagged PDF in its own language; the words around the texts are English where we have no others. */
export async function drawReport({ report, around, site, url }: Drawn): Promise<Uint8Array> {
  const { locale } = report;
  const words = templateWords({ locale }, report.template);
  const telling: Telling = { report, words, formats: formatsOf(guideLocale(locale), site.time_zone), around };
  const nameOf = (text: typeof site.name) => textIn(text, locale, site.default_locale)?.text;
  const paper = openPaper({
    title: report.title,
    locale,
    changed_at: report.adopted_at,
    head: [nameOf(site.name) ?? words.reports, periodOf(telling, report)],
    foot: url.replace(/^https?:\/\//, ""),
    pageWords: (page, pages) => fill(words.page, { page, pages }),
  });
  drawOpening(paper, telling);
  for (const technology of report.technologies) {
    paper.startPage();
    paper.heading("H2", technology.name);
    writeFacts(paper, ownFacts(telling, technology));
    technology.answers.forEach((answer, at) => {
      paper.heading("H3", `${telling.formats.number(at + 1)}. ${words.headings[answer.heading]}`);
      const section = TEMPLATE_SOURCES[report.template].sections[answer.heading];
      if (section) paper.small(section);
      drawAnswer(paper, telling, technology, answer);
    });
  }
  paper.heading("H2", words.sources);
  paper.text(sourcesText(telling));
  return paper.finish();
}
