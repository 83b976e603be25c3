import { createContext, useContext } from "react";
import type { Answer, SheetQuestion } from "#contract/factsheets.ts";
import type { Change } from "./edits.ts";

/** 1: basics, 2: standard, 3: everything. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Context of the open sheet: only values that rarely change. Keystrokes are passed by props. */
export interface SheetWork {
  algorithm_id: string;
  locales: readonly string[];
  default_locale: string;
  /** The content language, shared by the whole sheet. */
  locale: string;
  setLocale: (locale: string) => void;
  level: Level;
  setLevel: (level: Level) => void;
  canEdit: boolean;
  /** Quick successive changes with the same group are undone together. */
  change: (question: Pick<SheetQuestion, "id" | "is_internal">, change: Change<Answer>, group?: string) => void;
}

export const SheetContext = createContext<SheetWork | undefined>(undefined);

export function useSheet(): SheetWork {
  const work = useContext(SheetContext);
  if (!work) throw new Error("A part of a factsheet stands outside of one");
  return work;
}
