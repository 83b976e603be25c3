import { languageOf } from "../language-of.ts";
import { pathOf } from "../paths.ts";
import type { Reading } from "../reading.ts";
import type { SearchResult } from "../search-results.ts";
import { Identity } from "./Card.tsx";
import { CardBadge } from "./CardBadge.tsx";
import { Said } from "./Said.tsx";

type Props = { readonly reading: Reading; readonly result: SearchResult };

/** A search result with its matching words. */
export function Hit({ reading, result: { card, excerpt } }: Props) {
  const { words, read, around } = reading;
  const [title, place] = [read(card.title), read(card.places[0]?.name)];
  const kinds = { device_page: words.device, algorithm_page: words.algorithm, collection_page: words.collection };
  return (
    <li className="g-hit">
      <CardBadge reading={reading} card={card} size={64} />
      <p className="g-hit-kind">
        {kinds[card.type]}
        {place && (
          <>
            {" "}
            · <Said text={place} />
          </>
        )}
      </p>
      <h2>
        <a href={around.pageUrl(pathOf(card))} {...(title ? languageOf(title) : {})}>
          {title?.text ?? card.slug}
        </a>
      </h2>
      {excerpt.length > 0 && (
        <p dir="auto">
          {excerpt.map(({ text, is_match }, index) => (is_match ? <mark key={index}>{text}</mark> : text))}
        </p>
      )}
      {card.identifiability && <Identity reading={reading} of={card.identifiability} />}
    </li>
  );
}
