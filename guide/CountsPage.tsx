import { Badge } from "#datachain/Badge.tsx";
import { fill } from "./fill.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { Icon } from "./parts/Icon.tsx";
import { Sections } from "./parts/Sections.tsx";
import type { Reading } from "./reading.ts";
import type { Section } from "./sections/section.ts";
import { serviceWords, type ServiceWords } from "./service-words.ts";

export type Counting = {
  /** What is counted, by the names of the events. */
  readonly counted: readonly (keyof ServiceWords["counted"])[];
  readonly salt_hours: number;
  readonly event_days: number;
  /** Groups below this are marked. */
  readonly least_answers: number;
};

type Props = { readonly reading: Reading; readonly counting: Counting };

function whatSection({ reading, counting }: Props): Section {
  const words = serviceWords(reading);
  const lists = [
    { title: words.we_count, items: counting.counted.map((key) => words.counted[key]), icon: "check", name: "yes" },
    { title: words.we_dont, items: words.never, icon: "x", name: "no" },
  ] as const;
  return {
    id: "what",
    title: words.we_count,
    isBare: true,
    content: (
      <div className="g-yesno">
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

function apartSection({ reading, counting }: Props): Section {
  const words = serviceWords(reading);
  const time = reading.formats.duration(counting.salt_hours, "hour");
  return {
    id: "apart",
    title: words.apart,
    content: (
      <ol className="g-flow3">
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
      <table className="g-table">
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
  return {
    id: "numbers",
    title: words.read_numbers,
    content: (
      <>
        <p>{fill(words.read_numbers_text, { least: reading.formats.number(counting.least_answers) })}</p>
        <p className="g-more">
          <a className="g-btn g-btn-line" href={reading.around.pageUrl("/about")}>
            <Icon name="download" />
            {words.open_data}
          </a>
        </p>
      </>
    ),
  };
}

/** A guide about data is open about its own. */
export function CountsPage(props: Props) {
  const words = serviceWords(props.reading);
  return (
    <div className="g-wrap g-page">
      <Crumbs reading={props.reading} />
      <div className="g-head-plain">
        <h1>{words.counts_title}</h1>
        <p className="g-lead">{words.counts_lead}</p>
      </div>
      <Sections
        reading={props.reading}
        checked_on={null}
        sections={[whatSection(props), apartSection(props), howLongSection(props), numbersSection(props)]}
      />
    </div>
  );
}
