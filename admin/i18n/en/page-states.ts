/** Page states, also shown on other screens. */
export const pageStates = {
  status: {
    published: "Published",
    draft: "Not public",
    with_changes: "With changes",
  },
  states: {
    draft: "Draft",
    published: "Published",
    changed: "Published, with changes",
    withdrawn: "Withdrawn",
    waiting: "Waiting for approval",
  },
};
