import { isSame, type Json } from "#admin/autosave/json.ts";
import type { SheetQuestion } from "#contract/factsheets.ts";

/** For `memo`: questions are created again at every change of the sheet, and mostly are the same; the rest has to be identical. */
export const isSameQuestion = <P extends { question: SheetQuestion }>(before: P, after: P): boolean =>
  (Object.keys(after) as (keyof P)[]).every((name) =>
    name === "question" ? isSame(before.question as Json, after.question as Json) : before[name] === after[name],
  );
