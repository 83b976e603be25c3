/** Words missing from Intl.Segmenter's dictionary, which splits them. */
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

/** Break after borrowed words: Intl.Segmenter would join their last letters with the next word. */
const BORROWED = ["វ៉ាយហ្វាយ", "អ៊ុលត្រាសោន", "អ៊ីនធឺណិត", "កាមេរ៉ា"] as const;

/** Splits a text before and after its borrowed words. */
export const cutAtBorrowed = (text: string): string[] =>
  BORROWED.reduce<string[]>(
    (parts, word) =>
      parts.flatMap((part) => part.split(word).flatMap((rest, at) => (at === 0 ? [rest] : [word, rest]))),
    [text],
  ).filter(Boolean);

/** Subscript letters, vowels and marks belong to the letter before them. */
const JOINER = "\u17D2";
const DEPENDENT = /^[\u17B6-\u17D3\u17DD]/;
/** A single consonant closes the preceding syllable. */
const LONE_CONSONANT = /^[\u1780-\u17A2]$/;
/** Noun suffix, like "-ness"; Intl.Segmenter knows many such nouns, but not all. */
const SUFFIX = "ភាព";
const KHMER_END = /[\u1780-\u17D3\u17DD]$/;

/** Start positions of known compounds, and positions inside them. */
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

/** Whether a Khmer line may break before `next`: never inside a letter or a known word. */
export function createKhmerBreaks(text: string) {
  const { starts, inside } = findCompounds(text);
  return (end: number, next: string) => {
    const last = text.charAt(end - 1);
    if (last === JOINER || DEPENDENT.test(next) || inside.has(end)) return false;
    const isEnding = (next === SUFFIX && !starts.has(end)) || LONE_CONSONANT.test(next);
    return !(isEnding && KHMER_END.test(last));
  };
}
