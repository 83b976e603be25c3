import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { useDebounced } from "#admin/ui/use-debounced.ts";
import { columnsUsed, type ImportRecipe } from "#contract/import-recipe.ts";
import { importsApi } from "#contract/imports.ts";

/** Preview of the recipe over the whole file. Words that people matched do not change it. */
export function usePreview(id: string, { fields, groups, leave_out }: ImportRecipe, isEnabled = true) {
  const asked = JSON.stringify({ fields, groups, leave_out });
  const settled = useDebounced(asked);
  const recipe = { ...(JSON.parse(settled) as Omit<ImportRecipe, "values">), values: [] };
  const isUsable = columnsUsed(recipe).size > 0;
  const result = useQuery({
    ...query(importsApi.preview, { params: { id }, query: { ui_locale: uiLocale() }, body: { recipe } }),
    enabled: isEnabled && isUsable,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return {
    ...result,
    preview: isUsable ? result.data?.preview : undefined,
    isCurrent: asked === settled && !result.isPlaceholderData,
  };
}
