import { useQuery } from "@tanstack/react-query";
import { Globe, GlobeLock, MonitorSmartphone, Pencil } from "lucide-react";
import { config } from "#admin/api/config.ts";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { siteLink } from "#admin/frame/site-link.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { openPreview } from "#admin/preview/open-preview.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery, useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { type GuideOverview, guideApi } from "#contract/guide.ts";
import type { Site } from "#contract/sites.ts";
import { HealthCard } from "./HealthCard.tsx";
import { LanguagesCard } from "./LanguagesCard.tsx";
import { RecentCard } from "./RecentCard.tsx";
import { ScheduledCard } from "./ScheduledCard.tsx";
import { SiteCard } from "./SiteCard.tsx";

/** The site, its address, and its name in the current language or the fallback. */
function useSite() {
  const { locale, isPending } = useContentLocale();
  const result = useQuery({ ...siteQuery(locale), enabled: !isPending });
  const site = result.data?.site;
  const link = siteLink(site, config());
  // the preview host has no protocol: resolve it against this page's
  const href = link && new URL(link, window.location.href).href.replace(/\/$/, "");
  const name = site?.name ? { text: site.name, locale: site.locale } : site?.fallbacks?.["name"];
  return { site, href, name, isPending: result.isPending && !result.isError };
}

/** The guide as a whole: what residents find, and what needs attention. */
export function GuidePage() {
  const { t } = useTranslation();
  const { locale, isPending } = useContentLocale();
  const { site, href, name, isPending: isSitePending } = useSite();
  const result = useQuery({ ...query(guideApi.overview, { query: locale ? { locale } : {} }), enabled: !isPending });
  const overview = result.data?.overview;
  if (!result.isError && (isSitePending || !overview)) return <GuideSkeleton />;
  return (
    <>
      <PageHead
        title={name?.text ?? t("layout.nav.guide")}
        titleLang={name && languageTag(name.locale)}
        subtitle={t("overview.subtitle")}
        status={<GuideStatus site={site} overview={overview} />}
        actions={<Actions overview={overview} />}
      />
      {result.isError && !overview ? (
        <Card>
          <ErrorState
            title={t("overview.failed")}
            retryLabel={t("common.retry")}
            onRetry={() => void result.refetch()}
            isRetrying={result.isFetching}
          >
            {errorWords(result.error)}
          </ErrorState>
        </Card>
      ) : (
        <>
          <EndedNote site={site} />
          <SiteCard site={site} href={href} overview={overview} />
          <Cards overview={overview} readAt={result.dataUpdatedAt} />
        </>
      )}
    </>
  );
}

interface GuideStatusProps {
  site: Site | undefined;
  overview: GuideOverview | undefined;
}

/** A deleted guide says so below its title. */
function GuideStatus({ site, overview }: GuideStatusProps) {
  if (!overview || site?.deleted_at) return null;
  return <Publicity overview={overview} isOpen={site?.is_open ?? true} />;
}

/** Says that residents cannot read the guide, with a link to change that. */
function EndedNote({ site }: { site: Site | undefined }) {
  const { t } = useTranslation();
  if (!site || (!site.deleted_at && site.is_open)) return null;
  const state = site.deleted_at ? "deleted" : "closed";
  return (
    <div className="mb-6">
      <Note
        tone="warning"
        title={t(`overview.${state}`)}
        actions={
          <LinkButton size="sm" href={paths.advancedSettings()}>
            {t("overview.open_settings")}
          </LinkButton>
        }
      >
        {t(`overview.${state}_text`)}
      </Note>
    </div>
  );
}

/** Skeleton in the final layout, to avoid layout shift. */
function GuideSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <PageHead title={t("layout.nav.guide")} subtitle={t("overview.subtitle")} />
      <Card className="mb-6 h-59 p-4">
        <Skeleton height="100%" />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton height={320} className="rounded-lg" />
        <Skeleton height={280} className="rounded-lg" />
      </div>
    </div>
  );
}

function Cards({ overview, readAt }: { overview: GuideOverview | undefined; readAt: number }) {
  const { locales, default_locale } = useContentLocale();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <HealthCard overview={overview} locales={locales} default_locale={default_locale} readAt={readAt} />
        <RecentCard recent={overview?.recent} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <LanguagesCard languages={overview?.languages} locales={locales} default_locale={default_locale} />
        <ScheduledCard />
      </div>
    </div>
  );
}

function Publicity({ overview, isOpen }: { overview: GuideOverview; isOpen: boolean }) {
  const { t } = useTranslation();
  if (!isOpen) return <Badge icon={GlobeLock}>{t("overview.closed_now")}</Badge>;
  return overview.public_since ? (
    <Badge tone="quiet" icon={Globe}>
      {t("overview.public")}
    </Badge>
  ) : (
    <Badge icon={GlobeLock}>{t("overview.not_public")}</Badge>
  );
}

function Actions({ overview }: { overview: GuideOverview | undefined }) {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  const count = overview?.states.changed ?? 0;
  const { locale } = useContentLocale();
  return (
    <>
      {locale !== undefined && (
        <Button icon={MonitorSmartphone} onPress={() => void openPreview(null, locale, t("preview.failed"))}>
          {t("overview.open_preview")}
        </Button>
      )}
      <LinkButton href={paths.homePage()} icon={Pencil}>
        {isWriter ? t("overview.edit_home") : t("overview.open_home")}
      </LinkButton>
      {count > 0 && (
        <LinkButton
          variant="primary"
          href={listHref(paths.pages(), { state: "changed" })}
          // three do not fit side by side on a phone
          className="max-md:basis-full!"
        >
          {t("overview.review_changes", { count })}
        </LinkButton>
      )}
    </>
  );
}
