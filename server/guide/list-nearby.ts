import type { PageSnapshot } from "#contract/publications.ts";
import { anchorOf } from "#guide/map-places.ts";
import type { NearbyPage } from "#guide/page-props.ts";
import { metresFrom } from "#guide/project-points.ts";
import { readPublicCards } from "#server/pages/publishing/read-public.ts";
import { readPoints } from "./read-places.ts";
import type { Visit } from "./visit-site.ts";

const MOST_NEARBY = 3;
/** Walking distance. */
const FARTHEST_METRES = 2000;

/** The nearest other pages, each by its nearest place. Positions are as precise as the pages show them. */
export async function listNearby(visit: Visit, { page_id, content, places }: PageSnapshot): Promise<NearbyPage[]> {
  const at = places.map(anchorOf).find((anchor) => anchor !== undefined);
  if (!at || !content.show_map || !visit.frame.site.features.map) return [];
  const metresOf = metresFrom(at);
  const nearest = new Map<string, number>();
  for (const point of (await readPoints(visit)).points) {
    const { east, north } = metresOf(point);
    const metres = Math.hypot(east, north);
    if (point.page_id === page_id || metres > FARTHEST_METRES) continue;
    nearest.set(point.page_id, Math.min(metres, nearest.get(point.page_id) ?? Infinity));
  }
  const chosen = [...nearest].toSorted(([, one], [, other]) => one - other).slice(0, MOST_NEARBY);
  const cards = await readPublicCards(
    visit.public,
    chosen.map(([id]) => id),
  );
  return cards.map((card) => ({ card, metres: nearest.get(card.page_id) ?? 0 }));
}
