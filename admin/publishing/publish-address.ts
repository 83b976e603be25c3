import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useChangeParams } from "#admin/frame/use-change-params.ts";

const PARAM = "publish";
const LATER = "later";

/** The sheet is open at `?publish`, scheduling at `?publish=later`: any other link closes it. */
export const PUBLISH_NOW = `?${PARAM}`;
export const PUBLISH_LATER = `?${PARAM}=${LATER}`;

export function usePublishAddress() {
  const [search] = useSearchParams();
  const changeParams = useChangeParams();
  const close = useCallback(() => changeParams((now) => now.delete(PARAM), { replace: true }), [changeParams]);
  return { isOpen: search.has(PARAM), isLater: search.get(PARAM) === LATER, close };
}
