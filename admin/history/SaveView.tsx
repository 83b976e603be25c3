import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Note } from "#admin/ui/Note.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { pagesApi, type Revision } from "#contract/pages.ts";
import { Comparison } from "./Comparison.tsx";
import { useHistoryAddress } from "./history-address.ts";
import { useRevisionWords } from "./revision-words.ts";
import { Withheld } from "./Withheld.tsx";

interface SaveViewProps {
  revision: Revision;
  /** Candidates for comparison. */
  revisions: readonly Revision[];
}

/** One save or version: its story, and how it differs from now or from another. */
export function SaveView({ revision, revisions }: SaveViewProps) {
  const words = useRevisionWords();
  const { page } = usePageWork();
  const { comparedWith } = useHistoryAddress();
  const now = useDeferredValue(usePageContent((content) => content));
  const before = revisions.find(({ number }) => number < revision.number);
  const other = comparedWith === "before" ? before : revisions.find(({ number }) => number === comparedWith);
  const contentOf = (id: string) => query(pagesApi.revision, { params: { id: page.id, revision_id: id } });
  const own = useQuery(contentOf(revision.id));
  const others = useQuery({ ...contentOf(other?.id ?? revision.id), enabled: other !== undefined });
  const nowName = useTranslation().t("history.page_now");
  const compared = other
    ? others.data && {
        content: others.data.content,
        name: words.titleOf(other),
        isNow: false,
        isOlder: other.number < revision.number,
      }
    : { content: now, name: nowName, isNow: true, isOlder: false };
  const error = own.error ?? others.error;
  return (
    <section aria-labelledby="history-save">
      <h2 id="history-save" className="text-xl font-bold tracking-tight">
        {words.titleOf(revision)}
      </h2>
      <p className="text-muted [overflow-wrap:anywhere]">{words.storyOf(revision)}</p>
      {revision.publication && <Withheld publication={revision.publication} />}
      {error && (
        <Note tone="danger" role="alert">
          {errorWords(error)}
        </Note>
      )}
      {own.data && compared ? (
        <Comparison revision={revision} content={own.data.content} other={compared}>
          <ComparedWithSelect revision={revision} revisions={revisions} before={before} />
        </Comparison>
      ) : (
        !error && <Skeleton height={200} className="mt-4" />
      )}
    </section>
  );
}

interface ComparedWithSelectProps extends SaveViewProps {
  before: Revision | undefined;
}

function ComparedWithSelect({ revision, revisions, before }: ComparedWithSelectProps) {
  const { t } = useTranslation();
  const words = useRevisionWords();
  const { comparedWith, setComparedWith } = useHistoryAddress();
  const versions = revisions.filter(({ publication, number }) => publication && number !== revision.number);
  const options = [
    { id: "now", label: t("history.page_now") },
    ...(before ? [{ id: "before", label: t("history.save_before") }] : []),
    ...versions.map((one) => ({ id: String(one.number), label: words.titleOf(one) })),
  ];
  const choose = (id: string) => setComparedWith(id === "now" || id === "before" ? id : Number(id));
  return (
    <>
      <span className="text-sm text-muted" aria-hidden="true">
        {t("history.compare_with")}
      </span>
      <Select
        size="sm"
        label={t("history.compare_with")}
        isLabelHidden
        className="w-auto min-w-40"
        options={options}
        value={comparedWith === "before" && !before ? "now" : String(comparedWith)}
        onChange={choose}
      />
    </>
  );
}
