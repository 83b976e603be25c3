/** The nouns that have a list: each brings the list's words in `{noun}.list` and its columns' in `{noun}.columns`. */
export type ListNoun =
  | "labels"
  | "devices"
  | "pages"
  | "organizations"
  | "algorithms"
  | "imports"
  | "deletions"
  | "feedback"
  | "codes";

/** Those with filters: a list has them, and so have numbers. */
export type FilteredNoun = ListNoun | "analytics";
