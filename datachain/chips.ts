import { IDENTIFIABLE_COLORS } from "./colors.ts";
import type { Identifiability } from "./model.ts";
import type { ResolvedPlacement } from "./resolved.ts";
import type { ReadText } from "./text.ts";

type Words = Readonly<Record<Identifiability, string>>;
export type MeaningChip = { readonly said: ReadText | string; readonly color: string | null };

/** What a placement's colour means, in words. `always`: also say that nobody can be told, where people will wonder. */
export function meaningOf(
  { context, identifiability }: ResolvedPlacement,
  words: Words,
  always = false,
): MeaningChip[] {
  // this context is itself about what can be told of people, and says it more exactly
  const saysItself = context?.context_id === "pii";
  const isTold = !saysItself && (identifiability !== "none" || (always && !context));
  const color = identifiability === "none" ? null : IDENTIFIABLE_COLORS[identifiability];
  return [
    ...(context ? [{ said: context.name, color: context.color }] : []),
    ...(isTold ? [{ said: words[identifiability], color }] : []),
  ];
}
