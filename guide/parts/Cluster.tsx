import type { PageCard } from "../content.ts";
import type { Reading } from "../reading.ts";
import { CardBadge } from "./CardBadge.tsx";

type Props = { readonly reading: Reading; readonly cards: readonly PageCard[] };

/** A collection drawn as its first pages: two badges, and a third below them. */
export function Cluster({ reading, cards }: Props) {
  return (
    <span className="g-cluster">
      {cards.map((card) => (
        <CardBadge key={card.page_id} reading={reading} card={card} size={34} />
      ))}
    </span>
  );
}
