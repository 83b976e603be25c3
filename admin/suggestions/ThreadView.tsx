import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { formatDate, formatList, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type Suggestion, suggestionsApi, type SuggestionThread } from "#contract/suggestions.ts";
import { SuggestionCard } from "./SuggestionCard.tsx";
import { type Decisions, useDecisions } from "./use-decisions.ts";

const isPast = (time: string) => Date.parse(time) <= Date.now();

/** All suggestions made through one link. */
export function ThreadView({ id }: { id: string }) {
  const { t } = useTranslation();
  const { close } = useOpened("thread");
  const result = useQuery(query(suggestionsApi.thread, { params: { id } }));
  return (
    <>
      <div className="mb-3 md:hidden">
        <Button variant="ghost" icon={ArrowLeft} onPress={close}>
          {t("suggestions.back")}
        </Button>
      </div>
      {result.data ? (
        <Loaded {...result.data} />
      ) : result.isError ? (
        <ErrorState
          title={t("suggestions.failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void result.refetch()}
        >
          {errorWords(result.error)}
        </ErrorState>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton width="50%" height={24} />
          <Skeleton height={140} />
          <Skeleton height={140} />
        </div>
      )}
    </>
  );
}

function Loaded({ thread, suggestions }: { thread: SuggestionThread; suggestions: Suggestion[] }) {
  const { t } = useTranslation();
  const isEditor = canEdit(useUser());
  const decisions = useDecisions(thread.page);
  const isAccepted = suggestions.some(({ state, written }) => state === "accepted" && written !== null);
  return (
    <>
      <header className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl font-bold tracking-tight [overflow-wrap:anywhere]">
            {thread.subject?.title ?? t("suggestions.gone")}
          </h2>
          <ThreadFacts thread={thread} />
        </div>
        {isEditor && <AllActions suggestions={suggestions} decisions={decisions} />}
      </header>
      {isAccepted && thread.page?.is_published && thread.page.has_changes && (
        <div className="mb-4">
          <Note tone="info">
            {t("suggestions.not_public")}{" "}
            {isEditor && (
              <TextLink isInline href={`${pagePath(thread.page)}?publish`}>
                {t("suggestions.publish")}
              </TextLink>
            )}
          </Note>
        </div>
      )}
      <ul className="flex flex-col gap-4">
        {suggestions.map((one) => (
          <SuggestionCard key={one.id} suggestion={one} decisions={decisions} isEditor={isEditor} />
        ))}
      </ul>
    </>
  );
}

function ThreadFacts({ thread }: { thread: SuggestionThread }) {
  const { t } = useTranslation();
  const { expires_at, revoked_at, parts, label, proposer } = thread;
  const isEnded = isPast(expires_at);
  const end = thread.is_assistant
    ? t("suggestions.by_assistant")
    : revoked_at
      ? t("suggestions.link_revoked")
      : isEnded
        ? t("suggestions.link_ended")
        : t("suggestions.link_ends", { date: formatDate(expires_at, { dateStyle: "long" }) });
  const name = label && label !== proposer ? `${proposer} (${label})` : proposer;
  return (
    <p className="text-muted">
      {formatList(parts.map((part) => t(`suggestions.parts.${part}`)))}
      {". "}
      {t("suggestions.by", { name, when: formatRelative(thread.last_at) })} {end}{" "}
      {thread.subject && (
        <TextLink isInline href={thread.redirect_to}>
          {t("suggestions.open_subject")}
        </TextLink>
      )}
    </p>
  );
}

/** Suggestions that can be accepted in bulk: the text is unchanged, and there is no competing suggestion. */
function acceptable(open: readonly Suggestion[]) {
  const placeOf = ({ part, field, locale }: Suggestion) => `${part} ${field} ${locale}`;
  const texts = open.filter(({ value, has_changed }) => value !== null && !has_changed);
  const rivals = open.filter(({ value }) => value !== null).map(placeOf);
  return texts.filter((one) => rivals.filter((place) => place === placeOf(one)).length === 1);
}

function AllActions({ suggestions, decisions }: { suggestions: readonly Suggestion[]; decisions: Decisions }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const open = suggestions.filter(({ state }) => state === "open");
  const ready = acceptable(open);
  if (open.length < 2) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button isDisabled={decisions.isPending} onPress={() => setAsking(true)}>
        {t("suggestions.decline_all")}
      </Button>
      {ready.length > 0 && (
        <Button
          variant="primary"
          isPending={decisions.isPending}
          onPress={() => decisions.decide(ready, { decision: "accept" })}
        >
          {t("suggestions.accept_all", { count: ready.length })}
        </Button>
      )}
      <Dialog
        role="alertdialog"
        size="sm"
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("suggestions.all.decline_title", { count: open.length })}
        description={t("suggestions.all.decline_text")}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button slot="close">{t("common.cancel")}</Button>
            <Button slot="close" variant="danger" onPress={() => decisions.decide(open, { decision: "decline" })}>
              {t("suggestions.all.confirm")}
            </Button>
          </>
        }
      />
    </div>
  );
}
