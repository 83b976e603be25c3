import type { VersionNote } from "../page-props.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";

type Props = { readonly reading: Reading; readonly publications: readonly VersionNote[] };

/** Print only: version, date, and the legend of colours. */
export function PrintFoot({ reading, publications }: Props) {
  const { words, formats, around, chainWords } = reading;
  const [latest] = publications.toSorted((a, b) => b.number - a.number);
  const colours = (["identifiable", "de_identified", "none"] as const).map(
    (key) => `${chainWords.identifiability[key]}: ${words.colour[key]}`,
  );
  return (
    <p className="g-printfoot">
      {latest &&
        `${fill(words.print_version, { number: formats.number(latest.number), date: formats.dayOf(latest.published_at) })}. `}
      {around.canonicalUrl && (
        <>
          <bdi>{around.canonicalUrl}</bdi>.{" "}
        </>
      )}
      {colours.join(" ")}
    </p>
  );
}
