import type { Named } from "#contract/names.ts";
import { PHASE_WORDS } from "../fields/choice-words.ts";
import { plainWord } from "#contract/plain-word.ts";
import { isNobody, isNothing, isSentence, nameTokens } from "../fields/organization-name.ts";
import type { ChoiceField } from "./choice-fields.ts";
import { GUESS_WORDS } from "./guess-words.ts";

/** A guess (`to`), a name to create, or no idea. */
export type Suggestion = { readonly to: string | null; readonly origin: "suggested" | "new" | "open" };

const OPEN: Suggestion = { to: null, origin: "open" };
const suggested = (to: string | null): Suggestion => ({ to, origin: "suggested" });

/** "a) Yes" of a form is "Yes". */
const withoutBullet = (word: string) => word.replace(/^\s{0,5}(?:[a-zA-Z]|\d{1,2})[).]\s/, "");

type Phrase = { readonly plain: string; readonly option: string };
const phrasesOf = (words: Readonly<Record<string, string | undefined>>): Phrase[] =>
  Object.entries(words).flatMap(([option, list = ""]) =>
    [option, ...list.split(",")].map((word) => ({ plain: plainWord(word), option })).filter(({ plain }) => plain),
  );

/** One letter or digit says too little inside a longer text. */
const MIN_PART = 3;
const NEGATIONS = new Set("not,no,non,niet,nicht,kein,geen,nooit,never,sin,pas,ne,não,nao,hindi,without,មិន".split(","));

/** The option of the first known phrase in a text, the longest if several begin there. A negation makes it unsure. */
function phraseIn(text: string, phrases: readonly Phrase[]): string | undefined {
  const exact = phrases.find(({ plain }) => plain === text);
  if (exact) return exact.option;
  if (text.split(" ").some((token) => NEGATIONS.has(token))) return undefined;
  let [found, at]: [Phrase | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const phrase of phrases) {
    if (phrase.plain.length < MIN_PART) continue;
    const index = ` ${text} `.indexOf(` ${phrase.plain} `);
    if (index < 0 || index > at || (index === at && found && found.plain.length >= phrase.plain.length)) continue;
    [found, at] = [phrase, index];
  }
  return found?.option;
}

const cache = new Map<string, readonly Phrase[]>();
function phrasesFor(field: string, words: Readonly<Record<string, string | undefined>>, options: readonly string[]) {
  const known = cache.get(field);
  if (known) return known;
  const own = Object.fromEntries(options.map((option) => [option, words[option] ?? ""]));
  const phrases = [...phrasesOf(own), ...phrasesOf(GUESS_WORDS[field] ?? {})];
  cache.set(field, phrases);
  return phrases;
}

/** Only the beginning decides: "Yes, since 2023". */
function yesOrNo(text: string, { read }: ChoiceField): string | undefined {
  const result = read(text.split(" ", 1)[0] ?? "", { date_order: "iso", is_own: false });
  return "value" in result ? (result.value === true ? "yes" : "no") : undefined;
}

function suggestOption(field: string, choice: ChoiceField, word: string): Suggestion {
  const text = plainWord(withoutBullet(word));
  const isYesNo = choice.options.length === 2 && choice.options[0] === "yes";
  const option = isYesNo ? yesOrNo(text, choice) : phraseIn(text, phrasesFor(field, choice.words, choice.options));
  if (option !== undefined && choice.options.includes(option)) return suggested(option);
  return isNothing(word) ? suggested(null) : OPEN;
}

const initials = (tokens: readonly string[]) => tokens.map((token) => token[0]).join("");

function suggestOrganization(word: string, organizations: readonly Named[]): Suggestion {
  const names = organizations.map(({ name }) => name);
  const tokens = nameTokens(word);
  if (isNobody(word)) return suggested(null);
  const plain = tokens.join(" ");
  const same = names.find((name) => nameTokens(name).join(" ") === plain);
  if (same !== undefined) return suggested(same);
  const isShort = tokens.length === 1 && plain.length >= 2 && plain.length <= 6;
  const long = isShort ? names.filter((name) => initials(nameTokens(name)) === plain) : [];
  if (long.length === 1 && long[0] !== undefined) return suggested(long[0]);
  return isSentence(word) ? OPEN : { to: word.trim(), origin: "new" };
}

type KnownStatus = Named & { readonly phase: string };
/** Codes such as "A", "12" or "u/c" would be meaningless names. */
const MIN_STATUS = 4;

function suggestStatus(word: string, statuses: readonly KnownStatus[]): Suggestion {
  const phase = phraseIn(plainWord(withoutBullet(word)), phrasesFor("status", PHASE_WORDS, Object.keys(PHASE_WORDS)));
  const status = statuses.find((one) => one.phase === phase);
  if (status) return suggested(status.name);
  if (isNothing(word)) return suggested(null);
  const isName = plainWord(word).length >= MIN_STATUS && word.length <= 60 && !isSentence(word);
  return isName ? { to: word.trim(), origin: "new" } : OPEN;
}

function suggestLabel(word: string, labels: readonly Named[]): Suggestion {
  const plain = plainWord(word);
  const same = labels.find(({ name, names = {} }) =>
    [name, ...Object.values(names)].some((one) => plainWord(one) === plain),
  );
  if (same) return suggested(same.name);
  if (isNothing(word)) return suggested(null);
  return word.length <= 80 ? { to: word.trim(), origin: "new" } : OPEN;
}

export type Targets = {
  readonly statuses: readonly KnownStatus[];
  readonly organizations: readonly Named[];
  readonly labels: readonly Named[];
};

/** A first guess for a word that we do not know. */
export function suggestWord(field: string, choice: ChoiceField, word: string, targets: Targets): Suggestion {
  if (choice.noun === "status") return suggestStatus(word, targets.statuses);
  if (choice.noun === "organization") return suggestOrganization(word, targets.organizations);
  if (choice.noun === "label") return suggestLabel(word, targets.labels);
  return suggestOption(field, choice, word);
}
