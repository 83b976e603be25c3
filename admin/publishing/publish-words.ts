/** What the button says, by what the page is. */
export const PUBLISH_WORDS = {
  draft: "publishing.publish",
  published: "publishing.publish",
  changed: "publishing.publish_changes",
  withdrawn: "publishing.publish_again",
} as const;
