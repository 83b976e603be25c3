/** Words that the engine's dictionary does not know, and takes apart. */
const COMPOUNDS = [
  "វ៉ាយហ្វាយ",
  "អ៊ុលត្រាសោន",
  "អ៊ីនធឺណិត",
  "កាមេរ៉ា",
  "រ៉ាដា",
  "អាំងហ្វ្រារ៉េដ",
  "ថេប្លេត",
  "រ៉ូបូត",
  "ស៊ីវ្យូ",
  "អ្នក",
  "តម្រៀប",
  "ចត",
  "យក",
  "ឥតគិតថ្លៃ",
  "សាធារណៈ",
  "ភាពកកកុញ",
] as const;

/** Borrowed words end where another word begins: the engine takes their last letters for those of the next one. */
const BORROWED = ["វ៉ាយហ្វាយ", "អ៊ុលត្រាសោន", "អ៊ីនធឺណិត", "កាមេរ៉ា"] as const;

/** A text cut before and behind its borrowed words. */
export const cutAtBorrowed = (text: string): string[] =>
  BORROWED.reduce<string[]>(
    (parts, word) =>
      parts.flatMap((part) => part.split(word).flatMap((rest, at) => (at === 0 ? [rest] : [word, rest]))),
    [text],
  ).filter(Boolean);

/** A letter written under another belongs to it, as do vowels and marks. */
const JOINER = "\u17D2";
const DEPENDENT = /^[\u17B6-\u17D3\u17DD]/;
/** A consonant alone closes the syllable before it. */
const LONE_CONSONANT = /^[\u1780-\u17A2]$/;
/** Makes a noun of the word before it, as "-ness": the engine's dictionary knows many such nouns, but not all. */
const SUFFIX = "ភាព";
const KHMER_END = /[\u1780-\u17D3\u17DD]$/;

/** Positions at the start of compounds of a text, and inside them. */
function findCompounds(text: string) {
  const starts = new Set<number>();
  const inside = new Set<number>();
  for (const word of COMPOUNDS)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      starts.add(at);
      for (let one = at + 1; one < at + word.length; one += 1) inside.add(one);
    }
  return { starts, inside };
}

/** Whether a line of Khmer may end before `next`: never within a letter, nor within a word that we know. */
export function createKhmerBreaks(text: string) {
  const { starts, inside } = findCompounds(text);
  return (end: number, next: string) => {
    const last = text.charAt(end - 1);
    if (last === JOINER || DEPENDENT.test(next) || inside.has(end)) return false;
    const isEnding = (next === SUFFIX && !starts.has(end)) || LONE_CONSONANT.test(next);
    return !(isEnding && KHMER_END.test(last));
  };
}
