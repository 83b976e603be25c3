import type { LText } from "#contract/texts.ts";
import type { Withheld } from "./content.ts";
import { fill } from "./fill.ts";
import type { ListedVersion } from "./page-history.ts";
import { Crumbs } from "./parts/Crumbs.tsx";
import { Icon } from "./parts/Icon.tsx";
import { Said } from "./parts/Said.tsx";
import { Reason } from "./parts/WithheldParts.tsx";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

type Props = {
  readonly reading: Reading;
  /** Title of the current version. */
  readonly title: LText;
  /** Path of the page. */
  readonly path: string;
  readonly version: Pick<ListedVersion, "number">;
  readonly withheld: Withheld;
};

/** In place of an earlier version that residents may not read: why, and where to read on. */
export function WithheldPage({ reading, title, path, version, withheld }: Props) {
  const { formats, around, read } = reading;
  const words = serviceWords(reading);
  const said = read(title);
  const number = formats.number(version.number);
  return (
    <div className="g-wrap g-page">
      <Crumbs reading={reading} path={path}>
        {said && <Said text={said} />}
      </Crumbs>
      <div className="g-task">
        <p className="g-state">
          <span className="g-word g-word-state">
            <Icon name="circle-slash" small />
            {words.withheld}
          </span>
          <time dateTime={withheld.withheld_at}>
            {fill(words.withheld_since, { date: formats.dayOf(withheld.withheld_at) })}
          </time>
        </p>
        <h1>{fill(words.withheld_title, { number })}</h1>
        <p className="g-lead">
          <b>{words.withheld_lead}</b>
        </p>
        <dl className="g-facts">
          <div>
            <dt>{words.withheld_why}</dt>
            <dd>
              <Reason reading={reading} reason={withheld.reason} />
            </dd>
          </div>
        </dl>
        <div className="g-stack">
          <a className="g-btn g-btn-full" href={around.pageUrl(path)}>
            {words.read_current}
          </a>
          <a className="g-btn g-btn-line g-btn-full" href={around.pageUrl(`${path}/history`)}>
            {words.all_versions}
          </a>
        </div>
      </div>
    </div>
  );
}
