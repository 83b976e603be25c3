import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { Outlet, useParams, useSearchParams } from "react-router";
import { readAhead } from "#admin/api/query.ts";
import { pageQuery } from "#admin/content/page-query.ts";
import { PageWorkContext, usePageWork } from "#admin/content/page-work.ts";
import { usePageSaver } from "#admin/content/use-page-saver.ts";
import { lazyPart, type Prefetch } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ProgressLine } from "#admin/inventory/ProgressLine.tsx";
import { ConflictGate, useConflict } from "#admin/records/conflict/ConflictGate.tsx";
import { FOR_EDITING } from "#admin/records/for-editing.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { pickLocale, useContentLocale } from "#admin/session/content-locale.ts";
import { isShared } from "#admin/session/share-limits.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import type { Page } from "#contract/pages.ts";
import { useClashWords } from "./clash-words.ts";
import { DeletedSubject } from "./DeletedSubject.tsx";
import { PageTop } from "./PageTop.tsx";
import { PhoneBar } from "./PhoneBar.tsx";
import { RefusedSave } from "./RefusedSave.tsx";
import { Company } from "./SidePanel.tsx";
import { usePresence } from "./use-presence.ts";

/** Lazy: few open the history. */
const HistoryView = lazy(async () => ({ default: (await import("#admin/history/HistoryView.tsx")).HistoryView }));

const TranslateView = lazyPart(() => import("#admin/translations/TranslateView.tsx"), "TranslateView", "writing");

/** Lazy: brings the guide's components and vocabularies, needed only by guests of a share link. */
const SharedPage = lazy(async () => ({ default: (await import("#admin/preview/SharedPage.tsx")).SharedPage }));

/** Milliseconds. A changed record is checked within about a second. */
const CHECKED_SOON = 1500;

const editedPage = (page_id: string | undefined) => ({ ...pageQuery(page_id), ...FOR_EDITING });

export const prefetch: Prefetch = (client, { page_id }) => readAhead(client, editedPage(page_id));

/** One page: its tabs share one document that saves itself. */
export function PageFrame() {
  const { t } = useTranslation();
  const { page_id } = useParams();
  const result = useQuery({
    ...editedPage(page_id),
    // its device may have been changed in another tab; what is being written is not in the query
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.page.is_checking ? CHECKED_SOON : false),
  });
  return (
    <LoadedRecord result={result} failedTitle={t("pages.editor.load_failed")} skeleton={<RecordSkeleton />} isFresh>
      {({ page }) => <LoadedPage key={page.id} page={page} />}
    </LoadedRecord>
  );
}

function LoadedPage({ page }: { page: Page }) {
  const user = useUser();
  const saver = usePageSaver(page);
  const { people, setField } = usePresence(page.id);
  const content = useContentLocale();
  const locale = pickLocale(page.locales, page.default_locale, [content.locale ?? null]) ?? page.default_locale;
  const isWriter = canEdit(user);
  const { setLocale } = content;
  const work = useMemo(
    () => saver && { page, saver, locale, setLocale, canEdit: isWriter, people, setField },
    // oxlint-disable-next-line react/exhaustive-deps -- setLocale is recreated on every render but behaves the same
    [page, saver, locale, isWriter, people, setField],
  );
  if (!work) return <RecordSkeleton />;
  return (
    <PageWorkContext value={work}>
      <Screen />
    </PageWorkContext>
  );
}

/** The page's step in the progress of its device or algorithm. */
function PageProgress() {
  const { page, canEdit: isWriter } = usePageWork();
  const { subject, state, languages } = page;
  if (!subject) return null;
  return (
    <div className="mt-5">
      <ProgressLine
        kind={subject.kind}
        id={subject.id}
        stamp={JSON.stringify([state, languages])}
        isWriter={isWriter}
        isQuiet
      />
    </div>
  );
}

/** The tabs, the history (`?history`) or the translation view (`?translate=km`). */
function Screen() {
  const [search] = useSearchParams();
  const { page, saver, canEdit: isWriter } = usePageWork();
  const { open: decide } = useConflict();
  const words = useClashWords();
  const target = search.get("translate");
  if (isShared())
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <SharedPage />
      </Suspense>
    );
  if (target !== null && target !== page.default_locale && page.locales.includes(target))
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <TranslateView key={target} locale={target} />
      </Suspense>
    );
  if (search.has("history"))
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <HistoryView />
      </Suspense>
    );
  return (
    <>
      <PageTop onDecide={decide} />
      <PageProgress />
      <DeletedSubject />
      <RefusedSave />
      <ConflictGate saver={saver} words={words} aside={<Company />}>
        <Outlet />
        {isWriter && <PhoneBar onDecide={decide} />}
      </ConflictGate>
    </>
  );
}
