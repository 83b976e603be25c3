import { sameName } from "../fields/read-cell.ts";
import type { Made } from "../import-plan.ts";

/**
 * A record shows its labels in their global order. New labels follow the order in the file: each comes after those that
 * precede it in any row. If rows contradict each other, the first one wins.
 */
export function inFileOrder(labels: readonly Made[], predecessors: ReadonlyMap<string, ReadonlySet<string>>): Made[] {
  const byKey = new Map(labels.map((label) => [sameName(label.name), label]));
  const [seen, ordered] = [new Set<string>(), new Set<Made>()];
  for (const first of byKey.keys()) {
    // Iterative, because a chain may be as long as the file.
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
