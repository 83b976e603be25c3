import type { WithheldPart } from "../page-history.ts";
import { fill } from "../fill.ts";
import type { Publication } from "../content.ts";
import type { Reading } from "../reading.ts";
import { serviceWords } from "../service-words.ts";
import { Icon } from "./Icon.tsx";
import { WithheldParts } from "./WithheldParts.tsx";

type Props = {
  readonly reading: Reading;
  readonly publication: Pick<Publication, "number" | "published_at">;
  /** Path of the current version. */
  readonly path: string;
  readonly withheld: readonly WithheldPart[];
};

/** Banner above a past publication: its content may be out of date. */
export function OldVersion({ reading, publication, path, withheld }: Props) {
  const { formats, around } = reading;
  const words = serviceWords(reading);
  const date = formats.dayOf(publication.published_at);
  return (
    <section className="g-notice g-old" aria-label={words.versions}>
      <div className="g-wrap g-notice-in">
        <Icon name="circle-alert" />
        <p>
          {fill(words.old_version, { number: formats.number(publication.number), date })}{" "}
          <span className="g-old-links">
            <a href={around.pageUrl(path)}>{words.read_current}</a>
            {" · "}
            <a href={around.pageUrl(`${path}/history`)}>{words.all_versions}</a>
          </span>
        </p>
        <WithheldParts reading={reading} parts={withheld} />
      </div>
    </section>
  );
}
