import { CalendarClock } from "lucide-react";
import { lazy, Suspense } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { speakOf, useTranslation } from "#admin/i18n/i18n.ts";
import { useGuideClosed } from "#admin/session/guide-closed.ts";
import { useUser } from "#admin/session/queries.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { PUBLISH_LATER, PUBLISH_NOW, usePublishAddress } from "./publish-address.ts";
import { usePublishStep } from "./publish-words.ts";
import { ScheduledList } from "./ScheduledList.tsx";

/** Lazy: brings the comparison and the calendar. */
const PublishSheet = lazy(async () => {
  const [sheet] = await Promise.all([import("./PublishSheet.tsx"), speakOf("factsheets", "approvals")]);
  return { default: sheet.PublishSheet };
});

const ApprovalPart = lazyPart(() => import("./approval/ApprovalPart.tsx"), "ApprovalPart", "approvals");

/** What residents read now, what is not public yet, and the publish button. */
export function PublishPart() {
  const { t } = useTranslation();
  const { page, canEdit } = usePageWork();
  const { isOpen, isLater, close } = usePublishAddress();
  const { state, change_count, findings, approval } = page;
  const { words } = usePublishStep(page);
  const isApproved = useUser()?.approved_by !== undefined;
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const hasSomething = state !== "published";
  return (
    <section aria-labelledby="page-publishing">
      <h2 id="page-publishing" className="font-bold">
        {usePublishTitle()}
      </h2>
      <Public />
      {state === "changed" && change_count > 0 && (
        <TextLink href={PUBLISH_NOW}>{t("publishing.show_changes")}</TextLink>
      )}
      {isApproved && (hasSomething || approval?.state === "waiting") && (
        <Suspense>
          <ApprovalPart />
        </Suspense>
      )}
      {canEdit && hasSomething && !isApproved && (
        <div className="mt-3 flex flex-col gap-2">
          <LinkButton href={PUBLISH_NOW} variant="primary" isFullWidth>
            {words}
          </LinkButton>
          <LinkButton href={PUBLISH_LATER} icon={CalendarClock} isFullWidth>
            {t("publishing.schedule")}
          </LinkButton>
        </div>
      )}
      {hasSomething && errors > 0 && (
        <p className="mt-2 text-sm text-danger">{t("publishing.waits", { count: errors })}</p>
      )}
      <ScheduledList />
      {isOpen && canEdit && (
        <Suspense>
          <PublishSheet isLater={isLater} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

function usePublishTitle() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const { state, change_count, is_checking } = page;
  if (state === "published" && is_checking) return t("publishing.checking");
  if (state === "changed") return t("publishing.changes", { count: change_count });
  if (state === "published") return t("publishing.up_to_date");
  return t(state === "draft" ? "publishing.draft" : "publishing.withdrawn");
}

function Public() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const isClosed = useGuideClosed();
  const { state, publication, withdrawn_because } = page;
  if (state === "withdrawn")
    return (
      <div className="mt-1 text-sm text-muted">
        <p>{t("publishing.withdrawn_text")}</p>
        {withdrawn_because && (
          <blockquote className="mt-1 border-s-2 border-border ps-2 [overflow-wrap:anywhere]">
            {withdrawn_because}
          </blockquote>
        )}
      </div>
    );
  return (
    <p className="mt-1 text-sm text-muted">
      {publication
        ? t(isClosed ? "publishing.residents_will_read" : "publishing.residents_read", {
            number: publication.number,
            date: formatDate(publication.published_at),
          })
        : t("publishing.draft_text")}
    </p>
  );
}
