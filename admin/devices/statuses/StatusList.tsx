import { Ellipsis, EyeOff, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { MoveButtons } from "#admin/ui/MoveButtons.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { type Status, statusesApi } from "#contract/statuses.ts";
import { call } from "#admin/api/call.ts";
import { invalidate, query } from "#admin/api/query.ts";
import { useOrder } from "#admin/lists/use-order.ts";
import { RemoveStatusDialog } from "./RemoveStatusDialog.tsx";

function useStatusOrder(statuses: readonly Status[]) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = query(statusesApi.list, {});
  return useOrder({
    items: statuses,
    queryKey,
    show: (next) => client.setQueryData(queryKey, (data) => data && { ...data, statuses: [...next] }),
    send: (ids) => call(statusesApi.order, { body: { ids } }),
    reload: () => invalidate(client, statusesApi.list),
    words: { failed: t("devices.statuses.order_failed"), moved: (place) => t("devices.statuses.moved", place) },
  });
}

interface StatusListProps {
  statuses: readonly Status[];
  onEdit: (status: Status) => void;
}

export function StatusList({ statuses, onEdit }: StatusListProps) {
  const { t } = useTranslation();
  const order = useStatusOrder(statuses);
  const [removing, setRemoving] = useState<Status>();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{order.announcement}</span>
      </VisuallyHidden>
      <ol aria-label={t("devices.statuses.title")} className="-mx-4 divide-y divide-border border-y border-border">
        {statuses.map((status, index) => (
          <li key={status.id} className="flex min-h-14 items-center gap-2 px-4 py-2">
            <MoveButtons
              words={{
                up: t("devices.statuses.up", { name: shownName(status) }),
                down: t("devices.statuses.down", { name: shownName(status) }),
                first: t("devices.statuses.first", { name: shownName(status) }),
                last: t("devices.statuses.last", { name: shownName(status) }),
              }}
              index={index}
              total={statuses.length}
              onMove={(step) => order.move(status, step)}
            />
            <StatusWords status={status} />
            <Menu
              placement="bottom end"
              aria-label={shownName(status)}
              trigger={<IconButton size="sm" icon={Ellipsis} label={`${t("common.more")}: ${shownName(status)}`} />}
              onAction={(action) => (action === "edit" ? onEdit(status) : setRemoving(status))}
            >
              <MenuItem id="edit" icon={Pencil}>
                {t("common.edit")}
              </MenuItem>
              <MenuItem id="delete" icon={Trash2} tone="danger">
                {t("common.delete")}
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ol>
      {removing && (
        <RemoveStatusDialog
          status={removing}
          others={statuses.filter((other) => other.id !== removing.id)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

function StatusWords({ status }: { status: Status }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <StatusDot tone={statusTone(status)}>
        <span className="font-medium">{shownName(status)}</span>
      </StatusDot>
      <p className="flex flex-wrap items-center gap-x-2 ps-4 text-sm text-muted">
        <span>{t(`devices.phases.${status.phase}`)}</span>
        <span aria-hidden="true">·</span>
        <span className="tabular-nums">{t("devices.list.count", { count: status.device_count })}</span>
        {!status.is_public && (
          <span className="inline-flex items-center gap-1">
            <EyeOff size={14} aria-hidden />
            {t("devices.statuses.internal")}
          </span>
        )}
      </p>
    </div>
  );
}
