import { useState } from "react";
import type { ClashSaver, Decision } from "#admin/autosave/autosaver.ts";
import type { Clash } from "#admin/autosave/merge.ts";
import { useSnapshot } from "#admin/autosave/use-autosave.ts";

export const clashKey = ({ path }: Clash) => path.join("/");

/** Decisions so far. They are written together, when all are made. */
export function useDecisions(saver: ClashSaver) {
  const clashes = useSnapshot(saver, (now) => now.clashes);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const open = clashes.filter((clash) => !decisions.has(clashKey(clash)));
  return {
    clashes,
    open,
    of: (clash: Clash) => decisions.get(clashKey(clash)),
    decide: (clash: Clash, decision: Decision) => setDecisions((now) => new Map(now).set(clashKey(clash), decision)),
    decideAll: (side: "mine" | "theirs") => setDecisions(new Map(clashes.map((clash) => [clashKey(clash), side]))),
    save: () => {
      for (const clash of clashes) {
        const decision = decisions.get(clashKey(clash));
        if (decision !== undefined) saver.settle(clash.path, decision);
      }
      saver.flush();
    },
  };
}
