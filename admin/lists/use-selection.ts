import { useState } from "react";

/** The chosen rows of a list. They stay chosen from page to page, and not beyond the filters they were chosen under. */
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
