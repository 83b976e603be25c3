import { Badge } from "#datachain/Badge.tsx";
import { cardElements } from "../card-badges.ts";
import type { PageCard } from "../content.ts";
import type { Reading } from "../reading.ts";

type Props = { readonly reading: Reading; readonly card: PageCard; readonly size: number };

/** A page's badge: its technology in its colour, else its purpose. */
export function CardBadge({ reading, card, size }: Props) {
  const elements = cardElements(reading, card);
  const element = elements.find(({ role }) => role === "technology") ?? elements[0];
  if (!element)
    return <Badge shape="hexagon" glyph={card.type === "collection_page" ? "signpost" : "shapes"} dark size={size} />;
  return (
    <Badge
      shape={element.shape}
      glyph={element.glyph}
      fill={element.fill}
      dark={element.role === "purpose"}
      size={size}
    />
  );
}
