import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useLabelFilter } from "#admin/inventory/shared-filters.ts";
import { FilterBar, type FilterSpec } from "#admin/lists/FilterBar.tsx";
import type { ListState } from "#admin/lists/use-list-state.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { PAGE_STATES, PAGE_STATUSES } from "#contract/pages.ts";
import { type Filter, type Flag, FLAGS } from "./page-list.ts";

type Spec = FilterSpec & { param: Filter };

export function PageFilters({ list }: { list: Pick<ListState, "filter" | "setFilter"> }) {
  const { t } = useTranslation();
  const { locales } = useContentLocale();
  const states = PAGE_STATES.map((id) => ({ id, label: t(`pages.states.${id}`) }));
  const statuses = PAGE_STATUSES.map((id) => ({ id, label: t(`pages.status.${id}`) }));
  const languages = locales.map((id) => ({ id, label: languageName(id) }));
  const flag = (param: Flag): Spec => ({
    param,
    label: t(`pages.manage.filters.${param}`),
    choices: [
      { id: "true", label: t(`pages.manage.flags.${param}.yes`) },
      { id: "false", label: t(`pages.manage.flags.${param}.no`) },
    ],
    isSingle: true,
  });
  // views saved before pages had states may still filter by status
  const hasStatus = list.filter("status").length > 0;
  const filters: Spec[] = [
    { param: "state", label: t("pages.manage.filters.state"), choices: states, isPinned: true },
    useLabelFilter(t("pages.manage.filters.label")),
    { param: "needs_locale", label: t("pages.manage.filters.needs_locale"), choices: languages, isPinned: true },
    ...FLAGS.map(flag),
    ...(hasStatus ? [{ param: "status" as const, label: t("pages.filters.status"), choices: statuses }] : []),
  ];
  return <FilterBar noun="pages" list={list} filters={filters} />;
}
