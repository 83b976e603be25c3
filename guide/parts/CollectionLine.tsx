import type { PageCard } from "../content.ts";
import { languageOf } from "../language-of.ts";
import { pathOf } from "../paths.ts";
import type { Reading } from "../reading.ts";
import { CardBadge } from "./CardBadge.tsx";
import { Icon } from "./Icon.tsx";
import { Said } from "./Said.tsx";

type Props = {
  readonly reading: Reading;
  readonly card: PageCard;
  /** The first pages of the collection, where they are known. */
  readonly members?: readonly PageCard[] | undefined;
};

/** A collection drawn as its first pages: two badges, and a third below them. */
function Cluster({ reading, cards }: { readonly reading: Reading; readonly cards: readonly PageCard[] }) {
  return (
    <span className="g-cluster">
      {cards.map((card) => (
        <CardBadge key={card.page_id} reading={reading} card={card} size={34} />
      ))}
    </span>
  );
}

/** A collection, or another page to start with. */
export function CollectionLine({ reading, card, members = [] }: Props) {
  const { read, around } = reading;
  const [title, subtitle] = [read(card.title), read(card.subtitle)];
  return (
    <li>
      <a className="g-coll" href={around.pageUrl(pathOf(card))}>
        {members.length > 1 ? (
          <Cluster reading={reading} cards={members} />
        ) : (
          <CardBadge reading={reading} card={members[0] ?? card} size={64} />
        )}
        <div>
          <h3>{title ? <Said text={title} /> : card.slug}</h3>
          {subtitle && <p {...languageOf(subtitle)}>{subtitle.text}</p>}
        </div>
        <Icon name="arrow-right" flips />
      </a>
    </li>
  );
}
