import { SEARCH_LETTERS } from "#contract/common.ts";

/** What the API searches for: it refuses longer texts, and people paste whole pages. */
export const searchText = (typed: string) => typed.trim().slice(0, SEARCH_LETTERS);
