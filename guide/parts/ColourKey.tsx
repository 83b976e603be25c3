import { Badge } from "#datachain/Badge.tsx";
import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import type { Identifiability } from "#datachain/model.ts";
import type { Reading } from "../reading.ts";

const KEYS: readonly { readonly id: Identifiability; readonly glyph: string }[] = [
  { id: "identifiable", glyph: "user-round" },
  { id: "de_identified", glyph: "venetian-mask" },
  { id: "none", glyph: "cloud" },
];

/** Legend. Colours never appear without these words. */
export function ColourKey({ reading }: { readonly reading: Reading }) {
  const { words, chainWords, id } = reading;
  return (
    <section className="g-wrap g-section" aria-labelledby={id("colours-title")} {...reading.ours}>
      <h2 id={id("colours-title")}>{words.colours}</h2>
      <ul className="g-keys">
        {KEYS.map((key) => (
          <li key={key.id} className="g-key">
            <Badge shape="hexagon" glyph={key.glyph} fill={IDENTIFIABLE_COLORS[key.id]} size={64} />
            <div>
              <b>{chainWords.identifiability[key.id]}</b>
              <span>{words.colour[key.id]}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
