import type { CollectablePage } from "#contract/feedback.ts";

/** What answers are collected about. Kept in this browser, so that a restarted tablet continues. */
export type Collecting = {
  readonly customer_id: string;
  readonly page: Omit<CollectablePage, "type" | "places">;
  readonly place: { readonly id: string; readonly name: string } | null;
  readonly locales: readonly string[];
  readonly by: string;
  /** Answers collected on `day`, shown to staff. */
  readonly day: string;
  readonly count: number;
};

const KEY = "collecting";
const today = () => new Date().toDateString();

export function readCollecting(): Collecting | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Collecting> | null;
    return kept?.customer_id && kept.page?.id && kept.locales ? (kept as Collecting) : undefined;
  } catch {
    return undefined;
  }
}

export const writeCollecting = (collecting: Collecting) => localStorage.setItem(KEY, JSON.stringify(collecting));
export const endCollecting = () => localStorage.removeItem(KEY);

export const startCollecting = (chosen: Omit<Collecting, "day" | "count">): Collecting => ({
  ...chosen,
  day: today(),
  count: 0,
});

export const countOf = ({ day, count }: Collecting) => (day === today() ? count : 0);

export const countOneMore = (collecting: Collecting): Collecting => ({
  ...collecting,
  day: today(),
  count: countOf(collecting) + 1,
});
