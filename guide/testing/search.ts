import type { SearchFacet, SearchResults } from "../search-results.ts";
import { CARDS } from "./cards.ts";

const choice = (value: string, name: string, count: number, is_chosen = false) => ({ value, name, count, is_chosen });

const FACETS: readonly SearchFacet[] = [
  {
    key: "kind",
    name: "Show",
    choices: [choice("device", "Devices", 17), choice("algorithm", "Algorithms", 6), choice("collection", "Walks", 0)],
  },
  {
    key: "identifiability",
    name: "What it knows about you",
    choices: [choice("identifiable", "Identifiable", 14, true), choice("de_identified", "De-identified", 9)],
  },
  {
    key: "purpose",
    name: "Purpose",
    choices: [choice("enforcement", "Enforcement", 11), choice("safety", "Safety", 3)],
  },
];

export const FOUND: SearchResults = {
  query: "camra",
  corrected: "camera",
  total: 41,
  page: 2,
  facets: FACETS,
  results: CARDS.slice(0, 4).map((card) => ({
    card,
    excerpt: [
      { text: "This ", is_match: false },
      { text: "camera", is_match: true },
      { text: " photographs the licence plate of every vehicle that turns into Dock Road.", is_match: false },
    ],
  })),
};

export const FOUND_NOTHING: SearchResults = {
  query: "drone",
  corrected: null,
  total: 0,
  page: 1,
  facets: [],
  results: [],
};
