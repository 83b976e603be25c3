import { languageOf } from "../language-of.ts";
import { Crumbs } from "../parts/Crumbs.tsx";
import { Icon } from "../parts/Icon.tsx";
import type { Reading } from "../reading.ts";
import { reportWords } from "../report-words.ts";
import { safeWebUrl } from "../safe-url.ts";
import { SCROLLS } from "./ReportParts.tsx";

/** A text and the language it is in. */
export type Said = { readonly text: string; readonly locale: string };
/** `decided`: named by a record. `asked`: what a report asks for. `adopted`: a report itself. */
export type ListedDecision = {
  readonly title: Said | null;
  readonly on: string | null;
  readonly url: string | null;
  readonly outcome: "decided" | "asked" | "adopted";
  /** Pages and reports of the guide, by path. */
  readonly about: readonly { readonly title: Said; readonly path: string }[];
};
type Props = { readonly reading: Reading; readonly decisions: readonly ListedDecision[] };

/** Newest first; those without a day last. */
export function DecisionsPage({ reading, decisions }: Props) {
  const { formats, around, locale } = reading;
  const words = reportWords(reading);
  const { register } = words;
  const languageOfText = ({ text, locale: written }: Said) =>
    languageOf({ text, locale: written, isFallback: written !== locale });
  const files = reading.site.features.open_data ? (["csv", "json"] as const) : [];
  return (
    <div className="g-wrap g-page g-report">
      <Crumbs reading={reading} path="/reports">
        <span {...reading.ours}>{words.reports}</span>
      </Crumbs>
      <div className="g-head-plain" {...reading.ours}>
        <h1>{register.title}</h1>
        <p className="g-lead">{decisions.length ? register.lead : register.none}</p>
        {files.length > 0 && (
          <ul className="g-report-files">
            {files.map((format) => (
              <li key={format}>
                <a className="g-btn g-btn-line" href={`/decisions.${format}`}>
                  <Icon name="download" />
                  {register[format]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {decisions.length > 0 && (
        <div className="g-scroll" aria-label={register.title} {...SCROLLS}>
          <table className="g-table g-report-table g-report-wide">
            <thead {...reading.ours}>
              <tr>
                {([register.decision, register.date, register.outcome, register.about] as const).map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {decisions.map(({ title, on, url, outcome, about }, at) => {
                const href = safeWebUrl(url);
                const name = title?.text || href || "–";
                return (
                  <tr key={at}>
                    <th scope="row" {...(title && languageOfText(title))}>
                      {href ? <a href={href}>{name}</a> : name}
                    </th>
                    <td {...reading.ours}>{on ? formats.day(on) : "–"}</td>
                    <td {...reading.ours}>{register.outcomes[outcome]}</td>
                    <td>
                      <ul>
                        {about.map((one) => (
                          <li key={one.path}>
                            <a href={around.pageUrl(one.path)} {...languageOfText(one.title)}>
                              {one.title.text}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
