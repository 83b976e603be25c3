import { useTranslation } from "#admin/i18n/i18n.ts";
import { SavedViews } from "#admin/lists/views/SavedViews.tsx";
import type { PageType } from "#contract/pages.ts";
import { countQuery, VIEW_NAMES } from "./page-list.ts";

const TYPES = ["device_page", "algorithm_page", "collection_page"] as const satisfies readonly PageType[];
/** The home page counts too. */
const HOME = 1;

/** Tabs for all pages and each type, then the saved views. */
export function PageTabs({ locale, isReady }: { locale: string; isReady: boolean }) {
  const { t } = useTranslation();
  const count = countQuery(locale);
  return (
    <SavedViews
      list="pages"
      allLabel={t("pages.manage.tabs.all")}
      names={VIEW_NAMES}
      countQuery={(params) => ({ ...count(params), enabled: isReady })}
      fixedRows={HOME}
      parts={(all) =>
        TYPES.map((type) => ({
          label: t(`pages.manage.tabs.${type}`),
          name: "type",
          value: type,
          count: all?.meta[`${type.slice(0, -"_page".length) as "device" | "algorithm" | "collection"}_pages_count`],
        }))
      }
    />
  );
}
