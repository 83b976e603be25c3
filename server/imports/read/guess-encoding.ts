import { decoderFor } from "./decode-bytes.ts";
import { type Habit, HABITS, SCRIPTS, SINGLE_BYTE, type SingleByte } from "./letter-habits.ts";

/** Bytes around a letter that is not ASCII, which say how likely it is there. */
const AROUND = 12;
const MAX_SAMPLE = 24_000;

/** The parts of a file with letters beyond ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let [length, end] = [0, 0];
  for (let at = 0; at < bytes.length && length < MAX_SAMPLE; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    const from = Math.max(end, at - AROUND);
    end = Math.min(bytes.length, at + AROUND);
    const part = bytes.subarray(from, end);
    parts.push(part);
    length += part.length;
    at = end - 1;
  }
  return Buffer.concat(parts);
}

const VOWELS = new Set("aeiouyAEIOUY");
/** Signs that stand beside letters, and signs that stand alone. */
const [BESIDE, ALONE] = [new Set("“”„‘’‚«»‹›–—…º²³ª°·¿¡\u00A0"), new Set("•€£©®™½¼¾§×±´¨№")];
const LOW = /[a-z]/i;

/** What each kind of letter says; only differences between encodings matter. */
const WORTH = { alternates: 1.2, clashes: -2, of_script: -1.5, script_run: 1, mixed: -4, raised: -3 } as const;
const WORTH_OF_SIGNS = { harmless: -1, unknown_letter: -6, other: -6, impossible: -20 } as const;

type Kind = "vowel" | "consonant" | undefined;

function kindOf(letter: string, habit: Habit): Kind {
  const small = letter.toLowerCase();
  if (VOWELS.has(small) || habit.vowels.includes(small)) return "vowel";
  return LOW.test(letter) || habit.consonants.includes(small) ? "consonant" : undefined;
}

/** In words, vowels stand beside consonants. */
function contextOf(text: string, at: number, kind: Kind, habit: Habit): number {
  const beside = [text[at - 1], text[at + 1]].map((one) => (one ? kindOf(one, habit) : undefined));
  if (beside.every((one) => one === undefined || one !== kind)) return WORTH.alternates;
  return beside.every((one) => one === kind) ? WORTH.clashes : 0;
}

const isRaised = (letter: string, before: string | undefined) =>
  before !== undefined && letter !== letter.toLowerCase() && before !== before.toUpperCase();

function letterWorth(text: string, at: number, habit: Habit): number {
  const letter = text[at] ?? "";
  const small = letter.toLowerCase();
  const place = [habit.vowels.indexOf(small), habit.consonants.indexOf(small)].find((one) => one >= 0);
  if (place === undefined) return WORTH_OF_SIGNS.unknown_letter;
  const kind = habit.vowels.includes(small) ? "vowel" : "consonant";
  const raised = isRaised(letter, text[at - 1]) ? WORTH.raised : 0;
  return -1.2 - place * 0.25 + contextOf(text, at, kind, habit) + raised;
}

function signWorth(text: string, at: number): number {
  const sign = text[at] ?? "";
  const isInWord = [text[at - 1], text[at + 1]].some((one) => one && LOW.test(one));
  if (BESIDE.has(sign) || (ALONE.has(sign) && !isInWord)) return WORTH_OF_SIGNS.harmless;
  return /[\p{Cc}\uFFFD]/u.test(sign) ? WORTH_OF_SIGNS.impossible : WORTH_OF_SIGNS.other;
}

/** Sums what every letter beyond ASCII says. */
function sumOf(text: string, worth: (letter: string, at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (letter.charCodeAt(0) >= 0x80) sum += /\p{L}/u.test(letter) ? worth(letter, at) : signWorth(text, at);
  }
  return sum;
}

function scoreOf(text: string, encoding: SingleByte): number {
  const script = SCRIPTS.find((one) => one.encoding === encoding)?.letters;
  if (script) {
    const run = (one: string | undefined) =>
      one && script.test(one) ? WORTH.script_run : one && LOW.test(one) ? WORTH.mixed : 0;
    return sumOf(text, (letter, at) => {
      if (!script.test(letter)) return WORTH_OF_SIGNS.unknown_letter;
      const raised = isRaised(letter, text[at - 1]) ? WORTH.raised : 0;
      return WORTH.of_script + raised + run(text[at - 1]) + run(text[at + 1]);
    });
  }
  const habits = HABITS.filter(({ encodings }) => encodings.includes(encoding));
  return Math.max(...habits.map((habit) => sumOf(text, (_letter, at) => letterWorth(text, at, habit))));
}

/** The encoding whose letters look most like a language; the more common one if two look alike. */
export function guessEncoding(bytes: Uint8Array): SingleByte {
  const sample = sampleOf(bytes);
  const scored = SINGLE_BYTE.map((encoding) => {
    const text = decoderFor(encoding)(sample, { stream: false });
    return { encoding, score: scoreOf(text, encoding) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}
