import { Badge } from "#datachain/Badge.tsx";
import { PlacementChips } from "#datachain/Chip.tsx";
import { meaningOf } from "#datachain/chips.ts";
import { PlacementBadge } from "#datachain/PlacementBadge.tsx";
import type { ResolvedCategory, ResolvedChain } from "#datachain/resolved.ts";
import type { ReadText } from "#datachain/text.ts";
import { emWidth, piecesOf } from "#datachain/wrap-words.ts";
import type { Reading } from "../reading.ts";
import { categoryNamed, logoUrlOf } from "../resolve-page.ts";
import { Said } from "./Said.tsx";

type Props = { readonly reading: Reading; readonly chain: ResolvedChain };

function Cell({ reading, category }: { readonly reading: Reading; readonly category: ResolvedCategory }) {
  const [placement] = category.placements;
  const { chainWords } = reading;
  return (
    <li className="g-cell chain-badges-cell">
      {placement ? (
        <PlacementBadge placement={placement} size={64} logoUrl={logoUrlOf(reading)} />
      ) : (
        <Badge shape={category.shape} size={64} />
      )}
      <Said className="chain-badges-what" text={category.name} />
      {placement ? (
        <>
          <Said className="chain-badges-name" text={placement.title} />
          <PlacementChips placement={placement} words={chainWords.identifiability} />
        </>
      ) : (
        <span className="chain-badges-name chain-muted">
          {category.isUndisclosed ? chainWords.undisclosed : chainWords.missing}
        </span>
      )}
    </li>
  );
}

/** Widest row that fits on phones of 390 px and 320 px, in estimated em. */
const [MOST_WIDTH, MOST_NARROW] = [22.8, 18.6];
/** In the same unit: a badge, the edges of a chip, and the gap between two cells. */
const [BADGE, CHIP_EDGES, GAP] = [4, 0.9, 0.5];

/** Minimum width of a cell: its badge or its longest word. */
function cellWidth({ name, placements: [placement] }: ResolvedCategory, { locale, chainWords }: Reading) {
  const wordsOf = (text: ReadText | string) => piecesOf(typeof text === "string" ? text : text.text, locale);
  const chips = placement ? meaningOf(placement, chainWords.identifiability).map(({ said }) => said) : [];
  const names = placement ? [name, placement.title] : [name];
  return (
    GAP +
    Math.max(
      BADGE,
      ...names.flatMap(wordsOf).map(emWidth),
      ...chips.flatMap(wordsOf).map((word) => CHIP_EDGES + emWidth(word)),
    )
  );
}

/** Stacks the cells of a row that are too wide to go side by side. */
function stackingOf(categories: readonly ResolvedCategory[], reading: Reading) {
  const width = categories.reduce((sum, category) => sum + cellWidth(category, reading), 0);
  if (width > MOST_WIDTH) return " g-cells-long";
  return width > MOST_NARROW ? " g-cells-wide" : "";
}

const CONTEXT = ["accountable", "functional_modes", "purpose"];
const FLOW = ["input_dataset", "processing", "output_dataset"];

/** Two rows: who does what and why, and the data flow. */
export function AtAGlance({ reading, chain }: Props) {
  const { words } = reading;
  const rows = [
    { title: words.who_what_why, names: CONTEXT, className: "g-cells chain-badges" },
    { title: words.in_out, names: FLOW, className: "g-cells g-cells-flow chain-badges" },
  ].map(({ names, ...row }) => ({ ...row, categories: names.flatMap((name) => categoryNamed(chain, name) ?? []) }));
  return (
    <div className="g-rowcard">
      {rows
        .filter(({ categories }) => categories.length > 0)
        .map(({ title, className, categories }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className={className + stackingOf(categories, reading)}>
              {categories.map((category) => (
                <Cell key={category.id} reading={reading} category={category} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
