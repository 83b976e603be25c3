import type { Messages } from "../messages.ts";

export const autosave = {
  saved: "Guardado",
  saved_at: "Guardado {{time}}",
  waiting: "Aún sin guardar",
  saving: "Guardando…",
  retrying: "Sin guardar: reintentando…",
  failed: "Sin guardar",
  conflict: "Esperando su decisión",
  retry: "Reintentar",
  undo: "Deshacer",
  redo: "Rehacer",
  decide: "Decidir",
  clash: {
    title: "Otra persona también cambió esto",
    text: "Su versión y la otra difieren en estos lugares. Elija una para cada uno; lo demás ya está combinado. No se pierde nada hasta que elija.",
    mine: "La suya",
    theirs: "La otra",
    nothing: "Nada",
    removed: "Quitado",
    keep_mine: "Conservar la mía",
    take_theirs: "Tomar la otra",
    all_mine: "Conservar todas las mías",
    all_theirs: "Tomar todas las otras",
    order: "Orden",
    later: "Decidir más tarde",
  },
} satisfies Messages["autosave"];
