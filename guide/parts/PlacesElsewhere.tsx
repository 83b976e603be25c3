import { languageOf } from "../language-of.ts";
import { scriptText } from "../machine-readable/script-text.ts";
import { anchorOf, kindOf, type MapPlace } from "../map-places.ts";
import { pathOf } from "../paths.ts";
import type { ElsewherePlace } from "../places-elsewhere.ts";
import type { Reading } from "../reading.ts";
import { PlaceLine } from "./PlaceLine.tsx";

/** Places on the list's other pages, as data for the "near me" script. */
export type Elsewhere = {
  readonly places: readonly ElsewherePlace[];
  /** One sample per kind, for row templates. */
  readonly likes: readonly MapPlace[];
};

export function elsewherePlaces({ read, around }: Reading, place: MapPlace): ElsewherePlace[] {
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

type Props = { readonly reading: Reading; readonly elsewhere: Elsewhere };

/** Data for "near me": all places not listed on this page, and a template row per kind. */
export const PlacesElsewhere = ({ reading, elsewhere: { places, likes } }: Props) => (
  <>
    <script type="application/json" data-near-elsewhere="" dangerouslySetInnerHTML={{ __html: scriptText(places) }} />
    {likes.map((place) => (
      <template key={place.id} data-near-like={kindOf(place)}>
        <PlaceLine reading={reading} place={place} number="" metres={null} />
      </template>
    ))}
  </>
);
