import { useQueryClient } from "@tanstack/react-query";
import { CalendarClock, EyeOff, Send, Tag } from "lucide-react";
import { Suspense, useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pageQuery, readAll } from "#admin/lists/read-all.ts";
import type { Selection } from "#admin/lists/use-selection.ts";
import { BulkBar } from "#admin/ui/BulkBar.tsx";
import { Button } from "#admin/ui/Button.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type PageItem, pagesApi } from "#contract/pages.ts";
import { pagesChanged } from "../pages-cache.ts";
import type { ManyAction } from "./many-pages.ts";
import type { Wanted } from "./page-list.ts";

const BulkLabelsDialog = lazyPart(() => import("#admin/inventory/BulkLabelsDialog.tsx"), "BulkLabelsDialog");
const ManyDialog = lazyPart(() => import("./ManyDialog.tsx"), "ManyDialog", "approvals");

/** Maximum pages per label change. */
const LABEL_LIMIT = 500;
const ACTIONS: Record<ManyAction, Icon> = { publish: Send, schedule: CalendarClock, withdraw: EyeOff };

interface BulkActionsProps {
  selection: Selection;
  pages: readonly PageItem[];
  /** Number of matches, and the filters that found them. */
  total: number;
  wanted: Wanted;
}

/** Bulk actions, shown while pages are selected. */
export function BulkActions({
  selection,
  ...rest
}: Omit<BulkActionsProps, "selection"> & { selection: Selection | undefined }) {
  return selection && selection.size > 0 ? <ChosenActions selection={selection} {...rest} /> : null;
}

const readFound = async (wanted: Wanted) =>
  (
    await readAll(async (page) => {
      const { items, meta } = await call(pagesApi.search, { query: { ...wanted, ...pageQuery(page) } });
      return { rows: items, total: meta.total_count };
    })
  ).rows;

/** Loads every page matching the filters, and reports a failure. */
function useFound(wanted: Wanted) {
  const [isPending, setPending] = useState(false);
  const read = async (then: (pages: readonly PageItem[]) => void) => {
    setPending(true);
    try {
      then(await readFound(wanted));
    } catch (error) {
      showToast({ tone: "danger", message: errorWords(error) });
    }
    setPending(false);
  };
  return { read, isPending };
}

function ChosenActions({ selection, pages, total, wanted }: BulkActionsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ action: ManyAction; pages: readonly PageItem[] }>();
  const found = useFound(wanted);
  const ask = (action: ManyAction) => {
    const chosen = (all: readonly PageItem[]) => all.filter(({ id }) => selection.has(id));
    const here = chosen(pages);
    // some are selected on other pages of the list: load their names and states
    if (here.length === selection.size) setAsked({ action, pages: here });
    else void found.read((all) => setAsked({ action, pages: chosen(all) }));
  };
  return (
    <BulkBar
      label={t("pages.list.selected", { count: selection.size })}
      extend={<SelectAll selection={selection} total={total} wanted={wanted} />}
      clearLabel={t("pages.list.clear_selection")}
      onClear={selection.clear}
    >
      {(["publish", "schedule"] as const).map((action) => (
        <ActionButton key={action} action={action} isPending={found.isPending} onPress={() => ask(action)} />
      ))}
      <LabelAction selection={selection} />
      <ActionButton action="withdraw" isPending={found.isPending} onPress={() => ask("withdraw")} />
      <Suspense>
        {asked && <ManyDialog {...asked} onClose={() => setAsked(undefined)} onDone={selection.clear} />}
      </Suspense>
    </BulkBar>
  );
}

interface ActionButtonProps {
  action: ManyAction;
  isPending: boolean;
  onPress: () => void;
}

function ActionButton({ action, isPending, onPress }: ActionButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={ACTIONS[action]}
      className="text-text!"
      isPending={isPending}
      onPress={onPress}
    >
      {t(`pages.manage.${action}.open`)}
    </Button>
  );
}

function SelectAll({ selection, total, wanted }: Pick<BulkActionsProps, "selection" | "total" | "wanted">) {
  const { t } = useTranslation();
  const { read, isPending } = useFound(wanted);
  if (selection.size >= total) return null;
  const selectAll = () => void read((pages) => selection.set(pages.map(({ id }) => id)));
  return (
    <Button variant="ghost" size="sm" className="text-primary!" isPending={isPending} onPress={selectAll}>
      {t("pages.list.select_all", { count: total })}
    </Button>
  );
}

function LabelAction({ selection }: { selection: Selection }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const change = useCall(pagesApi.labelMany, {
    onSuccess: ({ changed_count }) => {
      showToast({ message: t("pages.manage.labels.done", { count: changed_count }) });
      setOpen(false);
      return pagesChanged(client);
    },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("pages.manage.labels.failed")} ${errorWords(error)}` }),
  });
  const open = () =>
    selection.size > LABEL_LIMIT
      ? showToast({ tone: "danger", message: t("pages.manage.labels.too_many", { count: LABEL_LIMIT }) })
      : setOpen(true);
  return (
    <>
      <Button variant="ghost" size="sm" icon={Tag} className="text-text!" onPress={() => void open()}>
        {t("pages.manage.labels.open")}
      </Button>
      <Suspense>
        {isOpen && (
          <BulkLabelsDialog
            title={t("pages.manage.labels.title", { count: selection.size })}
            words={{ add: t("pages.manage.labels.add"), remove: t("pages.manage.labels.remove") }}
            isPending={change.isPending}
            onClose={() => setOpen(false)}
            onSave={({ add_label_ids: add, remove_label_ids: remove }) =>
              change.mutate({ body: { ids: [...selection.ids], add, remove } })
            }
          />
        )}
      </Suspense>
    </>
  );
}
