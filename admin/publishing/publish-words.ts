/** What the button says, by what the page is. */
export const PUBLISH_WORDS = {
  draft: "pages.publish.publish",
  published: "pages.publish.publish",
  changed: "pages.publish.publish_changes",
  withdrawn: "pages.publish.publish_again",
} as const;
