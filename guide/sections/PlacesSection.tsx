import type { PageSnapshot, PublicPlace } from "../content.ts";
import type { Reading } from "../reading.ts";
import { Numbered } from "../parts/Numbered.tsx";
import { PlacesDrawing } from "../parts/PlacesDrawing.tsx";
import { Said } from "../parts/Said.tsx";
import type { Section } from "./section.ts";

type PlaceProps = {
  readonly reading: Reading;
  readonly place: PublicPlace;
  readonly number: string;
  readonly identifiability: NonNullable<PageSnapshot["chain"]>["identifiability"];
};

function Place({ reading, place, number, identifiability }: PlaceProps) {
  const { words, read } = reading;
  const name = read(place.name);
  const precise = { exact: null, street: words.by_street, area: words.by_area, hidden: null }[place.precision];
  return (
    <li className="g-place" data-place={place.id}>
      <Numbered number={number} identifiability={identifiability} size={44} />
      <div>
        {name && (
          <b>
            <Said text={name} />
          </b>
        )}
        {place.address && <span className={name ? "g-small" : "g-place-name"}>{place.address}</span>}
        {precise && <span className="g-small g-muted">{precise}</span>}
        {place.short_code && (
          <span className="g-small">
            {words.code_on_sign} <b dir="ltr">{place.short_code}</b>
          </span>
        )}
        {place.precision === "exact" && place.lat !== null && place.lng !== null && (
          <a href={`geo:${place.lat},${place.lng}`}>{words.open_map}</a>
        )}
      </div>
    </li>
  );
}

/** The places: a drawing, and a list with the same content. */
export function placesSection(reading: Reading, snapshot: PageSnapshot): Section | null {
  const places = snapshot.places.filter(({ precision }) => precision !== "hidden");
  if (!snapshot.content.show_map || !reading.site.features.map || places.length === 0) return null;
  const identifiability = snapshot.chain?.identifiability ?? null;
  const points = places.map(({ id, ...place }, index) => ({
    ...place,
    id,
    number: reading.formats.number(index + 1),
    identifiability,
  }));
  return {
    id: "where",
    title: reading.words.where,
    content: (
      <>
        <PlacesDrawing reading={reading} points={points} />
        <ol className="g-places">
          {points.map((point, index) => (
            <Place
              key={point.id}
              reading={reading}
              place={places[index] ?? point}
              number={point.number}
              identifiability={identifiability}
            />
          ))}
        </ol>
      </>
    ),
  };
}
