import type { CommonMessages } from "../messages.ts";

/** Page states, also shown on other screens. */
export const pageStates = {
  status: {
    published: "Publicada",
    draft: "No pública",
    with_changes: "Con cambios",
  },
  states: {
    draft: "Borrador",
    published: "Publicada",
    changed: "Publicada, con cambios",
    withdrawn: "Retirada",
    waiting: "Espera aprobación",
  },
} satisfies CommonMessages["pages"];
