import { useSearchParams } from "react-router";
import { useCurrentParams } from "./use-current-params.ts";

/** What stands open on top of a page, kept in the URL: a link can open it, and Back closes it. */
export function useOpened(name: string) {
  const [params, setParams] = useSearchParams();
  const currentParams = useCurrentParams();

  const show = (value: string | null) => {
    const next = currentParams();
    if (!next) return;
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: value === null, preventScrollReset: true });
  };
  return { opened: params.get(name), open: (value: string) => show(value), close: () => show(null) };
}
