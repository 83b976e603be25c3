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
      none: "It collects no data that identifies people.",
      de_identified: "No data that identifies people is kept.",
      identifiable: "It can identify people.",
    },
    gap: "[text missing]",
  },
};
