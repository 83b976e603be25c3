import { useState } from "react";

/** Selected rows of a list. Kept across pages, but cleared when the filters (`scope`) change. */
export function useSelection(scope: string) {
  const [chosen, setChosen] = useState<{ scope: string; ids: ReadonlySet<string> }>({ scope, ids: new Set() });
  const ids: ReadonlySet<string> = chosen.scope === scope ? chosen.ids : new Set();
  const set = (next: Iterable<string>) => setChosen({ scope, ids: new Set(next) });

  return {
    ids,
    size: ids.size,
    has: (id: string) => ids.has(id),
    choose: (some: readonly string[], isChosen: boolean) =>
      set(isChosen ? [...ids, ...some] : [...ids].filter((id) => !some.includes(id))),
    set,
    clear: () => set([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
