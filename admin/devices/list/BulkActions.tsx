import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleDot, Printer, Send, Tag } from "lucide-react";
import { Suspense, useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { recordsChanged } from "#admin/inventory/inventory-records.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import type { Selection } from "#admin/lists/use-selection.ts";
import { BulkBar } from "#admin/ui/BulkBar.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { BULK_LIMIT, devicesApi, FILE_ID_LIMIT } from "#contract/devices.ts";
import { statusesApi } from "#contract/statuses.ts";
import type { Wanted } from "./DeviceList.tsx";
import { ExportDevices } from "./ExportDevices.tsx";

const BulkLabelsDialog = lazyPart(() => import("#admin/inventory/BulkLabelsDialog.tsx"), "BulkLabelsDialog");
const PublishDialog = lazyPart(() => import("./PublishDialog.tsx"), "PublishDialog", "approvals");
const SignsDialog = lazyPart(() => import("./SignsDialog.tsx"), "SignsDialog");

interface MaybeChosen {
  /** Undefined for viewers. */
  selection: Selection | undefined;
}

interface BulkActionsProps {
  selection: Selection;
  /** Number of devices found, and the filters. */
  total: number;
  wanted: Wanted;
}

/** Bulk actions, while devices are selected. */
export function BulkActions({ selection, ...rest }: Omit<BulkActionsProps, "selection"> & MaybeChosen) {
  return selection && selection.size > 0 ? <ChosenActions selection={selection} {...rest} /> : null;
}

function ChosenActions({ selection, total, wanted }: BulkActionsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<"labels" | "publish" | "signs">();
  const close = () => setOpened(undefined);
  const change = useBulkChange(selection);

  return (
    <BulkBar
      label={t("devices.list.selected", { count: selection.size })}
      extend={<SelectAll selection={selection} total={total} wanted={wanted} />}
      clearLabel={t("devices.list.clear_selection")}
      onClear={selection.clear}
    >
      <StatusMenu isPending={change.isPending} onChoose={(status_id) => change.mutate({ status_id })} />
      <Button variant="ghost" size="sm" icon={Tag} className="text-text!" onPress={() => setOpened("labels")}>
        {t("devices.bulk.labels")}
      </Button>
      <Button variant="ghost" size="sm" icon={Send} className="text-text!" onPress={() => setOpened("publish")}>
        {t("devices.bulk.publish")}
      </Button>
      <Button variant="ghost" size="sm" icon={Printer} className="text-text!" onPress={() => setOpened("signs")}>
        {t("devices.bulk.signs")}
      </Button>
      <ExportChosen selection={selection} total={total} wanted={wanted} />
      <Suspense>
        {opened === "publish" && <PublishDialog ids={[...selection.ids]} onClose={close} />}
        {opened === "signs" && <SignsDialog ids={[...selection.ids]} onClose={close} />}
        {opened === "labels" && (
          <BulkLabelsDialog
            title={t("devices.bulk.labels_title", { count: selection.size })}
            words={{ add: t("devices.bulk.add_labels"), remove: t("devices.bulk.remove_labels") }}
            isPending={change.isPending}
            onClose={close}
            onSave={(labels) => change.mutate(labels, close)}
          />
        )}
      </Suspense>
    </BulkBar>
  );
}

type Change = { status_id?: string | null; add_label_ids?: string[]; remove_label_ids?: string[] };

function useBulkChange(selection: Selection) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const bulk = useCall(devicesApi.bulk, {
    onSuccess: ({ changed_count }) => {
      showToast({ message: t("devices.bulk.done", { count: changed_count }) });
      return recordsChanged(client, "devices");
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("devices.bulk.failed")} ${errorWords(error)}` }),
  });
  return {
    isPending: bulk.isPending,
    mutate: (change: Change, onDone?: () => void) => {
      if (selection.size > BULK_LIMIT)
        showToast({ tone: "danger", message: t("devices.bulk.too_many", { count: BULK_LIMIT }) });
      else bulk.mutate({ body: { ids: [...selection.ids], ...change } }, { onSuccess: () => onDone?.() });
    },
  };
}

function StatusMenu({ isPending, onChoose }: { isPending: boolean; onChoose: (id: string | null) => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(query(statusesApi.list, {}));
  const dot = (status: Parameters<typeof statusTone>[0]) => <StatusDot tone={statusTone(status)}>{null}</StatusDot>;
  return (
    <Menu
      aria-label={t("devices.bulk.status")}
      onAction={(id) => onChoose(id === "none" ? null : String(id))}
      trigger={
        <Button variant="ghost" size="sm" icon={CircleDot} className="text-text!" isPending={isPending}>
          {t("devices.bulk.status")}
        </Button>
      }
    >
      {(data?.statuses ?? []).map((status) => (
        <MenuItem key={status.id} id={status.id} mark={dot(status)}>
          {shownName(status)}
        </MenuItem>
      ))}
      <MenuItem id="none" mark={dot(null)}>
        {t("devices.no_status")}
      </MenuItem>
    </Menu>
  );
}

/** Selects all devices found, up to the limit of one change. */
function SelectAll({ selection, total, wanted }: BulkActionsProps) {
  const { t } = useTranslation();
  const [isPending, setIsPending] = useState(false);
  if (selection.size >= total || total > BULK_LIMIT) return null;
  const selectAll = async () => {
    setIsPending(true);
    try {
      const { devices } = await call(devicesApi.list, { query: { ...wanted, per_page: BULK_LIMIT } });
      selection.set(devices.map(({ id }) => id));
    } catch (error) {
      showToast({ tone: "danger", message: errorWords(error) });
    }
    setIsPending(false);
  };
  return (
    <Button variant="ghost" size="sm" className="text-primary!" isPending={isPending} onPress={() => void selectAll()}>
      {t("devices.list.select_all", { count: total })}
    </Button>
  );
}

function ExportChosen({ selection, total, wanted }: BulkActionsProps) {
  const { t } = useTranslation();
  const chosen = () => {
    // request by filters: a URL cannot hold a thousand ids
    if (selection.size === total) return wanted;
    if (selection.size <= FILE_ID_LIMIT) return { id: [...selection.ids] };
    showToast({ tone: "danger", message: t("devices.export.too_many", { count: FILE_ID_LIMIT }) });
    return undefined;
  };
  return <ExportDevices look="bar" wanted={chosen} />;
}
