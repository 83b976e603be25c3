/** Nouns with a list; each has translations in `{noun}.list` and `{noun}.columns`. */
export type ListNoun =
  | "audit"
  | "labels"
  | "devices"
  | "pages"
  | "organizations"
  | "algorithms"
  | "imports"
  | "installation"
  | "deletions"
  | "feedback"
  | "links"
  | "reports"
  | "codes";

/** Nouns with filters; analytics has filters but no list. */
export type FilteredNoun = ListNoun | "analytics";
