import type { Publication } from "../content.ts";
import { INTERNAL } from "./site.ts";

export const PUBLICATIONS: readonly Publication[] = [
  {
    number: 1,
    note: null,
    published_at: "2025-03-14T15:00:00Z",
    published_by: INTERNAL,
    ended_at: "2026-10-12T15:00:00Z",
    withholdings: [],
  },
  {
    number: 2,
    note: "Plates are now kept for 30 days. Before, it was 60.",
    published_at: "2026-10-12T15:00:00Z",
    published_by: INTERNAL,
    ended_at: null,
    withholdings: [],
  },
];
