import type { ReaderWords } from "../reader-words.ts";

export const en: ReaderWords = {
  undisclosed: "Not disclosed.",
  missing: "Nothing has been said about this yet.",
  no_answer: "no answer yet",
  proposed: "Not part of the standard",
  sources: "Sources",
  disclosure: {
    disclosed: "Disclosed",
    partly_disclosed: "Partly disclosed",
    not_disclosed: "Not disclosed",
    not_applicable: "Not applicable",
  },
  here: "Here",
  more: "and {count} more",
  identifiability: {
    none: "Not personal",
    de_identified: "De-identified",
    identifiable: "Identifiable",
  },
  sentences: {
    and: " and ",
    comma: ", ",
    kept: "The data is kept {time} {place}.",
    undisclosed: "{category}: not disclosed. {reason}",
    missing: "{category}: nothing has been said yet.",
    identifiability: {
      none: "It does not identify people.",
      de_identified: "What identifies people is removed before the data is used or stored.",
      identifiable: "It can identify people.",
    },
    gap: "[text missing]",
  },
};
