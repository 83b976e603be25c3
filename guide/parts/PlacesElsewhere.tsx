import { languageOf } from "../language-of.ts";
import { scriptText } from "../machine-readable/script-text.ts";
import { anchorOf, kindOf, type MapPlace } from "../map-places.ts";
import { pathOf } from "../paths.ts";
import type { ElsewherePlace } from "../places-elsewhere.ts";
import type { Reading } from "../reading.ts";
import { PlaceLine } from "./PlaceLine.tsx";

type Props = {
  readonly reading: Reading;
  /** What the list has on its other pages. */
  readonly places: readonly MapPlace[];
};

function tell({ read, around }: Reading, place: MapPlace): ElsewherePlace[] {
  const at = anchorOf(place);
  if (!at) return [];
  const [title, name] = [read(place.card.title), read(place.name)];
  return [
    {
      ...at,
      kind: kindOf(place),
      href: around.pageUrl(pathOf(place.card)),
      title: title ? { text: title.text, ...languageOf(title) } : { text: place.card.slug },
      name: name ? { text: name.text, ...languageOf(name) } : { text: place.address ?? "" },
    },
  ];
}

/** For whoever looks for what is near them: all places that the list does not show, and a line of each kind to write them like. */
export function PlacesElsewhere({ reading, places }: Props) {
  if (reading.around.island?.name !== "near" || places.length === 0) return null;
  const kinds = new Map(places.map((place) => [kindOf(place), place]));
  const told = places.flatMap((place) => tell(reading, place));
  return (
    <>
      <script type="application/json" data-near-elsewhere="" dangerouslySetInnerHTML={{ __html: scriptText(told) }} />
      {[...kinds].map(([kind, place]) => (
        <template key={kind} data-near-like={kind}>
          <PlaceLine reading={reading} place={{ ...place, number: "", metres: null }} />
        </template>
      ))}
    </>
  );
}
