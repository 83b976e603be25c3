import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { FilterMenu } from "#admin/lists/FilterMenu.tsx";
import { pagePath } from "#admin/paths.ts";
import { localesQuery } from "#admin/session/queries.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { analyticsApi, type AnalyticsOverview } from "#contract/analytics.ts";
import { useAnalyticsState } from "./analytics-state.ts";

const MOST_CHOICES = 200;

/** Narrows the figures to one page or one language. */
export function AnalyticsFilters({ overview }: { overview: AnalyticsOverview | undefined }) {
  const { t } = useTranslation();
  const state = useAnalyticsState();
  const [isNear, setIsNear] = useState(false);
  const locales = useQuery(localesQuery()).data?.locales;
  const { asked, page_id } = state;
  const { page_id: _page, ...ofAll } = asked;
  // lazy: the most read pages, once the menu is about to open
  const { data } = useQuery({
    ...query(analyticsApi.pages, { query: { ...ofAll, per_page: MOST_CHOICES } }),
    enabled: isNear,
  });
  const shown = overview?.pages.find(({ page }) => page.id === page_id)?.page;
  const choices = data?.pages.map(({ page }) => ({ id: page.id, label: page.title }));
  const own = shown && { id: shown.id, label: shown.title };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      <FilterMenu
        noun="analytics"
        list={state}
        param="page_id"
        label={t("analytics.columns.page")}
        isSingle
        choices={choices ?? (own && [own])}
        onNear={() => setIsNear(true)}
      />
      <FilterMenu
        noun="analytics"
        list={state}
        param="locale"
        label={t("analytics.columns.language")}
        isSingle
        choices={locales?.map((id) => ({ id, label: languageName(id) }))}
      />
      {shown && <TextLink href={pagePath(shown)}>{t("analytics.pages.open")}</TextLink>}
    </div>
  );
}
