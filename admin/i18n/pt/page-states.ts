import type { CommonMessages } from "../messages.ts";

/** What other screens say of a page too. */
export const pageStates = {
  status: {
    published: "Publicada",
    draft: "Não pública",
    with_changes: "Com alterações",
  },
  states: {
    draft: "Rascunho",
    published: "Publicada",
    changed: "Publicada, com alterações",
    withdrawn: "Retirada",
  },
} satisfies CommonMessages["pages"];
