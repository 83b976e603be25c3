import type { ReaderWords } from "../reader-words.ts";

export const fr: ReaderWords = {
  undisclosed: "Non divulgué.",
  missing: "Rien n’a encore été dit à ce sujet.",
  no_answer: "pas encore de réponse",
  proposed: "Ne fait pas partie de la norme",
  sources: "Sources",
  disclosure: {
    disclosed: "Divulgué",
    partly_disclosed: "Divulgué en partie",
    not_disclosed: "Non divulgué",
    not_applicable: "Sans objet",
  },
  here: "Ici",
  more: "et {count} de plus",
  identifiability: {
    none: "Non personnel",
    de_identified: "Anonymisé",
    identifiable: "Identifiable",
  },
  sentences: {
    and: " et ",
    comma: ", ",
    kept: "Les données sont conservées {time} {place}.",
    undisclosed: "{category} : non rendu public. {reason}",
    missing: "{category} : rien n’a encore été dit.",
    identifiability: {
      none: "Aucune donnée permettant d’identifier quelqu’un n’est recueillie.",
      de_identified: "Aucune donnée permettant d’identifier quelqu’un n’est conservée.",
      identifiable: "Elle peut identifier des personnes.",
    },
    gap: "[texte à compléter]",
  },
};
