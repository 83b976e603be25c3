import { sameName } from "../fields/read-cell.ts";
import type { Made } from "../import-plan.ts";

/**
 * Labels have an order of their own, and a record's labels come in it: new ones keep the order of the file, each after
 * those the file has before it. Files of others may contradict themselves: then whichever was named first.
 */
export function inFileOrder(labels: readonly Made[], predecessors: ReadonlyMap<string, ReadonlySet<string>>): Made[] {
  const byKey = new Map(labels.map((label) => [sameName(label.name), label]));
  const [seen, ordered] = [new Set<string>(), new Set<Made>()];
  for (const first of byKey.keys()) {
    // By hand instead of by recursion: a chain may be as long as the file.
    const path = [first];
    for (let key = path.at(-1); key !== undefined; key = path.at(-1)) {
      seen.add(key);
      const next = [...(predecessors.get(key) ?? [])].find((other) => byKey.has(other) && !seen.has(other));
      if (next !== undefined) {
        path.push(next);
        continue;
      }
      const label = byKey.get(key);
      if (label) ordered.add(label);
      path.pop();
    }
  }
  return [...ordered];
}
