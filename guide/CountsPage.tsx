import { FIGURE_IDS, figureName, figureText, smallNumbersText } from "#contract/figures.ts";
import { guideLocale } from "#contract/guide-locales.ts";
import { Badge } from "#datachain/Badge.tsx";
import { fill } from "./fill.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { Icon } from "./parts/Icon.tsx";
import { MistakeLink } from "./parts/MistakeLink.tsx";
import { Sections } from "./parts/Sections.tsx";
import type { Reading } from "./reading.ts";
import type { Section } from "./sections/section.ts";
import { serviceWords } from "./service-words.ts";
import type { ServiceWords } from "./service-words/words.ts";

export type Counting = {
  /** Names of the counted events. */
  readonly counted: readonly (keyof ServiceWords["counted"])[];
  /** Visits are told apart by a salt, replaced after so many hours. */
  readonly salt_hours: number;
  readonly event_days: number;
  /** Smaller groups are marked. */
  readonly least_answers: number;
  /** Smaller numbers are hidden. */
  readonly shown_step: number;
};

type Props = { readonly reading: Reading; readonly counting: Counting };

function whatSection({ reading, counting }: Props): Section {
  const words = serviceWords(reading);
  const counted = counting.counted.map((key) => words.counted[key]);
  const lists = [
    { title: words.we_count, items: counted, icon: "check", name: "yes" },
    { title: words.we_dont, items: words.never, icon: "x", name: "no" },
  ] as const;
  return {
    id: "what",
    title: words.we_count,
    isBare: true,
    content: (
      <div className="g-yesno" {...reading.ours}>
        {lists.map(({ title, items, icon, name }) => (
          <div key={name} className={`g-yn g-yn-${name}`}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Icon name={icon} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    ),
  };
}

const GLYPHS = ["binary", "waypoints", "eraser"];

function logSection({ reading }: Props): Section {
  const words = serviceWords(reading);
  return { id: "log", title: words.server_log, content: <p {...reading.ours}>{words.server_log_text}</p> };
}

function apartSection({ reading, counting }: Props): Section {
  const words = serviceWords(reading);
  const time = reading.formats.duration(counting.salt_hours, "hour");
  return {
    id: "apart",
    title: words.apart,
    content: (
      <ol className="g-flow3" {...reading.ours}>
        {words.apart_steps.map(({ name, text }, index) => (
          <li key={name}>
            <Badge shape="circle" glyph={GLYPHS[index]} size={64} />
            <div>
              <b>
                {reading.formats.number(index + 1)}. {name}
              </b>
              {fill(text, { time })}
            </div>
          </li>
        ))}
      </ol>
    ),
  };
}

function howLongSection({ reading, counting }: Props): Section {
  const { formats } = reading;
  const words = serviceWords(reading);
  const rows = [
    { what: words.kept.salt, time: formats.duration(counting.salt_hours, "hour") },
    { what: words.kept.events, time: formats.duration(counting.event_days, "day") },
    { what: words.kept.totals, time: words.forever },
  ];
  return {
    id: "how-long",
    title: words.how_long,
    content: (
      <table className="g-table" {...reading.ours}>
        <thead>
          <tr>
            <th scope="col">{words.kept_what}</th>
            <th scope="col">{words.kept_for}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, time }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
}

function numbersSection({ reading, counting }: Props): Section {
  const words = serviceWords(reading);
  const { number } = reading.formats;
  const spoken = guideLocale(reading.locale);
  const limits = { least: number(counting.least_answers), step: number(counting.shown_step) };
  return {
    id: "numbers",
    title: words.read_numbers,
    content: (
      <>
        <dl className="g-defs" {...reading.ours}>
          {FIGURE_IDS.map((id) => (
            <div key={id}>
              <dt>{figureName(id, spoken)}</dt>
              <dd>{figureText(id, spoken)}</dd>
            </div>
          ))}
        </dl>
        <p {...reading.ours}>
          {smallNumbersText(spoken, limits.step)} {fill(words.read_numbers_text, limits)}
        </p>
        {reading.site.features.open_data && (
          <p className="g-more">
            <a className="g-btn g-btn-line" href={reading.around.pageUrl("/about")}>
              <Icon name="download" />
              {words.open_data}
            </a>
          </p>
        )}
      </>
    ),
  };
}

/** What this guide counts about its readers. */
export function CountsPage(props: Props) {
  const { reading } = props;
  const words = serviceWords(reading);
  return (
    <div className="g-wrap g-page">
      <Crumbs reading={reading} />
      <div className="g-head-plain" {...reading.ours}>
        <h1>{words.counts_title}</h1>
        <p className="g-lead">{words.counts_lead}</p>
      </div>
      <Sections
        reading={reading}
        checked_on={null}
        end={<MistakeLink reading={reading} at="/what-we-count" />}
        sections={[whatSection, logSection, apartSection, howLongSection, numbersSection].map((tell) => tell(props))}
      />
    </div>
  );
}
