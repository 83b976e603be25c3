export const preview = {
  title: "Live preview",
  open: "Open preview in a new tab",
  width: "Width of the preview",
  phone: "Phone",
  desktop: "Desktop",
  frame: "The page as residents will see it",
  failed: "The preview did not load.",
  /** For guests of a share link. */
  shared: {
    as_public: "This is the page as the public sees it.",
    as_drafted: "This is the page as the public will see it once it is published.",
    language: "Language",
  },
};
