import type { PageCard } from "./content.ts";
import { isKnown, metresFrom } from "./project-points.ts";

/** Metres from a stop to the next, by page id. Stops without a position have no legs. */
export type Legs = ReadonlyMap<string, number>;
export const NO_LEGS: Legs = new Map();

const positionOf = ({ places: [first] }: PageCard) => {
  const at = { lat: first?.lat ?? null, lng: first?.lng ?? null };
  return isKnown(at) ? at : undefined;
};

export function legsOf(stops: readonly PageCard[]): Legs {
  const legs = stops.flatMap((stop, index): [string, number][] => {
    const next = stops[index + 1];
    const [from, to] = [positionOf(stop), next && positionOf(next)];
    if (!from || !to) return [];
    const { east, north } = metresFrom(from)(to);
    return [[stop.page_id, Math.hypot(east, north)]];
  });
  return new Map(legs);
}

export const lengthOf = (legs: Legs) => [...legs.values()].reduce((sum, metres) => sum + metres, 0);
