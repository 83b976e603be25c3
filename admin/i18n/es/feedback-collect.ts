import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  faces: { "1": "Muy mal", "2": "Mal", "3": "Neutral", "4": "Bien", "5": "Muy bien" },
  scales: {
    helpful: { "1": "Nada útil", "2": "Poco útil", "3": "Útil en parte", "4": "Útil", "5": "Muy útil" },
    easy_to_understand: {
      "1": "Muy difícil",
      "2": "Difícil",
      "3": "Ni fácil ni difícil",
      "4": "Fácil",
      "5": "Muy fácil",
    },
    easy_to_reach: { "1": "Muy difícil", "2": "Difícil", "3": "Ni fácil ni difícil", "4": "Fácil", "5": "Muy fácil" },
    guide_rating: { "1": "Muy mala", "2": "Mala", "3": "Regular", "4": "Buena", "5": "Excelente" },
  },
  questions: {
    feeling: "¿Cómo le hace sentir esta tecnología?",
    helpful: "¿Le resulta útil esta información?",
    easy_to_understand: "¿Es fácil de entender?",
    easy_to_reach: "¿Es fácil llegar a ella?",
    guide_rating: "¿Cómo valora esta guía?",
  },
  progress: "Pregunta {{number}} de {{count}}",
  next: "Siguiente pregunta",
  skip: "Saltar esta pregunta",
  previous: "Atrás",
  choose: "Elija una cara o salte esta pregunta.",
  anonymous: "Anónimo. Nadie anota quién es usted.",
  comment: "¿Quiere decirnos algo más?",
  comment_hint: "No ponga nombres, matrículas ni teléfonos. Si escribe alguno, lo ocultamos.",
  send: "Enviar",
  thanks: "Gracias",
  thanks_sent: "Su opinión se ha enviado. El equipo la encuentra en su bandeja de entrada.",
  thanks_kept: "Su opinión está guardada. Llega a la ciudad en cuanto esta tableta tenga conexión.",
  you_said: "Usted lo dijo, lo hicimos",
  next_person: "Siguiente persona",
  language: "Lea esto en su idioma",
} satisfies CollectWords;
