import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { FOR_EDITING, useIsFresh } from "#admin/records/for-editing.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { localesQuery, siteQuery, useUser } from "#admin/session/queries.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import { DeletedNote } from "./ending/DeletedNote.tsx";
import type { Settings } from "./settings.ts";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";

/** Tabs of the site's settings; passes the site in the content language to each tab. */
export function SiteSettingsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("sites.title")} subtitle={t("sites.subtitle")} />
      <Tabs />
      <div className="mt-5">
        <LoadedTab />
      </div>
    </>
  );
}

function Tabs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tabs = [
    { href: paths.siteWideSettings(), label: t("sites.tabs.site_wide") },
    { href: paths.responsableOrgSettings(), label: t("sites.tabs.responsable_org") },
    { href: paths.advancedSettings(), label: t("sites.tabs.advanced") },
  ];
  return (
    <TabLinks label={t("sites.title")} items={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === pathname }))} />
  );
}

function LoadedTab() {
  const { t } = useTranslation();
  const user = useUser();
  const { locale } = useContentLocale();
  const locales = useQuery(localesQuery());
  const site = useQuery({
    ...siteQuery(locale),
    enabled: locale !== undefined,
    ...FOR_EDITING,
  });
  const isFresh = useIsFresh(site);
  const failed = [locales, site].find((result) => result.isError && result.data === undefined);

  if (failed) {
    return (
      <Card>
        <ErrorState
          title={t("sites.load_failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        >
          {errorWords(failed.error)} {t("sites.load_kept")}
        </ErrorState>
      </Card>
    );
  }
  if (locale === undefined || !site.data || !isFresh) return <SettingsSkeleton />;
  const settings: Settings = { site: site.data.site, locale, user };
  return (
    <>
      <DeletedNote {...settings} />
      <Outlet context={settings} />
    </>
  );
}
