import { useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useDebounced } from "#admin/ui/use-debounced.ts";
import { MOST_CODES_AT_ONCE, shortCodesApi } from "#contract/short-codes.ts";
import type { CheckedLine } from "./ListPreview.tsx";
import { readCodeList, rowOf } from "./read-code-list.ts";

/** The server's check of what a pasted list would create. */
export function useCheckedList(text: string) {
  const settled = useDebounced(text);
  const lines = readCodeList(settled);
  const isTooLong = lines.length > MOST_CODES_AT_ONCE;
  const result = useQuery({
    ...query(shortCodesApi.checkList, { body: { rows: lines.map(rowOf) } }),
    enabled: lines.length > 0 && !isTooLong,
    // pages change meanwhile, so recheck a list that is reopened
    gcTime: 0,
  });
  // lines of the text before the last change must not be created in its place
  const isOutdated = settled !== text;
  const checked: CheckedLine[] = lines.flatMap((line, at) => {
    const row = isOutdated ? undefined : result.data?.rows[at];
    return row ? [{ ...line, checked: row }] : [];
  });
  return {
    isTooLong,
    isChecking: isOutdated ? text.trim() !== "" : lines.length > 0 && !isTooLong && result.isPending,
    error: result.error,
    recheck: () => void result.refetch(),
    isRechecking: result.isFetching,
    lines: checked,
    right: checked.filter(({ checked: { problem } }) => problem === null),
    wrong: checked.filter(({ checked: { problem } }) => problem !== null),
  };
}
