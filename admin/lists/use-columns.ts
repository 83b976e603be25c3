import { useSearchParams } from "react-router";

/** The chosen columns of a list, kept in the URL; nothing there means the usual ones. */
export function useColumns<const C extends string>(all: readonly C[], usual: readonly C[]) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("columns");
  const shown = asked === null ? usual : all.filter((id) => asked.split(",").includes(id));

  const show = (next: readonly C[]) => {
    const search = new URLSearchParams(params);
    const isUsual = next.length === usual.length && next.every((id) => usual.includes(id));
    if (isUsual) search.delete("columns");
    else search.set("columns", next.join(","));
    setParams(search, { replace: true, preventScrollReset: true });
  };
  return { all, shown, show, has: (id: C) => shown.includes(id) };
}

export type Columns<C extends string> = ReturnType<typeof useColumns<C>>;
