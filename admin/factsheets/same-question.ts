import { isSame, type Json } from "#admin/autosave/json.ts";
import type { SheetQuestion } from "#contract/factsheets.ts";

/** Comparison for `memo`: questions are recreated on every change but mostly equal; other props are compared by identity. */
export const isSameQuestion = <P extends { question: SheetQuestion }>(before: P, after: P): boolean =>
  (Object.keys(after) as (keyof P)[]).every((name) =>
    name === "question" ? isSame(before.question as Json, after.question as Json) : before[name] === after[name],
  );
