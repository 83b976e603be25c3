import type { FeedbackWords } from "./words.ts";

export const es: FeedbackWords = {
  view_of: "Tu opinión sobre",
  progress: "Pregunta {number} de {count}",
  questions: {
    feeling: "¿Cómo te hace sentir esta tecnología?",
    helpful: "¿Te resulta útil esta información?",
    easy_to_understand: "¿Es fácil de entender?",
    easy_to_reach: "¿Es fácil llegar a ella?",
    guide_rating: "¿Cómo valoras esta guía?",
  },
  scales: {
    helpful: ["Nada útil", "Poco útil", "Útil en parte", "Útil", "Muy útil"],
    easy_to_understand: ["Muy difícil", "Difícil", "Ni fácil ni difícil", "Fácil", "Muy fácil"],
    easy_to_reach: ["Muy difícil", "Difícil", "Ni fácil ni difícil", "Fácil", "Muy fácil"],
    guide_rating: ["Muy mala", "Mala", "Regular", "Buena", "Excelente"],
  },
  comment: "¿Quieres decirnos algo más?",
  comment_hint:
    "No escribas nombres, matrículas ni teléfonos. Si aparece alguno, lo ocultamos. Como máximo {count} caracteres.",
  next: "Pregunta siguiente",
  skip: "Saltar esta pregunta",
  send: "Enviar",
  back: "Atrás",
  anonymous: "Anónimo. No guardamos ni tu nombre ni tu dirección.",
  problem: "Hay un problema",
  choose: "Elige una cara o salta esta pregunta.",
  too_long: "Acorta tu comentario a {count} caracteres o menos.",
  too_quick: "Ha sido muy rápido. Pulsa Enviar una vez más.",
  thanks: "Gracias",
  thanks_lead: "Tu opinión se ha enviado.",
  thanks_text:
    "El equipo la encuentra en su bandeja de entrada. Las respuestas que ayudan a otras personas aparecen en la página.",
  back_to_page: "Volver a la página",
  see_more: "Ver qué más hay en la guía",
  wait: "Espera un momento",
  wait_text:
    "Han llegado muchas respuestas a la vez. No se pierde nada: espera unos minutos y vuelve a enviar la tuya.",
  proving:
    "Un momento: han llegado muchas respuestas a la vez, así que tu dispositivo demuestra primero que no es una máquina que envía miles. Después la tuya se envía sola.",
  send_again: "Enviar de nuevo",
  expired: "Este formulario ha caducado",
  expired_text: "Abre de nuevo la página y elige una cara para empezar otra vez.",
};
