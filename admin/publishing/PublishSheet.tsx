import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { isToAsk, isToPublish, type Standing } from "#admin/session/approving.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Sheet } from "#admin/ui/Sheet.tsx";
import type { PageFinding } from "#contract/publications.ts";
import { ApprovalNote } from "./approval/ApprovalNote.tsx";
import { ChecksLink } from "./ChecksLink.tsx";
import { ChangeList, ChangeListSkeleton } from "./ChangeList.tsx";
import { PublishActions } from "./PublishActions.tsx";
import { PublishSide } from "./PublishSide.tsx";
import { isDecided, refusalOf } from "./refusal.ts";
import { RefusalNote } from "./RefusalNote.tsx";
import { NotSavedError } from "./use-changes.ts";
import { usePublishForm } from "./use-publish-form.ts";

interface PublishSheetProps {
  /** Opens with scheduling selected. */
  isLater: boolean;
  onClose: () => void;
}

/** What publishing changes for residents, the checks, and the decision: now, later, or not at all. */
export function PublishSheet({ isLater, onClose }: PublishSheetProps) {
  const { t } = useTranslation();
  const publishing = usePublishForm(isLater, onClose);
  const { changes, standing, calls, form } = publishing;
  const { data } = changes;
  const failure = useFailure(calls);
  const findings = failure?.refusal.kind === "errors" ? failure.refusal.findings : data?.findings;
  return (
    <Sheet
      size="lg"
      title={useTitle(standing)}
      detail={useDetail()}
      closeLabel={t("common.close")}
      onClose={onClose}
      footer={<Foot form={publishing} findings={findings} onClose={onClose} />}
    >
      <div className="grid min-h-full md:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0 p-4 md:px-6 md:py-5">
          <div className="mb-4 flex flex-col gap-3 empty:hidden">
            {failure && <RefusalNote {...failure} standing={standing} />}
            {data && standing && standing !== "free" && <ApprovalNote standing={standing} approval={data.approval} />}
          </div>
          {changes.isError && (
            <LoadProblem error={changes.error} isRetrying={changes.isFetching} onRetry={() => void changes.refetch()} />
          )}
          {changes.isPending && <ChangeListSkeleton />}
          {data && <ChangeList changes={data.changes} unchanged_count={data.unchanged_count} />}
        </div>
        <PublishSide data={data} standing={standing} findings={findings} {...form} />
      </div>
    </Sheet>
  );
}

type FootProps = {
  readonly form: ReturnType<typeof usePublishForm>;
  readonly findings: readonly PageFinding[] | undefined;
  readonly onClose: () => void;
};

function Foot({ form: { changes, standing, calls, form, send, takeBack }, findings, onClose }: FootProps) {
  const { t } = useTranslation();
  const { data } = changes;
  return (
    <>
      <span className="text-sm text-muted max-md:flex-1">{useSummary(data?.changes)}</span>
      {findings && <ChecksLink findings={findings} when={standing && isToPublish(standing) ? form.when : undefined} />}
      <span className="ms-auto flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        <Button className={standing === "open" ? "max-md:hidden!" : undefined} onPress={onClose}>
          {t(standing === "open" || standing === "theirs" ? "common.close" : "publishing.sheet.keep_editing")}
        </Button>
        {data && standing && (
          <PublishActions
            number={data.next_number}
            standing={standing}
            approval={data.approval}
            isScheduled={form.when !== null}
            isPending={calls.publish.isPending || calls.ask.isPending}
            onSend={send}
            onTakeBack={takeBack}
            isTakingBack={calls.takeBack.isPending}
            onSentBack={onClose}
          />
        )}
      </span>
    </>
  );
}

type Tried = { readonly isError: boolean; readonly error: unknown };

/** What was tried last, and why it failed. */
function useFailure({ publish, ask, takeBack }: Record<"publish" | "ask" | "takeBack", Tried>) {
  const { t } = useTranslation();
  if (publish.isError) return { refusal: refusalOf(publish.error), title: t("publishing.sheet.failed") };
  if (ask.isError) return { refusal: refusalOf(ask.error), title: t("approvals.failed") };
  if (!takeBack.isError) return undefined;
  const text = isDecided(takeBack.error) ? t("approvals.decided_meanwhile") : undefined;
  return { refusal: refusalOf(takeBack.error), title: t("approvals.take_back.failed"), text };
}

function useTitle(standing: Standing | undefined) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  if (standing === "open") return t("approvals.title.open");
  if (standing === "own" || standing === "theirs") return t("approvals.title.waiting");
  if (isToAsk(standing)) return t("approvals.title.ask");
  if (page.state === "withdrawn") return t("publishing.sheet.title_again");
  return t(page.publication ? "publishing.sheet.title" : "publishing.sheet.title_first");
}

function useDetail() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const name = page.type === "home_page" ? t("pages.home") : page.title;
  if (page.state === "withdrawn") return t("publishing.sheet.withdrawn", { name });
  if (!page.publication) return t("publishing.sheet.first", { name });
  const { number, published_at } = page.publication;
  return t("publishing.sheet.now", { name, number, date: formatDate(published_at) });
}

/** "4 changes, 2 languages" */
function useSummary(changes: readonly { readonly locale: string | null }[] | undefined) {
  const { t } = useTranslation();
  if (!changes?.length) return null;
  const languages = new Set(changes.flatMap(({ locale }) => locale ?? [])).size;
  const parts = [
    t("publishing.sheet.summary_changes", { count: changes.length }),
    languages > 0 && t("publishing.sheet.summary_languages", { count: languages }),
  ];
  return parts.filter(Boolean).join(", ");
}

interface LoadProblemProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function LoadProblem({ error, isRetrying, onRetry }: LoadProblemProps) {
  const { t } = useTranslation();
  const isUnsaved = error instanceof NotSavedError;
  return (
    <ErrorState
      title={t(isUnsaved ? "publishing.sheet.not_saved" : "publishing.sheet.load_failed")}
      retryLabel={t("common.retry")}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {isUnsaved ? t("publishing.sheet.not_saved_text") : errorWords(error)}
    </ErrorState>
  );
}
