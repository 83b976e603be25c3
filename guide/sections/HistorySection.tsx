import type { PageSnapshot } from "../content.ts";
import { languageTag } from "../language.ts";
import type { VersionNote } from "../page-props.ts";
import { pathOf } from "../paths.ts";
import type { Reading } from "../reading.ts";
import { wholeOf } from "#contract/whole-version.ts";
import { fill } from "../fill.ts";
import type { Section } from "./section.ts";

const MOST = 10;

/** Publications with their change notes, without authors. */
export function historySection(
  reading: Reading,
  snapshot: PageSnapshot,
  publications: readonly VersionNote[],
): Section | null {
  const { words, formats, site, locale, around } = reading;
  const { type, slug } = snapshot;
  const shown = publications.toSorted((a, b) => b.number - a.number).slice(0, MOST);
  if (shown.length === 0) return null;
  const lang = site.default_locale === locale ? undefined : languageTag(site.default_locale);
  return {
    id: "history",
    title: words.history,
    content: (
      <>
        <ol className="g-log">
          {shown.map(({ number, note, published_at, withheld = [] }) => {
            const whole = wholeOf(withheld);
            const said = whole ? fill(words.withheld_because, { reason: whole.reason }) : note;
            return (
              <li key={number}>
                <time dateTime={published_at}>{formats.dayOf(published_at)}</time>
                {said ? (
                  <span lang={lang} dir={lang && "auto"}>
                    {said}
                  </span>
                ) : (
                  <span>{number === 1 ? words.first_published : words.updated}</span>
                )}
              </li>
            );
          })}
        </ol>
        {type !== "home_page" && (
          <p className="g-more">
            <a className="g-tap" href={around.pageUrl(`${pathOf({ type, slug })}/history`)}>
              {words.see_changes}
            </a>
          </p>
        )}
      </>
    ),
  };
}
