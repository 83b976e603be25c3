import type { MapBounds } from "#contract/locations.ts";
import type { PageCard } from "../content.ts";
import { pathOf } from "../paths.ts";
import { fill } from "../fill.ts";
import { closeTogether, isInside, isKnown } from "../project-points.ts";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";
import { Numbered } from "./Numbered.tsx";
import { PlacesDrawing } from "./PlacesDrawing.tsx";
import { Said } from "./Said.tsx";

type Props = {
  readonly reading: Reading;
  readonly cards: readonly PageCard[];
  /** The area that the page's author chose. */
  readonly view?: MapBounds | null | undefined;
};

type Known = { readonly lat: number; readonly lng: number };

/** Ignores a view that shows nothing, such as one chosen before the places moved. */
function within<P extends Known>(points: readonly P[], view: Props["view"]) {
  const seen = view ? points.filter((point) => isInside(view, point)) : [];
  return view && seen.length > 0 ? { shown: seen, view } : { shown: closeTogether(points), view: undefined };
}

/** Pages with a position: a drawing, and a list with the same content. */
export function PlacesOverview({ reading, cards, view: chosen }: Props) {
  const { words, read, around, chainWords, formats, id } = reading;
  if (cards.length === 0) return null;
  const points = cards.map((card, index) => {
    const place = card.places.find(isKnown);
    return {
      card,
      place,
      id: card.page_id,
      number: formats.number(index + 1),
      identifiability: card.identifiability,
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
    };
  });
  const known = points.filter(isKnown);
  const { shown, view } = within(known, chosen);
  const far = known.length - shown.length;
  return (
    <section className="g-wrap g-section" aria-labelledby={id("places-title")}>
      <h2 id={id("places-title")} {...reading.ours}>
        {words.where_all}
      </h2>
      <div className="g-mapgrid">
        <div>
          <PlacesDrawing reading={reading} points={shown} height="middle" view={view} />
          {far > 0 && (
            <p className="g-small g-muted" {...reading.ours}>
              {fill(words.far_away, { count: formats.number(far) })}
            </p>
          )}
        </div>
        <ol className="g-maplist">
          {points.map(({ card, place, number, identifiability }) => {
            const [title, name] = [read(card.title), read(place?.name)];
            return (
              <li key={card.page_id}>
                <a href={around.pageUrl(pathOf(card))}>
                  <Numbered number={number} identifiability={identifiability} size={44} />
                  <span>
                    <b>{title ? <Said text={title} /> : card.slug}</b>
                    <small>
                      {name && <Said text={name} />}
                      {name && identifiability && " · "}
                      {identifiability && (
                        <span className="whole-word">{chainWords.identifiability[identifiability]}</span>
                      )}
                    </small>
                  </span>
                  <Icon name="arrow-right" flips />
                </a>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
