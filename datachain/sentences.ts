import { mostSevere } from "./identifiability.ts";
import type { ResolvedCategory, ResolvedChain, ResolvedPlacement } from "./resolved.ts";
import { hasRole } from "./roles.ts";
import type { ReaderWords } from "./reader-words.ts";

export type SentenceWords = ReaderWords["sentences"];
export type Sentence = { readonly category_id: string; readonly sentence: string };

/** By hand, because not every browser knows how Khmer lists things. */
export function joinList(items: readonly string[], { and, comma }: Pick<SentenceWords, "and" | "comma">) {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(comma)}${and}${last}`;
}

const fillIn = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? values[key] : whole) ?? whole);

/** "City of Seaview (operator)", "Data is kept (30 days)". */
function itemOf({ title, detail, context }: ResolvedPlacement, { comma }: SentenceWords) {
  const remarks = [detail, context?.name].flatMap((text) => text?.text ?? []);
  return remarks.length > 0 ? `${title.text} (${remarks.join(comma)})` : title.text;
}

function sentenceOf(category: ResolvedCategory, isDevice: boolean, words: SentenceWords) {
  const { name, placements, isUndisclosed, reason, sentence } = category;
  if (placements.length === 0)
    return fillIn(isUndisclosed ? words.undisclosed : words.missing, {
      category: name.text,
      reason: reason?.text ?? "",
    }).trim();
  const list = joinList([...new Set(placements.map((placement) => itemOf(placement, words)))], words);
  const said = fillIn(sentence?.text.includes("{list}") ? sentence.text : "{name}: {list}", { name: name.text, list });
  if (!isDevice || !hasRole(category, "technology")) return said;
  const identifiability = mostSevere(placements.map((placement) => placement.identifiability));
  return `${said} ${words.identifiability[identifiability]}`;
}

/** The whole chain as it is read aloud: one sentence a category, also for what is not told. */
export const sentencesOf = (chain: ResolvedChain, words: SentenceWords): Sentence[] =>
  chain.categories.map((category) => ({
    category_id: category.id,
    sentence: sentenceOf(category, chain.kind === "device", words),
  }));
