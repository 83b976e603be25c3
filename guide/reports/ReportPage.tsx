import { TEMPLATE_SOURCES } from "#contract/report-templates.ts";
import { Crumbs } from "../parts/Crumbs.tsx";
import { Icon } from "../parts/Icon.tsx";
import { MistakeLink } from "../parts/MistakeLink.tsx";
import { Sections } from "../parts/Sections.tsx";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { templateWords } from "../report-words.ts";
import { safeWebUrl } from "../safe-url.ts";
import type { Section } from "../sections/section.ts";
import type { PublicAnswer, PublicReport, PublicTechnology } from "./public-report.ts";
import type { Surroundings } from "./surroundings.ts";
import { FactList, reportLanguage, ReportTable, Written } from "./ReportParts.tsx";
import {
  adoptionOf,
  answerTable,
  countLine,
  editionOf,
  isOutdated,
  keyFigures,
  notRecorded,
  ownFacts,
  periodOf,
  recordFacts,
  sourcesText,
  summaryTable,
  type Telling,
} from "./report-texts.ts";

type Props = { readonly reading: Reading; readonly report: PublicReport; readonly around: Surroundings };
type Told = Props & { readonly telling: Telling; readonly language: ReturnType<typeof reportLanguage> };

function figuresSection({ telling, reading }: Told): Section | null {
  const figures = keyFigures(telling);
  if (!figures.length) return null;
  return {
    id: "figures",
    title: telling.words.in_figures,
    content: (
      <div>
        <dl className="g-report-figures" {...reading.ours}>
          {figures.map(({ name, value, note }) => (
            <div key={name}>
              <dt>
                {name}
                {note && <small>{note}</small>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    ),
  };
}

const technologiesSection = ({ telling, reading, language }: Told): Section => ({
  id: "technologies",
  title: telling.words.technologies,
  content: (
    <ReportTable
      table={summaryTable(telling)}
      label={telling.words.technologies}
      language={language}
      reading={reading}
    />
  ),
});

function notRecordedSection({ telling, reading, language }: Told): Section | null {
  const gaps = notRecorded(telling);
  if (!gaps.length) return null;
  return {
    id: "not-recorded",
    title: telling.words.what_not_recorded,
    content: (
      <dl className="g-defs">
        {gaps.map(({ technology, heading, reason }, index) => (
          <div key={index}>
            <dt>
              <span {...language}>{technology}</span>: <span {...reading.ours}>{telling.words.headings[heading]}</span>
            </dt>
            <dd {...language}>{reason}</dd>
          </div>
        ))}
      </dl>
    ),
  };
}

function decisionsSection({ report, telling, language }: Told): Section | null {
  if (!report.decisions.length) return null;
  return {
    id: "decisions",
    title: telling.words.decisions,
    content: (
      <dl className="g-defs" {...language}>
        {report.decisions.map(({ title, text }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>
              <Written text={text} language={{}} />
            </dd>
          </div>
        ))}
      </dl>
    ),
  };
}

function Answer({ told, technology, answer }: { told: Told; technology: PublicTechnology; answer: PublicAnswer }) {
  const { telling, reading, language } = told;
  const { words } = telling;
  const name = words.headings[answer.heading];
  if (answer.state === "not_recorded" || answer.state === "does_not_apply")
    return (
      <p className="g-report-gap">
        <b {...reading.ours}>{answer.state === "not_recorded" ? words.not_recorded : words.does_not_apply}.</b>{" "}
        <span {...language}>{answer.reason}</span>
      </p>
    );
  const [table, line] = [answerTable(telling, answer), countLine(telling, answer)];
  const facts = recordFacts(telling, technology, answer);
  return (
    <>
      {line && (
        <p {...reading.ours}>
          <b>{line}</b>
        </p>
      )}
      <Written text={answer.text} language={language} />
      {table && <ReportTable table={table} label={name} language={language} reading={reading} />}
      {facts.length > 0 && (
        <>
          <p className="g-small g-muted" {...reading.ours}>
            {words.from_records}
          </p>
          <FactList facts={facts} reading={reading} />
        </>
      )}
    </>
  );
}

/** The provision that asks for it. */
const Section = ({ section }: { section: string | undefined }) =>
  section ? (
    <p className="g-small g-muted" lang="en" dir="ltr">
      {section}
    </p>
  ) : null;

const technologySection =
  (told: Told) =>
  (technology: PublicTechnology, index: number): Section => {
    const { telling, reading, language } = told;
    const id = `technology-${index + 1}`;
    const facts = ownFacts(telling, technology);
    return {
      id,
      title: technology.name,
      isBare: true,
      content: (
        <div className="g-section">
          <h2 {...language}>{technology.name}</h2>
          {facts.length > 0 && <FactList facts={facts} reading={reading} />}
          {technology.answers.map((answer, at) => (
            <div key={answer.heading} className="g-report-answer">
              <h3 {...reading.ours}>
                {reading.formats.number(at + 1)}. {telling.words.headings[answer.heading]}
              </h3>
              <div>
                <Section section={TEMPLATE_SOURCES[telling.report.template].sections[answer.heading]} />
                <Answer told={told} technology={technology} answer={answer} />
              </div>
            </div>
          ))}
        </div>
      ),
    };
  };

const sourcesSection = ({ telling, reading }: Told): Section => ({
  id: "sources",
  title: telling.words.sources,
  content: <p {...reading.ours}>{sourcesText(telling)}</p>,
});

function Basis({ report, reading, language, telling }: Told) {
  const url = safeWebUrl(report.legal_basis_url);
  if (!report.legal_basis && !url) return null;
  const name = report.legal_basis || url;
  return (
    <p>
      <span {...reading.ours}>{telling.words.legal_basis}:</span>{" "}
      <span {...language}>{url ? <a href={url}>{name}</a> : name}</span>
    </p>
  );
}

const versionPath = (slug: string, revision: number) => `/reports/${slug}/versions/${revision}`;

/** Every adopted text, if there is more than one. */
function Versions({ report, reading, telling, around }: Told) {
  if (around.editions.length < 2) return null;
  return (
    <ul className="g-report-versions" {...reading.ours}>
      {around.editions.map((edition) => (
        <li key={edition.revision}>
          {edition.revision === report.revision ? (
            <strong>{editionOf(telling, edition)}</strong>
          ) : (
            <a href={reading.around.pageUrl(versionPath(report.slug, edition.revision))}>
              {editionOf(telling, edition)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Outdated({ report: { slug }, reading, telling }: Told) {
  if (!isOutdated(telling)) return null;
  return (
    <p className="g-report-gap" {...reading.ours}>
      {telling.words.outdated} <a href={reading.around.pageUrl(`/reports/${slug}`)}>{telling.words.to_newest}</a>
    </p>
  );
}

function Files({ report: { slug, revision }, reading, telling }: Told) {
  const { words } = telling;
  const path = isOutdated(telling) ? versionPath(slug, revision) : `/reports/${slug}`;
  const files = [
    { name: words.pdf, href: `${path}.pdf` },
    ...(reading.site.features.open_data ? [{ name: words.data, href: `${path}.json` }] : []),
  ];
  return (
    <ul className="g-report-files" {...reading.ours}>
      {files.map(({ name, href }) => (
        <li key={href}>
          <a className="g-btn g-btn-line" href={href}>
            <Icon name="download" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An adopted yearly report: frame words in the reader's language, texts in the report's own. */
export function ReportPage({ reading, report, around }: Props) {
  const { formats, locale } = reading;
  const words = templateWords(reading, report.template);
  const telling: Telling = { report, words, formats, around };
  const told: Told = { reading, report, around, telling, language: reportLanguage(reading, report.locale) };
  const { language } = told;
  return (
    <div className="g-wrap g-page g-report">
      <Crumbs reading={reading} path="/reports">
        <span {...reading.ours}>{words.reports}</span>
      </Crumbs>
      <div className="g-head-plain">
        <h1 {...language}>{report.title}</h1>
        <p className="g-lead" {...reading.ours}>
          {periodOf(telling, report)}
        </p>
        <Outdated {...told} />
        {around.editions.length < 2 && <p {...reading.ours}>{adoptionOf(telling, report).join(". ")}.</p>}
        <Versions {...told} />
        <Basis {...told} />
        {report.locale !== locale && (
          <p {...reading.ours}>{fill(words.written_in, { language: formats.language(report.locale) })}</p>
        )}
        <Written text={report.introduction} language={language} />
        <Files {...told} />
      </div>
      <Sections
        reading={reading}
        checked_on={null}
        end={<MistakeLink reading={reading} at={`/reports/${report.slug}`} />}
        sections={[
          figuresSection(told),
          technologiesSection(told),
          notRecordedSection(told),
          decisionsSection(told),
          ...report.technologies.map(technologySection(told)),
          sourcesSection(told),
        ]}
      />
    </div>
  );
}
