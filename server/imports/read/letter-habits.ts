/** Encodings with one byte for each letter, the most common first. */
export const SINGLE_BYTE = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1256",
  "iso-8859-2",
] as const;
export type SingleByte = (typeof SINGLE_BYTE)[number];

/**
 * The letters beyond A to Z of a language, the most frequent first. Vowels and consonants are apart, because letters
 * alternate in words: `Martićeva` is likelier than `Martiæeva`.
 */
export type Habit = { readonly encodings: readonly SingleByte[]; readonly vowels: string; readonly consonants: string };

const CENTRAL = ["windows-1250", "iso-8859-2"] as const;
const WESTERN = ["windows-1252"] as const;

export const HABITS: readonly Habit[] = [
  { encodings: WESTERN, vowels: "éèàêôùâîëûïœ", consonants: "ç" },
  { encodings: WESTERN, vowels: "üäö", consonants: "ß" },
  { encodings: WESTERN, vowels: "óíáéúü", consonants: "ñ" },
  { encodings: WESTERN, vowels: "ãáéíóêúâõàô", consonants: "ç" },
  { encodings: WESTERN, vowels: "ëéèïöüêó", consonants: "" },
  { encodings: WESTERN, vowels: "øåæéäö", consonants: "" },
  { encodings: WESTERN, vowels: "áíéóæöúý", consonants: "ðþ" },
  { encodings: WESTERN, vowels: "àèéìòù", consonants: "" },
  { encodings: CENTRAL, vowels: "", consonants: "čćšžđ" },
  { encodings: CENTRAL, vowels: "íáéěýůúó", consonants: "řčžšňťď" },
  { encodings: CENTRAL, vowels: "áíéýúóäô", consonants: "čžšľťňďĺŕ" },
  { encodings: CENTRAL, vowels: "óąę", consonants: "łśżćńź" },
  { encodings: CENTRAL, vowels: "áéöóőíüúű", consonants: "" },
  { encodings: CENTRAL, vowels: "ăîâ", consonants: "şţ" },
  { encodings: ["windows-1254"], vowels: "ıüöiİ", consonants: "şğç" },
];

type Script = { readonly encoding: SingleByte; readonly letters: RegExp };
/** Alphabets of which every letter is beyond A to Z. */
export const SCRIPTS: readonly Script[] = [
  { encoding: "windows-1251", letters: /\p{Script=Cyrillic}/u },
  { encoding: "windows-1253", letters: /\p{Script=Greek}/u },
  { encoding: "windows-1256", letters: /\p{Script=Arabic}/u },
];
