import type { Taxonomy } from "#datachain/model.ts";
import type { Shown } from "#datachain/word-diff.ts";
import { fill } from "../fill.ts";
import { directionOf, languageName, languageTag } from "../language.ts";
import type { Difference } from "../page-history.ts";
import type { Reading } from "../reading.ts";
import { serviceWords } from "../service-words.ts";
import { tellDifferences, type ToldDifference } from "../told-differences.ts";

type PieceProps = { readonly reading: Reading; readonly piece: Shown };

/** What came and went is said aloud, not only coloured. */
function Piece({ reading, piece }: PieceProps) {
  const words = serviceWords(reading);
  if (piece.kind === "gap") return " … ";
  if (piece.kind === "same") return piece.text;
  const Change = piece.kind === "added" ? "ins" : "del";
  return (
    <Change>
      <span className="g-vh">{piece.kind === "added" ? words.added : words.removed}: </span>
      {piece.text.trim()}
    </Change>
  );
}

/** A line in three: the spaces before its words, the words, the spaces after them. */
function aroundWords(line: string) {
  const words = line.trim();
  const at = words ? line.indexOf(words) : 0;
  return [line.slice(0, at), words, line.slice(at + words.length)];
}

/** A colour on words only: line breaks and spaces around them stand outside. */
const partsOf = (piece: Shown): Shown[] =>
  piece.kind === "added" || piece.kind === "removed"
    ? piece.text
        .split(/(\n|\r)/)
        .flatMap(aroundWords)
        .filter(Boolean)
        .map((text) => ({ kind: text.trim() ? piece.kind : "same", text }))
    : [piece];

function Told({ reading, told: { pieces, locale } }: { readonly reading: Reading; readonly told: ToldDifference }) {
  if (pieces.length === 0) return <p>{serviceWords(reading).part_changed}</p>;
  const isOther = locale !== null && locale !== reading.locale;
  return (
    <p {...(isOther ? { lang: languageTag(locale), dir: directionOf(locale) } : {})}>
      {pieces.flatMap(partsOf).map((piece, index) => (
        <Piece key={index} reading={reading} piece={piece} />
      ))}
    </p>
  );
}

type Props = {
  readonly reading: Reading;
  readonly differences: readonly Difference[];
  readonly taxonomy: Taxonomy | undefined;
};

/** Differences in words, under the question that they answer. */
export function Differences({ reading, differences, taxonomy }: Props) {
  const words = serviceWords(reading);
  const { groups, other_locales } = tellDifferences(reading, differences, taxonomy);
  const others = reading.formats.list(other_locales.map(languageName));
  return (
    <>
      {groups.length === 0 && <p className="g-version-note">{words.no_changes}</p>}
      {groups.length > 0 && (
        <div className="g-diff">
          {groups.map(({ title, told }) => (
            <div key={title}>
              <h3>{title}</h3>
              {told.map((one, index) => (
                <Told key={index} reading={reading} told={one} />
              ))}
            </div>
          ))}
        </div>
      )}
      {other_locales.length > 0 && (
        <p className="g-version-note g-small g-muted">{fill(words.also_in, { languages: others })}</p>
      )}
    </>
  );
}
