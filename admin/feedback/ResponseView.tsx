import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { type FeedbackDetail, feedbackApi, isUndecided, OPEN_CASES } from "#contract/feedback.ts";
import { takeExpectedFocus } from "./expected-focus.ts";
import { CaseBar } from "./CaseBar.tsx";
import { Composer, type ComposerHandle } from "./Composer.tsx";
import { useInboxKeys } from "./inbox-keys.ts";
import { MistakeCard, type MistakeHandle } from "./MistakeCard.tsx";
import { ResponseCard } from "./ResponseCard.tsx";
import type { Steps } from "./steps.ts";
import type { UnsentTexts } from "./unsent.ts";
import { useCase } from "./use-case.ts";

type ResponseViewProps = { id: string; steps: Steps; unsent: UnsentTexts };

/** One response with its case. */
export function ResponseView({ id, steps, unsent }: ResponseViewProps) {
  const { t } = useTranslation();
  const article = useRef<HTMLElement>(null);
  const { newer, older, go } = steps;
  useInboxKeys({ j: older ? () => go(older) : undefined, k: newer ? () => go(newer) : undefined });
  useEffect(() => {
    if (!takeExpectedFocus()) return;
    article.current?.focus({ preventScroll: true });
    document.getElementById(`feedback-${id}`)?.scrollIntoView({ block: "nearest" });
  }, [id]);
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={t("feedback.opened")}
      className="flex min-h-0 min-w-0 flex-1 flex-col outline-none"
    >
      <Content id={id} steps={steps} unsent={unsent} />
    </article>
  );
}

function Content({ id, steps, unsent }: ResponseViewProps) {
  const { t } = useTranslation();
  const result = useQuery(query(feedbackApi.show, { params: { id } }));
  if (result.data) return <Loaded response={result.data.response} steps={steps} unsent={unsent} />;
  if (result.isError)
    return (
      <div className="p-4 md:p-6">
        <ErrorState title={t("feedback.failed")} retryLabel={t("common.retry")} onRetry={() => void result.refetch()}>
          {errorWords(result.error)}
        </ErrorState>
      </div>
    );
  return (
    <div aria-busy="true" className="flex flex-col gap-4 p-4 md:p-6">
      <Skeleton width="60%" height={36} />
      <Skeleton height={220} />
      <Skeleton height={180} />
    </div>
  );
}

type LoadedProps = Omit<ResponseViewProps, "id"> & { response: FeedbackDetail };

const isOpen = ({ case_status }: FeedbackDetail) => OPEN_CASES.some((status) => status === case_status);

function Loaded({ response, steps, unsent }: LoadedProps) {
  const isEditor = canEdit(useUser());
  const work = useCase(response);
  const composer = useRef<ComposerHandle>(null);
  const mistake = useRef<MistakeHandle>(null);
  const { newer, older, go } = steps;
  /** At the end of the list, stay on this response. */
  const goOn = () => go(older ?? newer ?? response.id);
  const hasCase = response.case_status !== null;
  const needsDecision = isEditor && isUndecided(response);
  const canClose = isEditor && isOpen(response) && !needsDecision && !work.isPending;
  const close = canClose ? () => work.close(goOn) : undefined;
  const reply = <Composer ref={composer} {...{ response, work, isEditor, unsent }} onNext={goOn} />;
  const decide = needsDecision ? () => mistake.current?.focusState() : undefined;
  useInboxKeys({ e: close ?? decide, r: isEditor && hasCase ? () => composer.current?.focusReply() : undefined });
  return (
    <>
      <div className="relative flex flex-col gap-4 px-4 pt-4 md:px-6 lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:pb-4">
        <CaseBar response={response} steps={steps} work={work} isEditor={isEditor} onClose={close} />
        <ResponseCard response={response} isEditor={isEditor} />
        {response.mistake && (
          <MistakeCard
            key={response.lock_version}
            ref={mistake}
            response={response}
            mistake={response.mistake}
            work={work}
            isEditor={isEditor}
            onNext={goOn}
          />
        )}
        {response.note && <TeamNote note={response.note} />}
        {/* the state of a mistake comes before a reply: both scroll together */}
        {response.mistake && <div className="flex-none">{reply}</div>}
      </div>
      {hasCase && !response.mistake && (
        <div className="flex-none px-4 pt-4 pb-8 md:px-6 lg:flex lg:max-h-[62%] lg:min-h-0 lg:flex-col lg:pt-0 lg:pb-4">
          {reply}
        </div>
      )}
    </>
  );
}

function TeamNote({ note: { text, by, at } }: { note: NonNullable<FeedbackDetail["note"]> }) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3 rounded-lg border border-warning-border bg-warning-soft px-4 py-3">
      {by && <Avatar name={by} isDecorative />}
      <div className="min-w-0">
        <p>
          {by && <b className="font-medium">{by}</b>}{" "}
          <span className="text-sm text-muted">{[formatRelative(at), t("feedback.note.title")].join(" · ")}</span>
        </p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      </div>
    </div>
  );
}
