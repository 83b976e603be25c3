import type { SheetFindingCode } from "#contract/factsheets.ts";

/** What is the matter, and what to do about it. */
export type FindingWords = Record<SheetFindingCode, { text: string; hint: string }>;
