import type { CommonMessages } from "../messages.ts";

/** Page states, also shown on other screens. */
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
    waiting: "Aguardando aprovação",
  },
} satisfies CommonMessages["pages"];
