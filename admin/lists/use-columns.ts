import { useSearchParams } from "react-router";
import { setParam, useChangeParams } from "#admin/frame/use-change-params.ts";

/** Visible columns of a list, kept in the URL; the default ones if missing. */
export function useColumns<const C extends string>(all: readonly C[], usual: readonly C[]) {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const asked = params.get("columns");
  const shown = asked === null ? usual : all.filter((id) => asked.split(",").includes(id));

  const show = (next: readonly C[]) => {
    const isUsual = next.length === usual.length && next.every((id) => usual.includes(id));
    changeParams((now) => setParam(now, "columns", isUsual ? null : next.join(",")), { replace: true });
  };
  return { all, shown, show, has: (id: C) => shown.includes(id) };
}

export type Columns<C extends string> = ReturnType<typeof useColumns<C>>;
