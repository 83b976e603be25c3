import { IDENTIFIABLE_COLORS } from "./colors.ts";
import type { Identifiability } from "./model.ts";
import type { ResolvedPlacement } from "./resolved.ts";
import type { ReadText } from "./text.ts";

type Words = Readonly<Record<Identifiability, string>>;
export type MeaningChip = { readonly said: ReadText | string; readonly color: string | null };

/** A placement's colours in words. `always`: also say that nobody can be identified, where people would wonder. */
export function meaningOf(
  { context, identifiability }: ResolvedPlacement,
  words: Words,
  always = false,
): MeaningChip[] {
  // this context is about personal data itself, and more precise
  const saysItself = context?.context_id === "pii";
  const isTold = !saysItself && (identifiability !== "none" || (always && !context));
  const color = identifiability === "none" ? null : IDENTIFIABLE_COLORS[identifiability];
  return [
    ...(context ? [{ said: context.name, color: context.color }] : []),
    ...(isTold ? [{ said: words[identifiability], color }] : []),
  ];
}
