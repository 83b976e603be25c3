import type { LText } from "#contract/texts.ts";

/** Letters that Unicode does not decompose into a base letter and a mark. */
const LATIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
};

/** Khmer as commonly romanized on signs. Each consonant's series decides its unwritten vowel. */
const CONSONANTS: Readonly<Record<string, readonly [sound: string, unwritten: "a" | "o"]>> = {
  ក: ["k", "a"],
  ខ: ["kh", "a"],
  គ: ["k", "o"],
  ឃ: ["kh", "o"],
  ង: ["ng", "o"],
  ច: ["ch", "a"],
  ឆ: ["chh", "a"],
  ជ: ["ch", "o"],
  ឈ: ["chh", "o"],
  ញ: ["nh", "o"],
  ដ: ["d", "a"],
  ឋ: ["th", "a"],
  ឌ: ["d", "o"],
  ឍ: ["th", "o"],
  ណ: ["n", "a"],
  ត: ["t", "a"],
  ថ: ["th", "a"],
  ទ: ["t", "o"],
  ធ: ["th", "o"],
  ន: ["n", "o"],
  ប: ["b", "a"],
  ផ: ["ph", "a"],
  ព: ["p", "o"],
  ភ: ["ph", "o"],
  ម: ["m", "o"],
  យ: ["y", "o"],
  រ: ["r", "o"],
  ល: ["l", "o"],
  វ: ["v", "o"],
  ស: ["s", "a"],
  ហ: ["h", "a"],
  ឡ: ["l", "a"],
  អ: ["", "a"],
};
const VOWELS: Readonly<Record<string, string>> = {
  "ា": "a",
  "ិ": "i",
  "ី": "i",
  "ឹ": "oe",
  "ឺ": "oe",
  "ុ": "u",
  "ូ": "u",
  "ួ": "uo",
  "ើ": "aeu",
  "ឿ": "oea",
  "ៀ": "ie",
  "េ": "e",
  "ែ": "ae",
  "ៃ": "ai",
  "ោ": "ao",
  "ៅ": "au",
  "ំ": "am",
  "ះ": "ah",
};
/** Independent vowels. */
const STANDING: Readonly<Record<string, string>> = {
  ឥ: "e",
  ឦ: "ei",
  ឧ: "u",
  ឩ: "u",
  ឪ: "ov",
  ឫ: "rue",
  ឬ: "rue",
  ឭ: "lue",
  ឮ: "lue",
  ឯ: "ae",
  ឰ: "ai",
  ឱ: "ao",
  ឳ: "au",
};
/** Subscript sign: the next consonant follows without a vowel. */
const BELOW = "្";
const isKhmer = (sign: string | undefined) => sign !== undefined && sign >= "ក" && sign <= "៓";

/** A consonant without a written vowel keeps its inherent one before another syllable, but not at the end of a word. */
function vowelAfter(signs: readonly string[], at: number) {
  const next = signs[at + 1];
  const ends = !isKhmer(next) || (next !== undefined && (next in VOWELS || next === BELOW));
  return ends ? "" : (CONSONANTS[signs[at] ?? ""]?.[1] ?? "");
}

const spelled = (signs: readonly string[], at: number) => {
  const sign = signs[at] ?? "";
  const consonant = CONSONANTS[sign];
  if (consonant) return consonant[0] + vowelAfter(signs, at);
  if (isKhmer(sign)) return VOWELS[sign] ?? STANDING[sign] ?? "";
  return LATIN[sign] ?? sign;
};

/** Converts Khmer digits. */
const KHMER_ZERO = 0x17_e0;
const digits = (text: string) =>
  text.replaceAll(/[\u17e0-\u17e9]/g, (digit) => String((digit.codePointAt(0) ?? KHMER_ZERO) - KHMER_ZERO));

const LONGEST = 70;

/** "Mât de qualité de l’air" → mat-de-qualite-de-l-air; "" if nothing can be romanized. */
function slugFrom(title: string) {
  const signs = Array.from(digits(title.normalize("NFKD").toLowerCase()));
  const plain = signs.map((_sign, at) => spelled(signs, at)).join("");
  const words = plain
    .replaceAll(/\p{Diacritic}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = words[0]?.slice(0, LONGEST) ?? "";
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > LONGEST) break;
    slug += `-${word}`;
  }
  return slug;
}

const PLAIN = { device_page: "device", algorithm_page: "algorithm", collection_page: "collection" } as const;

/** From the title in the default locale, else from the first that can be romanized. */
export function slugFor(type: keyof typeof PLAIN, headline: LText, default_locale: string) {
  const titles = [headline[default_locale] ?? "", ...Object.values(headline)];
  return titles.map(slugFrom).find((slug) => slug.length > 1) ?? PLAIN[type];
}
