import { X } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { inserted, moved, without } from "#admin/pages/editor/list-edits.ts";
import { OrderedList } from "#admin/pages/editor/OrderedList.tsx";
import { PagePicker } from "#admin/pages/PagePicker.tsx";
import { useCollections, usePagesById } from "#admin/pages/pages-by-id.ts";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { CollectionItem, PageItem, PageType } from "#contract/pages.ts";
import { GroupHead } from "./GroupHead.tsx";
import { type GroupBy, groupMembers, useGroupName } from "./group-members.ts";
import { PageLine } from "./PageLine.tsx";

type Member = { readonly id: string };

interface PageRowsProps {
  label: string;
  members: readonly Member[];
  onChange: (make: (members: readonly Member[]) => Member[]) => void;
  types?: readonly PageType[] | undefined;
  /** Group headings, as residents will see them. */
  groupBy?: GroupBy | undefined;
  words: { find: string; not_public: string };
}

/** Manually ordered pages, with a search below to add more. */
export function PageRows({ label, members, onChange, types, groupBy = "none", words }: PageRowsProps) {
  const { t } = useTranslation();
  const { page, locale, canEdit } = usePageWork();
  const ids = members.map(({ id }) => id);
  const { byId, isPending, failed } = usePagesById(ids, locale);
  const collections = useCollections(ids.filter((id) => byId.get(id)?.type === "collection_page"));
  const groupName = useGroupName();
  const groups = groupMembers(
    members,
    groupBy === "none" ? null : ({ id }: Member) => groupName(byId.get(id), groupBy),
    t("collections.no_group"),
  );
  const nameOf = ({ id }: Member) => byId.get(id)?.title ?? t("collections.gone");
  const remove = (member: Member, at: number) => {
    onChange((before) => without(before, member.id));
    showToast({
      message: t("collections.removed", { name: nameOf(member) }),
      actionLabel: t("common.undo"),
      onAction: () => onChange((before) => inserted(before, member, at)),
    });
  };
  if (failed)
    return (
      <ErrorState
        title={t("collections.load_failed")}
        retryLabel={t("common.retry")}
        onRetry={() => void failed.refetch()}
      >
        {errorWords(failed.error)}
      </ErrorState>
    );
  return (
    <>
      {groups.map(({ name, items, from }) => (
        <Fragment key={name}>
          {name !== null && <GroupHead name={name} count={items.length} />}
          <OrderedList
            label={name ?? label}
            items={items}
            from={from}
            nameOf={nameOf}
            // `to` counts within the group: map it to the index in the whole list
            onMove={(id, to) => onChange((before) => moved(before, id, ids.indexOf(items[to]?.id ?? "")))}
          >
            {(member, { start, arrows }) => (
              <Row
                item={byId.get(member.id)}
                collection={collections.get(member.id)}
                isPending={isPending}
                start={start}
                notPublic={words.not_public}
              >
                {arrows}
                {canEdit && (
                  <IconButton
                    size="sm"
                    icon={X}
                    label={t("collections.remove", { name: nameOf(member) })}
                    onPress={() => remove(member, ids.indexOf(member.id))}
                  />
                )}
              </Row>
            )}
          </OrderedList>
        </Fragment>
      ))}
      {canEdit && (
        <div className="border-t border-border p-4">
          <PagePicker
            label={words.find}
            isLabelHidden
            placeholder={words.find}
            isEmptiedByChoice
            locale={locale}
            types={types}
            without={[page.id, ...ids]}
            value={null}
            onChange={(chosen) => chosen && onChange((before) => inserted(before, { id: chosen.id }, before.length))}
            openLabel={t("pages.open_list")}
            emptyLabel={t("collections.not_found")}
          />
        </div>
      )}
    </>
  );
}

interface RowProps {
  item: PageItem | undefined;
  collection: CollectionItem | undefined;
  isPending: boolean;
  start: ReactNode;
  notPublic: string;
  children: ReactNode;
}

/** A member; keeps its row while it loads or after it was deleted. */
function Row({ item, collection, isPending, start, notPublic, children }: RowProps) {
  const { t } = useTranslation();
  if (item) {
    const isPublic = item.status === "published";
    return (
      <PageLine item={item} collection={collection} start={start} {...(!isPublic && { note: notPublic })}>
        {children}
      </PageLine>
    );
  }
  return (
    <div className="flex items-center gap-3 px-4 py-1.5">
      {start}
      <span className="min-w-0 flex-1 text-muted">{isPending ? <Skeleton width="40%" /> : t("collections.gone")}</span>
      {children}
    </div>
  );
}
