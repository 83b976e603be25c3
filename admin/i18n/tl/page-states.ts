import type { CommonMessages } from "../messages.ts";

/** Page states, also shown on other screens. */
export const pageStates = {
  status: {
    published: "Nakalathala",
    draft: "Hindi pampubliko",
    with_changes: "May mga pagbabago",
  },
  states: {
    draft: "Draft",
    published: "Nakalathala",
    changed: "Nakalathala, may mga pagbabago",
    withdrawn: "Binawi",
    waiting: "Naghihintay ng pag-apruba",
  },
} satisfies CommonMessages["pages"];
