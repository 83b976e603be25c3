import { Badge } from "./Badge.tsx";
import { PlacementChips } from "./Chip.tsx";
import { type HeadlineBadge, headlineBadges } from "./headline.ts";
import type { Identifiability } from "./model.ts";
import { type LogoUrl, PlacementBadge } from "./PlacementBadge.tsx";
import type { ResolvedChain } from "./resolved.ts";
import { Said } from "./Said.tsx";
import { WholeWords } from "./WholeWords.tsx";

type Props = {
  readonly chain: ResolvedChain;
  readonly words: {
    readonly identifiability: Readonly<Record<Identifiability, string>>;
    /** Shown under an empty badge. */
    readonly missing: string;
  };
  readonly size?: number;
  readonly logoUrl?: LogoUrl | undefined;
};

type CellProps = HeadlineBadge & Omit<Props, "chain"> & { readonly isDevice: boolean };

function Cell({ role, category, placement, words, size = 96, logoUrl, isDevice }: CellProps) {
  return (
    <li className="chain-badges-cell">
      {placement ? (
        <PlacementBadge placement={placement} size={size} logoUrl={logoUrl} />
      ) : (
        <Badge shape={category.shape} size={size} />
      )}
      <Said isShort className="chain-badges-what" text={category.name} />
      {placement ? (
        <Said isShort className="chain-badges-name" text={placement.title} />
      ) : (
        <span className="chain-badges-name chain-muted">
          <WholeWords text={category.isUndisclosed && category.reason ? category.reason.text : words.missing} />
        </span>
      )}
      {placement && role === "technology" && (
        <PlacementChips placement={placement} words={words.identifiability} always={isDevice} />
      )}
    </li>
  );
}

/** Purpose, technology and accountable organization: the facts to read at a glance. */
export function BadgeRow({ chain, ...rest }: Props) {
  return (
    <ul className="chain-badges">
      {headlineBadges(chain).map((badge) => (
        <Cell key={badge.role} {...badge} {...rest} isDevice={chain.kind === "device"} />
      ))}
    </ul>
  );
}
