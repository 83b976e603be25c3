import type { ReaderWords } from "../reader-words.ts";

export const tl: ReaderWords = {
  undisclosed: "Hindi isiniwalat.",
  missing: "Wala pang nasasabi tungkol dito.",
  no_answer: "wala pang sagot",
  proposed: "Hindi bahagi ng pamantayan",
  sources: "Mga pinagmulan",
  disclosure: {
    disclosed: "Isiniwalat",
    partly_disclosed: "Bahagyang isiniwalat",
    not_disclosed: "Hindi isiniwalat",
    not_applicable: "Hindi naaangkop",
  },
  here: "Dito",
  more: "at {count} pa",
  identifiability: {
    none: "Hindi personal",
    de_identified: "Di-makikilala",
    identifiable: "Makikilala",
  },
  sentences: {
    and: " at ",
    comma: ", ",
    kept: "Iniimbak ang datos {time} {place}.",
    undisclosed: "{category}: hindi inihayag. {reason}",
    missing: "{category}: wala pang nasasabi.",
    identifiability: {
      none: "Hindi ito kumokolekta ng datos na nagpapakilala sa mga tao.",
      de_identified: "Walang iniimbak na datos na nagpapakilala sa mga tao.",
      identifiable: "Maaari itong makakilala ng mga tao.",
    },
    gap: "[kulang ang teksto]",
  },
};
