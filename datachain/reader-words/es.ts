import type { ReaderWords } from "../reader-words.ts";

export const es: ReaderWords = {
  undisclosed: "No se divulga.",
  missing: "Todavía no se ha dicho nada sobre esto.",
  no_answer: "aún sin respuesta",
  proposed: "No forma parte del estándar",
  sources: "Fuentes",
  disclosure: {
    disclosed: "Divulgado",
    partly_disclosed: "Divulgado en parte",
    not_disclosed: "No divulgado",
    not_applicable: "No aplicable",
  },
  here: "Aquí",
  more: "y {count} más",
  identifiability: {
    none: "No personal",
    de_identified: "Anonimizado",
    identifiable: "Identificable",
  },
  sentences: {
    and: " y ",
    and_before_i: " e ",
    comma: ", ",
    kept: "Los datos se guardan {time} {place}.",
    undisclosed: "{category}: no se hace público. {reason}",
    missing: "{category}: todavía no se ha dicho nada.",
    identifiability: {
      none: "No recoge datos que identifiquen a personas.",
      de_identified: "No se guardan datos que identifiquen a personas.",
      identifiable: "Puede identificar a personas.",
    },
    gap: "[texto pendiente]",
  },
};
