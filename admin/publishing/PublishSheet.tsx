import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Sheet } from "#admin/ui/Sheet.tsx";
import { ChangeList, ChangeListSkeleton } from "./ChangeList.tsx";
import { useNoteProblem } from "./note-limit.ts";
import { PublishSide } from "./PublishSide.tsx";
import { NotSavedError, useChanges } from "./use-changes.ts";
import { type Refusal, usePublish } from "./use-publish.ts";
import { soonAt } from "./site-time.ts";
import { useSiteZone } from "./site-zone.ts";
import { useTimeProblem, type When } from "./WhenField.tsx";

interface PublishSheetProps {
  /** Opens with scheduling selected. */
  isLater: boolean;
  onClose: () => void;
}

const NO_PROBLEMS = { note: undefined, time: undefined };

/** What publishing changes for residents, the checks, and the decision: now, later, or not at all. */
export function PublishSheet({ isLater, onClose }: PublishSheetProps) {
  const { t } = useTranslation();
  const zone = useSiteZone();
  const [note, setNote] = useState("");
  const [chosen, setChosen] = useState<When | undefined>();
  const [isTried, setTried] = useState(false);
  const changes = useChanges();
  const publish = usePublish(onClose);
  const problemOf = useTimeProblem();
  const when = chosen === undefined && isLater ? { at: zone ? soonAt(zone) : null } : (chosen ?? null);
  const problems = { note: useNoteProblem()(note), time: problemOf(when) };
  const { data } = changes;
  const send = () => {
    setTried(true);
    if (data && !problems.note && !problems.time) publish.mutate({ when, note, digest: data.digest });
  };
  return (
    <Sheet
      size="lg"
      title={useTitle()}
      detail={useDetail()}
      closeLabel={t("common.close")}
      onClose={onClose}
      footer={
        <>
          <span className="text-sm text-muted max-md:w-full">{useSummary(data?.changes)}</span>
          <span className="ms-auto flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
            <Button onPress={onClose}>{t("publishing.sheet.keep_editing")}</Button>
            {data && (
              <SendButton
                number={data.next_number}
                isScheduled={when !== null}
                isPending={publish.isPending}
                onPress={send}
              />
            )}
          </span>
        </>
      }
    >
      <div className="grid min-h-full md:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0 p-4 md:px-6 md:py-5">
          {publish.refusal && <RefusalNote refusal={publish.refusal} />}
          {changes.isError && (
            <LoadProblem error={changes.error} isRetrying={changes.isFetching} onRetry={() => void changes.refetch()} />
          )}
          {changes.isPending && <ChangeListSkeleton />}
          {data && <ChangeList changes={data.changes} unchanged_count={data.unchanged_count} />}
        </div>
        <PublishSide
          data={data}
          findings={publish.refusal?.kind === "errors" ? publish.refusal.findings : data?.findings}
          note={note}
          onNote={setNote}
          when={when}
          onWhen={setChosen}
          problems={isTried ? problems : NO_PROBLEMS}
        />
      </div>
    </Sheet>
  );
}

function useTitle() {
  const { t } = useTranslation();
  const { page } = usePageWork();
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

function RefusalNote({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation();
  const said = {
    changed: { title: t("publishing.sheet.changed_title"), text: t("publishing.sheet.changed") },
    errors: { title: t("publishing.sheet.errors_title"), text: t("publishing.sheet.errors") },
    failed: {
      title: t("publishing.sheet.failed"),
      text: refusal.kind === "failed" && `${errorWords(refusal.error)} ${t("publishing.sheet.failed_kept")}`,
    },
  }[refusal.kind];
  return (
    <div className="mb-4">
      <Note role="alert" tone={refusal.kind === "changed" ? "warning" : "danger"} title={said.title}>
        {said.text}
      </Note>
    </div>
  );
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

interface SendButtonProps {
  number: number;
  isScheduled: boolean;
  isPending: boolean;
  onPress: () => void;
}

function SendButton({ number, isScheduled, isPending, onPress }: SendButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="primary"
      isPending={isPending}
      pendingLabel={t(isScheduled ? "publishing.sheet.scheduling" : "publishing.sheet.publishing")}
      onPress={onPress}
    >
      {t(isScheduled ? "publishing.sheet.schedule_version" : "publishing.sheet.publish_version", { number })}
    </Button>
  );
}
