import { Check, Equal, Undo2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Difference, DifferenceCard } from "#admin/publishing/DifferenceCard.tsx";
import { ALL, DifferenceFilter, isShownUnder } from "#admin/publishing/DifferenceFilter.tsx";
import { NotSavedError } from "#admin/publishing/use-changes.ts";
import { DifferenceKey } from "#admin/records/TextDifference.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { ApiError } from "#contract/client.ts";
import type { PageContent } from "#contract/page-content.ts";
import type { Revision } from "#contract/pages.ts";
import { compareContents } from "./compare-contents.ts";
import { useRevisionWords } from "./revision-words.ts";
import { useNames } from "./use-names.ts";
import { useRestore } from "./use-restore.ts";

interface ComparisonProps {
  revision: Revision;
  content: PageContent;
  /** The other side of the comparison; fields can be restored only if it is the current page (`isNow`). */
  other: {
    readonly content: PageContent;
    readonly name: string;
    readonly isNow: boolean;
    /** If so, this save is the later one, and its words are shown as added. */
    readonly isOlder: boolean;
  };
  children: React.ReactNode;
}

type Restored = { readonly change: Difference; readonly before: PageContent };

const keyOf = ({ field, locale }: Pick<Difference, "field" | "locale">) => `${field} ${locale ?? ""}`;

/** Differences of one save, field by field; each can be restored by itself. */
export function Comparison({ revision, content, other, children }: ComparisonProps) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const words = useRevisionWords();
  const [filter, setFilter] = useState(ALL);
  const [restored, setRestored] = useState<readonly Restored[]>([]);
  const { restore, undo } = useRestore();
  const names = useNames([content, other.content]);
  const sides = other.isOlder ? ([other.content, content] as const) : ([content, other.content] as const);
  const { differences, same_count } = compareContents(...sides, names);
  const ownName = t("history.only_in", { what: words.titleOf(revision) });
  const otherName = other.isNow ? t("history.only_now") : t("history.only_in", { what: other.name });
  const isBack = (change: Difference) => restored.some((one) => keyOf(one.change) === keyOf(change));
  const open = differences.filter((change) => isShownUnder(filter, change) && !isBack(change));
  const bringBack = (change: Difference) =>
    restore.mutate(
      { revision, field: change },
      { onSuccess: ({ before }) => setRestored((all) => [...all, { change, before }]) },
    );
  const putBack = ({ change, before }: Restored) => {
    undo(before, change);
    setRestored((all) => all.filter((one) => one.change !== change));
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {children}
        <DifferenceFilter changes={differences} value={filter} onChange={setFilter} />
        <span className="md:ms-auto">
          <DifferenceKey removed={other.isOlder ? otherName : ownName} added={other.isOlder ? ownName : otherName} />
        </span>
      </div>
      {restore.isError && <RestoreProblem error={restore.error} />}
      <ul className="mt-4 flex flex-col gap-4">
        {restored.map((one) => (
          <RestoredCard key={keyOf(one.change)} change={one.change} onUndo={() => putBack(one)} />
        ))}
        {open.map((change) => (
          <DifferenceCard
            key={keyOf(change)}
            change={change}
            aside={
              canEdit &&
              other.isNow && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={Undo2}
                  className="-me-2"
                  isPending={restore.isPending && restore.variables.field === change}
                  onPress={() => bringBack(change)}
                >
                  {t("history.restore_field")}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {differences.length === 0 && restored.length === 0 && (
        <p className="text-muted">{t(other.isNow ? "history.same" : "history.same_as")}</p>
      )}
      {differences.length > 0 && (
        <p className="mt-4 flex gap-2 text-sm text-muted">
          <Equal size={16} className="mt-0.5 flex-none" aria-hidden />
          {t("history.unchanged", { count: same_count })}
        </p>
      )}
    </>
  );
}

function RestoredCard({ change, onUndo }: { change: Difference; onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <DifferenceCard
      // restoring swapped the two sides
      change={{ ...change, before: change.after, after: change.before }}
      mark={t("history.not_public")}
      aside={
        <>
          <span role="status" className="inline-flex items-center gap-1 font-medium text-success">
            <Check size={16} aria-hidden />
            {t("history.restored_field")}
          </span>
          <Button size="sm" variant="ghost" className="-me-2" onPress={onUndo}>
            {t("common.undo")}
          </Button>
        </>
      }
    />
  );
}

export function RestoreProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isClash = error instanceof ApiError && error.status === 409;
  const said = () => {
    if (isClash) return t("history.changed_meanwhile");
    return error instanceof NotSavedError ? t("publishing.sheet.not_saved") : errorWords(error);
  };
  return (
    <div className="mt-4">
      <Note role="alert" tone={isClash ? "warning" : "danger"} title={t("history.restore_failed")}>
        {said()}
      </Note>
    </div>
  );
}
