import type { CommonMessages } from "../messages.ts";

/** What other screens say of a page too. */
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
  },
} satisfies CommonMessages["pages"];
