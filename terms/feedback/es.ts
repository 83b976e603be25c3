import type { FeedbackTerms } from "./term.ts";

export const es: FeedbackTerms = {
  questions: {
    feeling: {
      asks: "¿Cómo le hace sentir esta tecnología?",
      short: "Sensación",
      answers: { "1": "Muy mal", "2": "Mal", "3": "Neutral", "4": "Bien", "5": "Muy bien" },
    },
    helpful: {
      asks: "¿Le resulta útil esta información?",
      short: "Útil",
      answers: { "1": "Nada útil", "2": "Poco útil", "3": "Útil en parte", "4": "Útil", "5": "Muy útil" },
    },
    easy_to_understand: {
      asks: "¿Es fácil de entender?",
      short: "Fácil de leer",
      answers: { "1": "Muy difícil", "2": "Difícil", "3": "Ni fácil ni difícil", "4": "Fácil", "5": "Muy fácil" },
    },
    easy_to_reach: {
      asks: "¿Es fácil llegar a ella?",
      short: "Fácil de llegar",
      answers: { "1": "Muy difícil", "2": "Difícil", "3": "Ni fácil ni difícil", "4": "Fácil", "5": "Muy fácil" },
    },
    guide_rating: {
      asks: "¿Cómo valora esta guía?",
      short: "La guía",
      answers: { "1": "Muy mala", "2": "Mala", "3": "Regular", "4": "Buena", "5": "Excelente" },
    },
  },
  kinds: {
    scale: { choose: "Elija una cara o salte esta pregunta.", answered: "Se responde con cinco caras" },
  },
};
