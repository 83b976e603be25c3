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

/** The saved designs and the guide's languages, which a saved one is read with. Without them the designer works all the same. */
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

/** What is on the screen, and which saved design it came from; that one is where the next signs begin. */
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
  /** Puts a design on the screen; what stood there and was saved nowhere can be had back. */
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
