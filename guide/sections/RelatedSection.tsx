import type { PageCard, PageSnapshot } from "../content.ts";
import type { Reading } from "../reading.ts";
import { CardBadge } from "../parts/CardBadge.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Said } from "../parts/Said.tsx";
import { pathOf } from "../paths.ts";
import type { Section } from "./section.ts";

type Related = { readonly card: PageCard; readonly how: string };

function Line({ reading, card, how }: Related & { readonly reading: Reading }) {
  const { read, around, chainWords } = reading;
  const title = read(card.title);
  return (
    <li>
      <a href={around.pageUrl(pathOf(card))}>
        <CardBadge reading={reading} card={card} size={56} />
        <span>
          <b>{title ? <Said text={title} /> : card.slug}</b>
          <small>{how}</small>
          {card.identifiability && <small>{chainWords.identifiability[card.identifiability]}</small>}
        </span>
        <Icon name="arrow-right" flips />
      </a>
    </li>
  );
}

/** Related pages. Those that are not public have no card and are omitted. */
export function relatedSection(
  reading: Reading,
  { relations }: PageSnapshot,
  cards: readonly PageCard[],
): Section | null {
  const byId = new Map(cards.map((card) => [card.page_id, card]));
  const related = relations.flatMap(({ page_id, type, direction }): Related[] => {
    const card = byId.get(page_id);
    return card ? [{ card, how: reading.words.relations[type][direction] }] : [];
  });
  if (related.length === 0) return null;
  return {
    id: "related",
    title: reading.words.connected,
    content: (
      <ul className="g-related">
        {related.map(({ card, how }) => (
          <Line key={`${card.page_id} ${how}`} reading={reading} card={card} how={how} />
        ))}
      </ul>
    ),
  };
}
