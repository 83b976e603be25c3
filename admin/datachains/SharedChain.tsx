import { useTranslation } from "#admin/i18n/i18n.ts";
import { PublicChain } from "#admin/inventory/PublicChain.tsx";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import type { Datachain } from "#contract/datachains.ts";
import type { Taxonomy } from "#datachain/model.ts";

/** A datachain for guests of a share link. */
export function SharedChain({ datachain, taxonomy }: { datachain: Datachain; taxonomy: Taxonomy }) {
  const { t } = useTranslation();
  const { locale, default_locale } = useContentLocale();
  const { content, organizations } = datachain;
  if (content.placements.length === 0 && Object.keys(content.undisclosed).length === 0)
    return <EmptyState title={t("datachains.start.empty_title")}>{t("datachains.what_text")}</EmptyState>;
  const own = default_locale ?? "en";
  return (
    <div className="flex max-w-200 flex-col gap-5">
      <ContentLanguage isDirty={false} hasHint={false} />
      <PublicChain
        taxonomy={taxonomy}
        content={content}
        organizations={organizations}
        locale={locale ?? own}
        default_locale={own}
      />
    </div>
  );
}
