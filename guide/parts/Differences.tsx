import type { Shown } from "#datachain/word-diff.ts";
import type { DescribedChange, DescribedChanges } from "../page-history.ts";
import { fill } from "../fill.ts";
import { directionOf, languageName, languageTag } from "../language.ts";
import type { Reading } from "../reading.ts";
import { serviceWords } from "../service-words.ts";
import { WithheldParts } from "./WithheldParts.tsx";

type PieceProps = { readonly reading: Reading; readonly piece: Shown };

/** Additions and removals are labelled for screen readers, not only coloured. */
function Piece({ reading, piece }: PieceProps) {
  const words = serviceWords(reading);
  if (piece.kind === "gap") return " … ";
  if (piece.kind === "same") return piece.text;
  const Mark = piece.kind === "added" ? "ins" : "del";
  return (
    <Mark>
      <span className="g-vh">{piece.kind === "added" ? words.added : words.removed}: </span>
      {piece.text.trim()}
    </Mark>
  );
}

/** Splits off the spaces before and after the words of a line. */
function aroundWords(line: string) {
  const words = line.trim();
  const at = words ? line.indexOf(words) : 0;
  return [line.slice(0, at), words, line.slice(at + words.length)];
}

/** Highlights words only, not the line breaks and spaces around them. */
const partsOf = (piece: Shown): Shown[] =>
  piece.kind === "added" || piece.kind === "removed"
    ? piece.text
        .split(/(\n|\r)/)
        .flatMap(aroundWords)
        .filter(Boolean)
        .map((text) => ({ kind: text.trim() ? piece.kind : "same", text }))
    : [piece];

type ChangeProps = { readonly reading: Reading; readonly change: DescribedChange };

function Change({ reading, change: { pieces, locale } }: ChangeProps) {
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

type Props = { readonly reading: Reading; readonly changes: DescribedChanges };

/** Changes in words, by section. */
export function Differences({ reading, changes: { groups, other_locales, withheld } }: Props) {
  const words = serviceWords(reading);
  const whole = withheld.find(({ title }) => title === null);
  if (whole) {
    const number = reading.formats.number(whole.number);
    return <p className="g-version-note">{fill(words.not_compared, { number })}</p>;
  }
  const others = reading.formats.list(other_locales.map(languageName));
  return (
    <>
      {groups.length === 0 && <p className="g-version-note">{words.no_changes}</p>}
      {groups.length > 0 && (
        <div className="g-diff">
          {groups.map(({ title, changes }) => (
            <div key={title}>
              <h3>{title}</h3>
              {changes.map((change, index) => (
                <Change key={index} reading={reading} change={change} />
              ))}
            </div>
          ))}
        </div>
      )}
      {other_locales.length > 0 && (
        <p className="g-version-note g-small g-muted">{fill(words.also_in, { languages: others })}</p>
      )}
      <WithheldParts reading={reading} parts={withheld} />
    </>
  );
}
