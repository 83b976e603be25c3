import type { SheetFindingCode } from "#contract/factsheets.ts";

/** The problem, and how to fix it. */
export type FindingWords = Record<SheetFindingCode, { text: string; hint: string }>;
