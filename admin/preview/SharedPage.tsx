import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { errorWords } from "#admin/api/errors.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { StillDrawing } from "./Drawing.tsx";
import { useGuideSite } from "./guide-site.ts";
import { useHomeSnapshot, useSnapshot } from "./preview-data.ts";

/** A page for guests of a share link: the guide's own page, including unpublished changes. */
export function SharedPage() {
  const { t } = useTranslation();
  const { page, locale, setLocale } = usePageWork();
  const name = page.type === "home_page" ? t("pages.home") : page.title;
  return (
    <article aria-label={name}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-muted">
          {t(page.state === "published" ? "preview.shared.as_public" : "preview.shared.as_drafted")}
        </p>
        {page.locales.length > 1 && (
          <Select
            label={t("preview.shared.language")}
            size="sm"
            options={page.locales.map((id) => ({ id, label: languageName(id) }))}
            value={locale}
            onChange={setLocale}
          />
        )}
      </div>
      <div
        lang={languageTag(locale)}
        data-theme="light"
        className="overflow-hidden rounded-lg border border-border bg-surface text-text"
      >
        <Drawn />
      </div>
    </article>
  );
}

function Drawn() {
  const { t } = useTranslation();
  const { page, locale } = usePageWork();
  const result = useSnapshot(page);
  const site = useGuideSite(locale);
  const home = useHomeSnapshot();
  if (result.isError && !result.data)
    return (
      <ErrorState
        title={t("preview.failed")}
        retryLabel={t("common.retry")}
        onRetry={() => void result.refetch()}
        isRetrying={result.isFetching}
      >
        {errorWords(result.error)}
      </ErrorState>
    );
  if (!result.data || !site || home === undefined)
    return (
      <div aria-busy="true" className="flex flex-col gap-4 p-6">
        <Skeleton width="60%" height={32} />
        <Skeleton height={240} />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
      </div>
    );
  const { snapshot, cards, member_count } = result.data;
  return <StillDrawing snapshot={snapshot} cards={cards} memberCount={member_count} site={site} />;
}
