/** In order, besides the code itself. */
export const CODE_COLUMNS = ["opens", "place", "scans", "last_scanned_at", "language", "created_at", "state"] as const;
export type CodeColumn = (typeof CODE_COLUMNS)[number];

export const USUAL_CODE_COLUMNS: readonly CodeColumn[] = ["opens", "place", "scans", "last_scanned_at", "state"];
