import type { ReaderWords } from "../reader-words.ts";

export const pt: ReaderWords = {
  undisclosed: "Não divulgado.",
  missing: "Ainda nada foi dito sobre isto.",
  no_answer: "ainda sem resposta",
  proposed: "Não faz parte da norma",
  sources: "Fontes",
  disclosure: {
    disclosed: "Divulgado",
    partly_disclosed: "Divulgado em parte",
    not_disclosed: "Não divulgado",
    not_applicable: "Não se aplica",
  },
  here: "Aqui",
  more: "e mais {count}",
  identifiability: {
    none: "Não pessoal",
    de_identified: "Anonimizado",
    identifiable: "Identificável",
  },
  sentences: {
    and: " e ",
    comma: ", ",
    kept: "Os dados são guardados {time} {place}.",
    undisclosed: "{category}: não divulgado. {reason}",
    missing: "{category}: ainda nada foi dito.",
    identifiability: {
      none: "Não recolhe dados que identifiquem pessoas.",
      de_identified: "Nenhum dado que identifique pessoas é guardado.",
      identifiable: "Pode identificar pessoas.",
    },
    gap: "[falta o texto]",
  },
};
