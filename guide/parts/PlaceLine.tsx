import { anchorOf, kindOf, type MapPlace } from "../map-places.ts";
import { pathOf } from "../paths.ts";
import type { Reading } from "../reading.ts";
import { Numbered } from "./Numbered.tsx";
import { Said } from "./Said.tsx";

type Props = {
  readonly reading: Reading;
  readonly place: MapPlace;
  readonly number: string;
  /** Distance from the typed street, if any. */
  readonly metres: number | null;
};

/** A place in the list beside the map. */
export function PlaceLine({ reading, place, number, metres }: Props) {
  const { read, around, chainWords, formats } = reading;
  const { card } = place;
  const [title, name, at] = [read(card.title), read(place.name), anchorOf(place)];
  return (
    <li data-lat={at?.lat} data-lng={at?.lng}>
      <a href={around.pageUrl(pathOf(card))}>
        <Numbered number={number} identifiability={kindOf(place)} size={44} />
        <span>
          <b>{title ? <Said text={title} /> : card.slug}</b>
          <small>{name ? <Said text={name} /> : place.address}</small>
          <small>{chainWords.identifiability[kindOf(place)]}</small>
        </span>
        <span className="g-away">{metres !== null && <bdi>{formats.distance(metres)}</bdi>}</span>
      </a>
    </li>
  );
}
