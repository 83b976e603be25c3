import { useCallback } from "react";
import { useSearchParams } from "react-router";

const PARAM = "publish";
const LATER = "later";

/** The sheet is open at `?publish`, with a set time at `?publish=later`: whoever links elsewhere closes it. */
export const PUBLISH_NOW = `?${PARAM}`;
export const PUBLISH_LATER = `?${PARAM}=${LATER}`;

export function usePublishAddress() {
  const [search, setSearch] = useSearchParams();
  const close = useCallback(
    () =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(PARAM);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { isOpen: search.has(PARAM), isLater: search.get(PARAM) === LATER, close };
}
