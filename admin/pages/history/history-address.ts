import { useSearchParams } from "react-router";
import { setParam, useChangeParams } from "#admin/frame/use-change-params.ts";

/** `?history` is the newest save, `?history=12` that one; `with` says what it is compared with. */
export const HISTORY = "?history";
const historyOf = (number: number) => `${HISTORY}=${number}`;

/** The page as it is now, the save before, or the save of a number. */
export type ComparedWith = "now" | "before" | number;

const numberIn = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

export function useHistoryAddress() {
  const [search] = useSearchParams();
  const changeParams = useChangeParams();
  const compared = search.get("with");
  const change = (name: string, value: string | null) =>
    changeParams((now) => setParam(now, name, value), { replace: true });
  return {
    number: numberIn(search.get("history")),
    isPublished: search.has("published"),
    comparedWith: compared === "before" ? "before" : (numberIn(compared) ?? "now"),
    setPublished: (isPublished: boolean) => change("published", isPublished ? "" : null),
    setComparedWith: (next: ComparedWith) => change("with", next === "now" ? null : String(next)),
    /** To another save, with the same filter. */
    hrefOf: (number: number) => `${historyOf(number)}${search.has("published") ? "&published" : ""}`,
  };
}
