import { Badge } from "./Badge.tsx";
import { ChainItem } from "./ChainItem.tsx";
import { Chip, PlacementChips } from "./Chip.tsx";
import { type LogoUrl, PlacementBadge } from "./PlacementBadge.tsx";
import type { ReaderWords } from "./reader-words.ts";
import type { ResolvedCategory, ResolvedChain } from "./resolved.ts";
import { Said } from "./Said.tsx";
import { WholeWords } from "./WholeWords.tsx";

type Props = {
  readonly chain: ResolvedChain;
  readonly words: ReaderWords;
  /** Lists with the same name share one open link. */
  readonly name?: string;
  /** The category that is open initially. */
  readonly open?: string;
  /** Leaves out empty categories. The public list shows them. */
  readonly hideEmpty?: boolean;
  readonly logoUrl?: LogoUrl | undefined;
};

type LinkProps = Pick<Props, "words" | "logoUrl" | "name"> & {
  readonly category: ResolvedCategory;
  readonly isOpen: boolean;
};

function Chevron() {
  return (
    <svg className="chain-chevron" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Answer({ category, words }: Pick<LinkProps, "category" | "words">) {
  const [first, ...others] = category.placements;
  if (!first) return <WholeWords text={category.isUndisclosed ? words.undisclosed : words.missing} />;
  return (
    <>
      <Said isShort text={first.title} />
      {first.detail && (
        <>
          : <Said text={first.detail} />
        </>
      )}{" "}
      {others.length > 0 && <span className="chain-more">{words.more.replace("{count}", String(others.length))} </span>}
      <PlacementChips placement={first} words={words.identifiability} />
      {first.isCustom && <Chip>{words.proposed}</Chip>}
    </>
  );
}

/** One category: its question and first answer; opens to show all answers. */
function Link({ category, words, name, isOpen, logoUrl }: LinkProps) {
  const [first] = category.placements;
  return (
    <details className="chain-link" name={name} open={isOpen} data-category={category.id} data-state={category.state}>
      <summary className="chain-summary">
        {first ? (
          <PlacementBadge placement={first} size={64} logoUrl={logoUrl} />
        ) : (
          <Badge shape={category.shape} size={64} />
        )}
        <span>
          <Said isShort className="chain-question" text={category.prompt ?? category.name} />{" "}
          <span className={first ? "chain-answer" : "chain-answer chain-muted"}>
            <Answer category={category} words={words} />
          </span>
        </span>
        <Chevron />
      </summary>
      <div className="chain-body">
        {category.placements.map((placement) => (
          <ChainItem
            key={placement.id}
            placement={placement}
            words={words}
            isTitled={category.placements.length > 1 || placement.subtitle !== undefined}
          />
        ))}
        {!first && (
          <p className="chain-note">
            <b>{category.isUndisclosed ? words.undisclosed : words.missing}</b>{" "}
            {category.reason && <Said text={category.reason} />}
          </p>
        )}
      </div>
    </details>
  );
}

/** The whole chain as links that open in place, one at a time, without a script. */
export function ChainList({ chain, words, name = "chain", open, hideEmpty = false, logoUrl }: Props) {
  return (
    <div className="chain">
      {chain.categories
        .filter(({ placements, isUndisclosed }) => !hideEmpty || placements.length > 0 || isUndisclosed)
        .map((category) => (
          <Link
            key={category.id}
            category={category}
            words={words}
            name={name}
            isOpen={category.id === open}
            logoUrl={logoUrl}
          />
        ))}
    </div>
  );
}
