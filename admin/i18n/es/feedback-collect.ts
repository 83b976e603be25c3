import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  faces: { "1": "Muy mal", "2": "Mal", "3": "Neutral", "4": "Bien", "5": "Muy bien" },
  questions: {
    feeling: "¿Cómo le hace sentir esta tecnología?",
    helpful: "¿Le resulta útil esta información?",
    easy_to_understand: "¿Es fácil de entender?",
    easy_to_reach: "¿Es fácil llegar a ella?",
    guide_rating: "¿Cómo valora esta guía?",
  },
  progress: "Pregunta {{number}} de {{count}}",
  next: "Siguiente pregunta",
  skip: "Saltar esta",
  previous: "Atrás",
  choose: "Elija una cara o salte esta pregunta.",
  anonymous: "Anónimo. Nadie anota quién es usted.",
  comment: "¿Hay algo que quiera decirnos?",
  comment_hint: "No ponga nombres, matrículas ni teléfonos. Si escribe alguno, lo ocultamos.",
  send: "Enviar",
  thanks: "Gracias",
  thanks_sent: "Tenemos su opinión. El equipo lee cada comentario.",
  thanks_kept: "Su opinión está guardada. Llega a la ciudad en cuanto esta tableta tenga conexión.",
  you_said: "Lo que dijiste y lo que hicimos",
  next_person: "Siguiente persona",
  language: "Lea esto en su idioma",
} satisfies CollectWords;
