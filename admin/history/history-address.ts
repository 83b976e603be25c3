import { useSearchParams } from "react-router";
import { setParam, useChangeParams } from "#admin/frame/use-change-params.ts";

/**
 * `?history` is the newest save, `?history=12` that one, `&version=3` an earlier version made of it; `with` is the other side of the comparison. The newest save is
 * the current page, so by default it is compared with the one before: history opens on the latest difference.
 */
export const HISTORY = "?history";
const historyOf = (number: number) => `${HISTORY}=${number}`;

/** The page as it is now, the save before, or the save of a number. */
export type ComparedWith = "now" | "before" | number;

const numberIn = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

export function useHistoryAddress() {
  const [search] = useSearchParams();
  const changeParams = useChangeParams();
  const compared = search.get("with");
  const number = numberIn(search.get("history"));
  const version = numberIn(search.get("version"));
  const usual: ComparedWith = number === undefined ? "before" : "now";
  const chosen = compared === "before" || compared === "now" ? compared : numberIn(compared);
  const change = (name: string, value: string | null) =>
    changeParams((now) => setParam(now, name, value), { replace: true });
  return {
    number,
    version,
    isPublished: search.has("published"),
    comparedWith: chosen ?? usual,
    setPublished: (isPublished: boolean) => change("published", isPublished ? "" : null),
    setComparedWith: (next: ComparedWith) => change("with", next === usual ? null : String(next)),
    /** Link to another save, or to an earlier version made of it, keeping the filter. */
    hrefOf: (number: number, version?: number) =>
      [historyOf(number), version !== undefined && `version=${version}`, search.has("published") && "published"]
        .filter(Boolean)
        .join("&"),
  };
}
