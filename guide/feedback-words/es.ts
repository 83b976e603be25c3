import type { FeedbackWords } from "./words.ts";

export const es: FeedbackWords = {
  view_of: "Su opinión sobre",
  progress: "Pregunta {number} de {count}",
  comment: "¿Quiere decirnos algo más?",
  comment_hint:
    "No escriba nombres, matrículas ni teléfonos. Si aparece alguno, lo ocultamos. Como máximo {count} caracteres.",
  next: "Siguiente pregunta",
  skip: "Saltar esta pregunta",
  send: "Enviar",
  back: "Atrás",
  anonymous: "Anónimo. No guardamos ni su nombre ni su dirección.",
  problem: "Hay un problema",
  too_long: "Acorte su comentario a {count} caracteres o menos.",
  too_quick: "Ha sido muy rápido. Pulse Enviar una vez más.",
  thanks: "Gracias",
  thanks_lead: "Su opinión se ha enviado.",
  thanks_text:
    "El equipo la encuentra en su bandeja de entrada. Las respuestas que ayudan a otras personas aparecen en la página.",
  back_to_page: "Volver a la página",
  see_more: "Ver qué más hay en la guía",
  wait: "Espere un momento",
  wait_text:
    "Han llegado muchas respuestas a la vez. No se pierde nada: espere unos minutos y vuelva a enviar la suya.",
  proving:
    "Un momento: han llegado muchas respuestas a la vez, así que su dispositivo demuestra primero que no es una máquina que envía miles. Después la suya se envía sola.",
  send_again: "Enviar de nuevo",
  expired: "Este formulario ha caducado",
  expired_text: "Abra de nuevo la página y elija una cara para empezar otra vez.",
};
