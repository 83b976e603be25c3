import type { Translation } from "#contract/translations.ts";
import type { PageText } from "./read-texts.ts";

export type Remembered = { readonly source: string; readonly target: string };

/** Maximum length of a term. Longer texts are sentences, which do not occur in other texts. */
export const LONGEST_TERM = 40;
const MOST = 3;

/** Languages without spaces between words, where a term may start anywhere. */
const WITHOUT_SPACES = new Set(["bo", "dz", "ja", "km", "lo", "my", "th", "zh"]);
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);

/** Whether a text contains a term as whole words. Expects both in lower case. */
function contains(text: string, term: string, isSpaced: boolean) {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const isPart = isLetter(text[at - 1]) || isLetter(text[at + term.length]);
    if (!isSpaced || !isPart) return true;
  }
  return false;
}

/** Longest first; skips terms that are part of a longer match. */
function termsIn(source: string, terms: readonly Remembered[], isSpaced: boolean) {
  const text = source.toLowerCase();
  const found: Remembered[] = [];
  for (const term of terms) {
    if (found.length === MOST) break;
    const words = term.source.toLowerCase();
    if (words === text || !contains(text, words, isSpaced)) continue;
    if (!found.some((one) => one.source.toLowerCase().includes(words))) found.push(term);
  }
  return found;
}

function bySource(memory: readonly Remembered[]) {
  const targets = new Map<string, string[]>();
  for (const { source, target } of memory) targets.set(source.trim(), [...(targets.get(source.trim()) ?? []), target]);
  return targets;
}

type KnownText = PageText & Pick<Translation, "source_changed">;

/** Adds earlier translations of the same text, and of terms that occur in it. */
export function withMemory(texts: readonly KnownText[], memory: readonly Remembered[], locale: string): Translation[] {
  const same = bySource(memory);
  const terms = memory
    .filter(({ source }) => source.length <= LONGEST_TERM)
    .toSorted((one, other) => other.source.length - one.source.length);
  const isSpaced = !WITHOUT_SPACES.has(locale.split("-")[0] ?? "");
  return texts.map((text) => ({
    ...text,
    used_before: (same.get(text.source.trim()) ?? []).filter((target) => target !== text.target).slice(0, MOST),
    terms: text.state === "done" ? [] : termsIn(text.source, terms, isSpaced),
  }));
}
