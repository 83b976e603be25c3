import type { PageCard, PageSnapshot } from "#contract/publications.ts";
import { digestOf } from "./compose-snapshot.ts";
import { narrowPlaces, type Precisions } from "./narrow-places.ts";
import { narrowAnswers } from "./present-visibility.ts";
import { inLocales, trimSnapshot } from "./trim-snapshot.ts";

type Kept = { readonly snapshot: PageSnapshot; readonly card: PageCard | null };

/** By the settings of the places and of the page's map. */
const precisionsOf = ({ places }: PageSnapshot): Precisions =>
  new Map(places.map(({ id, precision }) => [id, precision]));

/** A card repeats what its page says. */
const narrowCard = (card: PageCard, { content, locales, places }: PageSnapshot): PageCard => ({
  ...card,
  title: content.headline,
  subtitle: content.subtitle,
  accountable: card.accountable && { ...card.accountable, name: inLocales(card.accountable.name, locales) },
  places: places.map(({ name, lat, lng }) => ({ name, lat, lng })),
});

/**
 * What a schedule kept, as far as it may be shown today: a place that was hidden or made less precise meanwhile, a
 * language that the site gave up and an answer that was withheld are not published by it. `present` is the page as
 * publishing it now would show it.
 */
export function narrowKept({ snapshot, card }: Kept, present: PageSnapshot): Kept & { readonly digest: string } {
  const { locales, default_locale } = present;
  const trimmed = trimSnapshot({ ...snapshot, locales, default_locale });
  const places = [...narrowPlaces(trimmed.places, precisionsOf(present), "hidden")];
  const shown = new Set([...places, ...trimmed.labels].map(({ id }) => id));
  const narrowed: PageSnapshot = {
    ...trimmed,
    places,
    answers: trimmed.answers && narrowAnswers(trimmed.answers, present.answers ?? {}),
    content: {
      ...trimmed.content,
      places: Object.fromEntries(Object.entries(trimmed.content.places).filter(([id]) => shown.has(id))),
    },
  };
  return { snapshot: narrowed, card: card && narrowCard(card, narrowed), digest: digestOf(narrowed) };
}

/** How many of its places a schedule will hide, or show less precisely than when it was made. */
export function countNarrowed({ places }: PageSnapshot, present: PageSnapshot): number {
  const narrowed = narrowPlaces(places, precisionsOf(present), "hidden");
  const byId = new Map(narrowed.map((place) => [place.id, place.precision]));
  return places.filter(({ id, precision }) => byId.get(id) !== precision).length;
}
