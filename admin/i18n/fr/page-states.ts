import type { CommonMessages } from "../messages.ts";

/** What other screens say of a page too. */
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
  },
} satisfies CommonMessages["pages"];
