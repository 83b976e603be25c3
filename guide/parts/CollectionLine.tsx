import type { PageCard } from "../content.ts";
import { languageOf } from "../language-of.ts";
import { pathOf } from "../paths.ts";
import type { Reading } from "../reading.ts";
import { CardBadge } from "./CardBadge.tsx";
import { Icon } from "./Icon.tsx";
import { Said } from "./Said.tsx";

/** A collection, or another page to start with. */
export function CollectionLine({ reading, card }: { readonly reading: Reading; readonly card: PageCard }) {
  const { read, around } = reading;
  const [title, subtitle] = [read(card.title), read(card.subtitle)];
  return (
    <li>
      <a className="g-coll" href={around.pageUrl(pathOf(card))}>
        <CardBadge reading={reading} card={card} size={64} />
        <div>
          <h3>{title ? <Said text={title} /> : card.slug}</h3>
          {subtitle && <p {...languageOf(subtitle)}>{subtitle.text}</p>}
        </div>
        <Icon name="arrow-right" flips />
      </a>
    </li>
  );
}
