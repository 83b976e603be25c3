import { mostSevere } from "./identifiability.ts";
import type { ReaderWords } from "./reader-words.ts";
import type { ResolvedCategory, ResolvedChain, ResolvedPlacement } from "./resolved.ts";
import { categoryWithRole, hasRole } from "./roles.ts";

export type SentenceWords = ReaderWords["sentences"];
export type Sentence = { readonly category_ids: readonly string[]; readonly sentence: string };

/** Spanish: "e" before "información", but "y" before "hielo". */
const SOUNDS_LIKE_I = /^h?[ií](?!e)/i;

/** Not Intl.ListFormat, because some browsers lack Khmer. */
export function joinList(items: readonly string[], words: Pick<SentenceWords, "and" | "and_before_i" | "comma">) {
  const { and, and_before_i = and, comma } = words;
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const joint = SOUNDS_LIKE_I.test(last) ? and_before_i : and;
  // "planning and decisions, and getting around"
  const isMixed = items.some((item) => item.includes(and) || item.includes(and_before_i));
  return `${items.slice(0, -1).join(comma)}${isMixed ? comma.trimEnd() : ""}${joint}${last}`;
}

const fillIn = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? values[key] : whole) ?? whole);

const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

/** Contexts whose descriptions are sentences: "The system suggests, and a person decides every time." */
const TOLD_CONTEXTS: readonly string[] = ["relationship", "autonomy", "pii"];

/** A context shared by all placements is stated once, after the sentence. */
function sharedContext(placements: readonly ResolvedPlacement[]) {
  const [first] = placements;
  const { context } = first ?? {};
  const isShared =
    context &&
    TOLD_CONTEXTS.includes(context.context_id) &&
    placements.every((one) => one.phrase && one.context?.value_id === context.value_id);
  const said = isShared ? context.description?.text : undefined;
  return said && /[.។]$/.test(said) ? said : undefined;
}

/** "City of Seaview (operator)"; without a phrase, the title: "Data is kept (30 days)". */
function itemOf({ title, phrase, detail, context }: ResolvedPlacement, { comma }: SentenceWords) {
  const remarks = [
    ...(phrase ? [] : [detail?.text]),
    context && (phrase ? lowerFirst(context.name.text) : context.name.text),
  ].filter(Boolean);
  const item = (phrase ?? title).text;
  return remarks.length > 0 ? `${item} (${remarks.join(comma)})` : item;
}

/** One sentence: the placements that share its frame. */
type Clause = { readonly frame: string; readonly list: string; readonly isPhrased: boolean };

function clausesOf({ name, sentence, ...category }: ResolvedCategory, words: SentenceWords): Clause[] {
  const isShared = sharedContext(category.placements) !== undefined;
  const placements = category.placements.map((placement) => (isShared ? { ...placement, context: null } : placement));
  const main = sentence?.text.includes("{list}") ? sentence.text : "{name}: {list}";
  const frameOf = (placement: ResolvedPlacement) => placement.sentence?.text ?? main;
  const frames = [...new Set(placements.map(frameOf))].toSorted((a, b) => Number(b === main) - Number(a === main));
  return frames.map((frame) => {
    const group = placements.filter((placement) => frameOf(placement) === frame);
    return {
      frame: fillIn(frame, { name: name.text }),
      list: joinList([...new Set(group.map((placement) => itemOf(placement, words)))], words),
      isPhrased: frame === main && group.every(({ phrase }) => phrase !== undefined),
    };
  });
}

const say = ({ frame, list }: Clause) => fillIn(frame, { list });

/** Phrases like "photos that can identify people" already say it. */
const saysItself = ({ phrase, identifiability, element_id }: ResolvedPlacement) =>
  phrase !== undefined && identifiability === "identifiable" && element_id.startsWith("identifiable_");

/** `told`: explanations already given, not to be repeated. */
function sentenceOf(category: ResolvedCategory, isDevice: boolean, words: SentenceWords, told: Set<string>) {
  const { name, placements, isUndisclosed, reason } = category;
  if (placements.length === 0)
    return fillIn(isUndisclosed ? words.undisclosed : words.missing, {
      category: name.text,
      reason: reason?.text ?? "",
    }).trim();
  const shared = sharedContext(placements);
  const isNew = shared !== undefined && !told.has(shared);
  if (shared) told.add(shared);
  const said = [...clausesOf(category, words).map(say), ...(isNew ? [shared] : [])].join(" ");
  if (!isDevice || !hasRole(category, "technology") || placements.some(saysItself)) return said;
  const identifiability = mostSevere(placements.map((placement) => placement.identifiability));
  return `${said} ${words.identifiability[identifiability]}`;
}

/** "The data is kept for 30 days in this country.": combines retention and storage where both are phrased. */
function keptSentence(chain: ResolvedChain, words: SentenceWords): Sentence | undefined {
  const [retention, storage] = [categoryWithRole(chain, "retention"), categoryWithRole(chain, "storage")];
  if (!retention || !storage) return undefined;
  const [time, ...otherTimes] = clausesOf(retention, words);
  const [place, ...otherPlaces] = clausesOf(storage, words);
  if (!time?.isPhrased || !place?.isPhrased || otherTimes.length > 0) return undefined;
  const kept = fillIn(words.kept, { time: time.list, place: place.list });
  return { category_ids: [retention.id, storage.id], sentence: [kept, ...otherPlaces.map(say)].join(" ") };
}

/** The whole chain to be read aloud: one sentence per category, including empty and withheld ones. */
export function sentencesOf(chain: ResolvedChain, words: SentenceWords): Sentence[] {
  const kept = keptSentence(chain, words);
  const told = new Set<string>();
  return chain.categories.flatMap((category): Sentence[] => {
    if (kept?.category_ids.includes(category.id)) return category.id === kept.category_ids[0] ? [kept] : [];
    return [{ category_ids: [category.id], sentence: sentenceOf(category, chain.kind === "device", words, told) }];
  });
}
