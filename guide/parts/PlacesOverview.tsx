import type { PageCard } from "../content.ts";
import { pathOf } from "../paths.ts";
import { fill } from "../fill.ts";
import { closeTogether, isKnown } from "../project-points.ts";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";
import { Numbered } from "./Numbered.tsx";
import { PlacesDrawing } from "./PlacesDrawing.tsx";
import { Said } from "./Said.tsx";

type Props = { readonly reading: Reading; readonly cards: readonly PageCard[] };

/** Pages with a position: a drawing, and a list with the same content. */
export function PlacesOverview({ reading, cards }: Props) {
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
  const shown = closeTogether(known);
  const far = known.length - shown.length;
  return (
    <section className="g-wrap g-section" aria-labelledby={id("places-title")}>
      <h2 id={id("places-title")} {...reading.ours}>
        {words.where_all}
      </h2>
      <div className="g-mapgrid">
        <div>
          <PlacesDrawing reading={reading} points={shown} height="middle" />
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
