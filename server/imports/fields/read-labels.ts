import { LabelInput } from "#contract/labels.ts";
import { type Read, type ReadOptions, sameName, splitList } from "./read-cell.ts";

const MAX_LABELS = 50;

/** A label's own name may hold the sign that divides them: a cell that is a name as a whole is one. */
export function labelsOf(cell: string, isKnown: (name: string) => boolean, options: ReadOptions): Read<string[]> {
  const whole = cell.trim();
  const names = isKnown(whole) ? [whole] : splitList(cell, options);
  const unique = [...new Map(names.map((name) => [sameName(name), name.trim()])).values()];
  if (unique.length > MAX_LABELS) return { problem: "too_many_values" };
  const areFine = unique.every((name) => LabelInput.shape.name.safeParse(name).success);
  return areFine ? { value: unique } : { problem: "text_too_long" };
}
