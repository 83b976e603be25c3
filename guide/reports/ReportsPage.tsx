import { languageOf } from "../language-of.ts";
import { Crumbs } from "../parts/Crumbs.tsx";
import { Icon } from "../parts/Icon.tsx";
import { MistakeLink } from "../parts/MistakeLink.tsx";
import type { Reading } from "../reading.ts";
import { reportWords } from "../report-words.ts";
import type { ListedReport } from "./public-report.ts";
import { adoptionOf, periodOf } from "./report-texts.ts";

type Props = { readonly reading: Reading; readonly reports: readonly ListedReport[] };

/** All adopted reports, newest period first. */
export function ReportsPage({ reading, reports }: Props) {
  const { formats, around, locale } = reading;
  const words = reportWords(reading);
  return (
    <div className="g-wrap g-page g-report">
      <Crumbs reading={reading} />
      <div className="g-head-plain" {...reading.ours}>
        <h1>{words.reports}</h1>
        <p className="g-lead">{reports.length ? words.reports_lead : words.none}</p>
      </div>
      <p {...reading.ours}>
        <a href={around.pageUrl("/decisions")}>{words.register.title}</a>
      </p>
      {reports.length > 0 && (
        <ul className="g-related g-related-icon">
          {reports.map((report) => (
            <li key={report.slug}>
              <a href={around.pageUrl(`/reports/${report.slug}`)}>
                <Icon name="file-text" />
                <span>
                  <b
                    {...languageOf({ text: report.title, locale: report.locale, isFallback: report.locale !== locale })}
                  >
                    {report.title}
                  </b>
                  <small {...reading.ours}>
                    {[periodOf({ words, formats }, report), ...adoptionOf({ words, formats }, report)].join(" · ")}
                  </small>
                </span>
                <Icon name="arrow-right" flips />
              </a>
            </li>
          ))}
        </ul>
      )}
      <MistakeLink reading={reading} at="/reports" />
    </div>
  );
}
