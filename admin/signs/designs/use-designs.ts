import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { localesQuery, useUser } from "#admin/session/queries.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type SavedView, savedViewsApi } from "#contract/saved-views.ts";
import { type Design, FIRST_DESIGN } from "../sign-design.ts";
import { designText, readDesign } from "./design-query.ts";

const keyOf = (customer_id: string | null | undefined) => `sign_design.${customer_id ?? ""}`;

/** Saved designs, and the guide's languages needed to parse them. The designer also works without. */
export function useSavedDesigns() {
  const views = useQuery(query(savedViewsApi.list, { query: { list: "signs" } }));
  const locales = useQuery(localesQuery());
  return {
    isPending: views.isPending || locales.isPending,
    saved: views.data?.saved_views ?? [],
    locales: locales.data?.locales ?? [],
  };
}

type Saved = Omit<ReturnType<typeof useSavedDesigns>, "isPending">;

/** The current design and the saved one it is based on; the latter is the start of the next signs. */
export function useDesign({ saved, locales }: Saved) {
  const { t } = useTranslation();
  const key = keyOf(useUser()?.customer_id);
  const [chosenId, setChosenId] = useState(() => localStorage.getItem(key) ?? "");
  const chosen = saved.find(({ id }) => id === chosenId);
  const designOf = (view: SavedView | undefined) => (view ? readDesign(view.query, locales) : FIRST_DESIGN);
  const [design, setDesign] = useState(() => designOf(chosen));
  const isChanged = designText(design) !== designText(designOf(chosen));

  const choose = (view: Pick<SavedView, "id"> | undefined) => {
    localStorage.setItem(key, view?.id ?? "");
    setChosenId(view?.id ?? "");
  };
  /** Applies a saved design; the replaced one can be restored if it was unsaved. */
  const apply = (view: SavedView | undefined) => {
    const back = () => {
      choose(chosen);
      setDesign(design);
    };
    choose(view);
    setDesign(designOf(view));
    if (isChanged)
      showToast({
        message: t("signs.designs.applied", { name: view?.name ?? t("signs.designs.standard") }),
        actionLabel: t("common.undo"),
        onAction: back,
      });
  };
  return {
    design,
    change: (part: Partial<Design>) => setDesign((before) => ({ ...before, ...part })),
    chosen,
    choose,
    apply,
    isChanged,
  };
}

export type DesignState = ReturnType<typeof useDesign>;
