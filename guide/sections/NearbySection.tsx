import type { PageSnapshot } from "../content.ts";
import type { NearbyPage } from "../page-props.ts";
import { CardBadge } from "../parts/CardBadge.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Said } from "../parts/Said.tsx";
import { pathOf } from "../paths.ts";
import type { Reading } from "../reading.ts";
import type { Section } from "./section.ts";

function Line({ reading, card, metres }: NearbyPage & { readonly reading: Reading }) {
  const { read, around, chainWords, formats } = reading;
  const title = read(card.title);
  return (
    <li>
      <a href={around.pageUrl(pathOf(card))}>
        <CardBadge reading={reading} card={card} size={56} />
        <span>
          <b>{title ? <Said text={title} /> : card.slug}</b>
          <small>
            <bdi>{formats.distance(metres)}</bdi>
          </small>
          {card.identifiability && <small>{chainWords.identifiability[card.identifiability]}</small>}
        </span>
        <Icon name="arrow-right" flips />
      </a>
    </li>
  );
}

/** Map sorted by distance from the page's first place. */
function mapPath(reading: Reading, { places }: PageSnapshot) {
  const [first] = places;
  const name = first && (reading.read(first.name)?.text ?? first.address);
  return name ? `/map?near=${encodeURIComponent(name)}#${reading.id("found")}` : "/map";
}

/** Other pages nearby, for readers standing at the sign. */
export function nearbySection(
  reading: Reading,
  snapshot: PageSnapshot,
  nearby: readonly NearbyPage[] = [],
): Section | null {
  if (nearby.length === 0) return null;
  const { words, around } = reading;
  return {
    id: "nearby",
    title: words.nearby,
    content: (
      <>
        <ul className="g-related">
          {nearby.map((one) => (
            <Line key={one.card.page_id} reading={reading} {...one} />
          ))}
        </ul>
        <p className="g-more" {...reading.ours}>
          <a className="g-tap" href={around.pageUrl(mapPath(reading, snapshot))}>
            {words.nearby_map}
          </a>
        </p>
      </>
    ),
  };
}
