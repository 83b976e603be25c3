import type { Answers } from "#contract/factsheets.ts";
import type { PageCard, PageSnapshot } from "#contract/publications.ts";
import { digestOf } from "./compose-snapshot.ts";
import { narrowPlaces, readPrecisions } from "./narrow-places.ts";
import type { PublicReading } from "./read-public.ts";
import { trimToSite } from "./trim-snapshot.ts";

type Kept = { readonly snapshot: PageSnapshot; readonly card: PageCard | null };

/** Answers hidden or withheld since scheduling stay so. */
const narrowAnswers = (kept: Answers, present: Answers): Answers =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([id, answer]) => {
      const now = present[id];
      if (!now) return [];
      return [[id, now.state === "answered" ? answer : now]];
    }),
  );

/**
 * Limits a scheduled snapshot to what may be shown today: excludes hidden places, dropped languages and withheld answers,
 * and shows places no more precisely than now.
 */
export async function narrowKept(
  reading: PublicReading,
  { snapshot, card }: Kept,
  present: PageSnapshot,
): Promise<Kept & { readonly digest: string }> {
  const precisions = await readPrecisions(reading, snapshot.page_id);
  const trimmed = trimToSite(snapshot, present.locales);
  const places = [...narrowPlaces(snapshot.places, precisions, "hidden")];
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
  return {
    snapshot: narrowed,
    card: card && { ...card, places: places.map(({ name, lat, lng }) => ({ name, lat, lng })) },
    digest: digestOf(narrowed),
  };
}

/** How many places a schedule will hide, or show less precisely than when it was created. */
export async function countNarrowed(reading: PublicReading, { page_id, places }: PageSnapshot): Promise<number> {
  if (!places.length) return 0;
  const narrowed = narrowPlaces(places, await readPrecisions(reading, page_id), "hidden");
  const byId = new Map(narrowed.map((place) => [place.id, place.precision]));
  return places.filter(({ id, precision }) => byId.get(id) !== precision).length;
}
