import type { CommonMessages } from "../messages.ts";

/** Page states, also shown on other screens. */
export const pageStates = {
  status: {
    published: "Publiée",
    draft: "Non publique",
    with_changes: "Modifiée depuis",
  },
  states: {
    draft: "Brouillon",
    published: "Publiée",
    changed: "Publiée, modifiée depuis",
    withdrawn: "Retirée",
    waiting: "En attente d’approbation",
  },
} satisfies CommonMessages["pages"];
