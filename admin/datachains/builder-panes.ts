import { useParams, useSearchParams } from "react-router";

export const PANES = ["categories", "edit", "preview"] as const;
export type Pane = (typeof PANES)[number];

const isPane = (value: string | null): value is Pane => PANES.some((pane) => pane === value);

/** On a phone one pane at a time. Which one is in the address; going to a category means to edit it. */
export function useBuilderPane() {
  const { datachain_category } = useParams();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("pane");
  const pane: Pane = isPane(asked) ? asked : datachain_category === undefined ? "categories" : "edit";
  return { pane, show: (next: Pane) => setSearch({ pane: next }, { replace: true }) };
}
