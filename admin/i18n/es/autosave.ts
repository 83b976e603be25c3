import type { Messages } from "../messages.ts";

export const autosave = {
  saved: "Guardado",
  saved_at: "Guardado {{time}}",
  waiting: "Aún sin guardar",
  saving: "Guardando…",
  retrying: "Sin guardar: reintentando…",
  failed: "Sin guardar",
  conflict: "Requiere su decisión",
  retry: "Reintentar",
  undo: "Deshacer",
  redo: "Rehacer",
  decide: "Revisar",
  clash: {
    title: "Otra persona también cambió esto",
    title_by: "{{name}} también cambió esto",
    text: "Su versión y la otra difieren aquí. Elija una en cada caso. Lo demás ya está combinado y no se pierde nada hasta que elija.",
    text_by:
      "Su versión y la de {{name}} difieren aquí. Elija una para cada lugar. Todo lo demás ya está combinado y nada se pierde hasta que elija.",
    mine: "La suya",
    theirs: "La otra",
    nothing: "Nada",
    removed: "Quitado",
    keep_mine: "Conservar la mía",
    take_theirs: "Usar la otra",
    all_mine: "Conservar todas las mías",
    all_theirs: "Usar todas las otras",
    order: "Orden",
    later: "Decidir más tarde",
  },
} satisfies Messages["autosave"];
