import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useDebounced } from "#admin/ui/use-debounced.ts";
import type { ShortCode } from "#contract/short-codes.ts";
import { type SignPreview, signsApi } from "#contract/signs.ts";
import { type Design, designQuery } from "./sign-design.ts";

/** Results belong to one drawing: while another is pending, or if it failed, nothing is known. */
export type CheckedSign =
  | { readonly state: "pending" | "unknown" }
  | { readonly state: "known"; readonly sign: SignPreview };

/** Drawn by the server, debounced. */
export function usePreview(code: ShortCode, design: Design) {
  const wanted = JSON.stringify(design);
  const settled = useDebounced(wanted);
  const result = useQuery({
    ...query(signsApi.preview, { params: { id: code.id }, query: designQuery(JSON.parse(settled) as Design) }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return { result, checked: checkedOf(result, settled !== wanted) };
}

type Result = Pick<
  ReturnType<typeof useQuery<{ sign: SignPreview }>>,
  "data" | "isPlaceholderData" | "isError" | "isFetching"
>;

function checkedOf({ data, isPlaceholderData, isError, isFetching }: Result, isChanged: boolean): CheckedSign {
  if (isError && !isFetching && !isChanged) return { state: "unknown" };
  if (!data || isPlaceholderData || isChanged || isError) return { state: "pending" };
  return { state: "known", sign: data.sign };
}

export type PreviewResult = ReturnType<typeof usePreview>["result"];
