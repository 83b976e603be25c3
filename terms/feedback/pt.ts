import type { FeedbackTerms } from "./term.ts";

export const pt: FeedbackTerms = {
  questions: {
    feeling: {
      asks: "Como esta tecnologia faz você se sentir?",
      short: "Sensação",
      answers: { "1": "Muito mal", "2": "Mal", "3": "Neutro", "4": "Bem", "5": "Muito bem" },
    },
    helpful: {
      asks: "Estas informações são úteis?",
      short: "Útil",
      answers: { "1": "Nada úteis", "2": "Pouco úteis", "3": "Úteis em parte", "4": "Úteis", "5": "Muito úteis" },
    },
    easy_to_understand: {
      asks: "É fácil de entender?",
      short: "Fácil de ler",
      answers: { "1": "Muito difícil", "2": "Difícil", "3": "Nem fácil nem difícil", "4": "Fácil", "5": "Muito fácil" },
    },
    easy_to_reach: {
      asks: "É fácil de encontrar?",
      short: "Fácil de encontrar",
      answers: { "1": "Muito difícil", "2": "Difícil", "3": "Nem fácil nem difícil", "4": "Fácil", "5": "Muito fácil" },
    },
    guide_rating: {
      asks: "Como você avalia este guia?",
      short: "O guia",
      answers: { "1": "Muito ruim", "2": "Ruim", "3": "Regular", "4": "Bom", "5": "Excelente" },
    },
  },
  kinds: {
    scale: { choose: "Escolha um rosto ou pule esta pergunta.", answered: "Responde-se com cinco rostos" },
  },
};
