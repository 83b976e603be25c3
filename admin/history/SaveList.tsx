import { Link } from "react-router";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import type { Revision } from "#contract/pages.ts";
import { type Entry, entriesOf, keyOf } from "./entries.ts";
import { EntryLine, EntryWords } from "./EntryWords.tsx";
import { useHistoryAddress } from "./history-address.ts";
import { useRevisionWords } from "./revision-words.ts";
import { useCount, useVersionCount } from "./use-revisions.ts";

interface SaveListProps {
  revisions: readonly Revision[];
  current: Revision | undefined;
  hasOlder: boolean;
  isBusy: boolean;
  onOlder: () => void;
}

/** Every save and version by day, newest first. */
export function SaveList({ revisions, current, hasOlder, isBusy, onOlder }: SaveListProps) {
  const { t } = useTranslation();
  const { isPublished } = useHistoryAddress();
  const words = useRevisionWords();
  const days = new Map<string, Entry[]>();
  for (const entry of entriesOf(revisions, isPublished)) {
    const day = words.day(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <nav aria-label={t("history.list")} className="border-border bg-surface p-4 max-lg:border-b lg:border-e">
      <Filter />
      {days.size === 0 && (
        <p className="mt-4 text-sm text-muted">{t(isPublished ? "history.none_published" : "history.none")}</p>
      )}
      {[...days].map(([day, entries]) => (
        <section key={day} className="mt-4">
          <h2 className="mb-1 text-sm font-medium text-muted">{day}</h2>
          <ol className="flex flex-col text-sm">
            {entries.map((entry) => (
              <EntryLine key={keyOf(entry)} entry={entry}>
                <EntryLink entry={entry} isCurrent={isCurrentEntry(entry, current)} />
              </EntryLine>
            ))}
          </ol>
        </section>
      ))}
      {hasOlder && (
        <Button size="sm" variant="ghost" className="mt-3" isPending={isBusy} onPress={onOlder}>
          {t("history.older")}
        </Button>
      )}
    </nav>
  );
}

/** A published save is also listed as its versions; only one of these counts as current. */
const isCurrentEntry = (entry: Entry, current: Revision | undefined) =>
  entry.revision.number === current?.number &&
  (entry.kind === "version"
    ? entry.publication.number === current.publication?.number
    : entry.revision.publication === null);

/** The last version of a save has the address of the save. */
const earlierNumber = (entry: Entry) =>
  entry.kind === "version" && entry.publication.number !== entry.revision.publication?.number
    ? entry.publication.number
    : undefined;

function EntryLink({ entry, isCurrent }: { entry: Entry; isCurrent: boolean }) {
  const { hrefOf } = useHistoryAddress();
  return (
    <Link
      to={hrefOf(entry.revision.number, earlierNumber(entry))}
      replace
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={cx("block rounded-md px-2 py-1.5", isCurrent ? "bg-selected" : "hover:bg-hover")}
    >
      <EntryWords entry={entry} />
    </Link>
  );
}

function Filter() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const { isPublished, setPublished } = useHistoryAddress();
  const [all, published] = [useCount(page.id), useVersionCount(page.id)];
  // a published save is listed as a save and as each of its versions
  const entries = all === undefined || published === undefined ? undefined : all + published;
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${formatNumber(count)}`;
  return (
    <Segmented
      isFullWidth
      label={t("history.filter")}
      value={isPublished ? "published" : "all"}
      onChange={(id) => setPublished(id === "published")}
      items={[
        { id: "all", label: counted(t("history.all_entries"), entries) },
        { id: "published", label: counted(t("history.published"), published) },
      ]}
    />
  );
}
