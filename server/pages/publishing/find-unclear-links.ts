/** Link texts that do not say where the link leads, in the product's languages. */
const UNCLEAR = [
  [
    "here",
    "click here",
    "click",
    "read more",
    "more",
    "learn more",
    "link",
    "this link",
    "this page",
    "more information",
  ],
  [
    "aquí",
    "haga clic aquí",
    "haz clic aquí",
    "clic aquí",
    "pulse aquí",
    "leer más",
    "más",
    "más información",
    "ver más",
    "enlace",
    "este enlace",
  ],
  [
    "ici",
    "cliquez ici",
    "cliquer ici",
    "lire la suite",
    "en savoir plus",
    "plus",
    "voir plus",
    "lien",
    "ce lien",
    "suite",
  ],
  [
    "aqui",
    "clique aqui",
    "clicar aqui",
    "leia mais",
    "ler mais",
    "saiba mais",
    "mais",
    "ver mais",
    "link",
    "este link",
    "mais informações",
  ],
  [
    "dito",
    "i-click dito",
    "mag-click dito",
    "pindutin dito",
    "magbasa pa",
    "basahin pa",
    "higit pa",
    "alamin pa",
    "link na ito",
  ],
  ["ទីនេះ", "ចុចទីនេះ", "ចុចត្រង់នេះ", "អានបន្ថែម", "ព័ត៌មានបន្ថែម", "បន្ថែម", "តំណនេះ", "តំណ"],
].map((words) => new Set(words));

/** Bounded to keep matching linear, even in a text of brackets. */
const LINK = /\[([^[\]]{1,200})\]\(/g;
/** Ignored: emphasis, punctuation, arrows and the invisible spaces of Khmer. */
const SILENT = /[*_.…!?:»›→>\u200B-\u200D\u00AD]/g;

const spelt = (words: string) =>
  words.normalize("NFC").replaceAll(SILENT, "").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Vague link texts: a screen reader's list of links cannot tell them apart. */
export const unclearLinks = (markdown: string): string[] =>
  [...markdown.matchAll(LINK)]
    .map(([, words = ""]) => words)
    .filter((words) => UNCLEAR.some((known) => known.has(spelt(words))));
