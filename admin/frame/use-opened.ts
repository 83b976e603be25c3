import { useSearchParams } from "react-router";
import { setParam, useChangeParams } from "./use-change-params.ts";

/** The open overlay of a page, kept in the URL: links can open it, and Back closes it. */
export function useOpened(name: string) {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const show = (value: string | null) => changeParams((now) => setParam(now, name, value), { replace: value === null });
  return { opened: params.get(name), open: (value: string) => show(value), close: () => show(null) };
}
