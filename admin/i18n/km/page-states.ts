import type { CommonMessages } from "../messages.ts";

/** Page states, also shown on other screens. */
export const pageStates = {
  status: {
    published: "បានផ្សាយ",
    draft: "មិនសាធារណៈ",
    with_changes: "មានការកែប្រែ",
  },
  states: {
    draft: "សេចក្ដីព្រាង",
    published: "បានផ្សាយ",
    changed: "បានផ្សាយ មានការកែប្រែ",
    withdrawn: "បានដកចេញ",
    waiting: "រង់ចាំការអនុម័ត",
  },
} satisfies CommonMessages["pages"];
