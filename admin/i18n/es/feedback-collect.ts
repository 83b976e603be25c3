import { es as asked } from "#terms/feedback/es.ts";
import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  asked,
  progress: "Pregunta {{number}} de {{count}}",
  next: "Siguiente pregunta",
  skip: "Saltar esta pregunta",
  previous: "Atrás",
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
