import { ArchiveRestore, Ellipsis, Pause, Pencil, Play, Trash2, UserPlus } from "lucide-react";
import { useState } from "react";
import { formatBytes } from "#admin/i18n/format-bytes.ts";
import { formatDate, formatDateTime, formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import type { CustomerState, RunCustomer } from "#contract/installation.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { InviteManagerDialog } from "./InviteManagerDialog.tsx";
import { RenameDialog } from "./RenameDialog.tsx";
import { SuspendDialog } from "./SuspendDialog.tsx";
import { useReopen } from "./use-reopen.ts";

const TONES = { open: "green", suspended: "amber", deleted: "red" } as const satisfies Record<CustomerState, string>;

export function CustomerRow({ customer, email }: { customer: RunCustomer; email: string }) {
  const { t } = useTranslation();
  const { name, slug, state, erased_at, last_active_at } = customer;
  return (
    <Row>
      <Cell kind="title">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 font-medium [overflow-wrap:anywhere]">
            {name}
            {state === "open" && customer.manager_count === 0 && (
              <Badge tone="warning">{t("installation.no_manager")}</Badge>
            )}
          </span>
          <span className="block text-sm text-muted">{slug}</span>
        </span>
      </Cell>
      <Cell label={t("installation.columns.state")}>
        <span>
          <StatusDot tone={TONES[state]}>{t(`installation.states.${state}`)}</StatusDot>
          {erased_at && (
            <span className="block text-sm text-muted">
              {t("installation.erased_on", { date: formatDate(erased_at) })}
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t("installation.columns.members")} align="end" className="tabular-nums">
        {formatNumber(customer.member_count)}
      </Cell>
      <Cell label={t("installation.columns.devices")} align="end" className="tabular-nums">
        {formatNumber(customer.device_count)}
      </Cell>
      <Cell label={t("installation.columns.pages")} align="end" className="tabular-nums">
        {formatNumber(customer.page_count)}
      </Cell>
      <Cell label={t("installation.columns.images")} align="end" className="tabular-nums">
        {formatBytes(customer.image_bytes)}
      </Cell>
      <Cell label={t("installation.columns.last_active_at")} className="text-muted">
        {last_active_at ? (
          <time dateTime={last_active_at} title={formatDateTime(last_active_at)}>
            {formatRelative(last_active_at)}
          </time>
        ) : (
          t("installation.never")
        )}
      </Cell>
      <Cell kind="actions">
        <CustomerMenu customer={customer} email={email} />
      </Cell>
    </Row>
  );
}

function CustomerMenu({ customer, email }: { customer: RunCustomer; email: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"rename" | "invite" | "suspend" | "delete">();
  const { resume, restore } = useReopen(customer);
  const { name, state } = customer;
  const label = t("installation.actions", { name });
  const shown = { customer, email, onClose: () => setOpen(undefined) };
  return (
    <>
      <Menu placement="bottom end" aria-label={label} trigger={<IconButton label={label} icon={Ellipsis} />}>
        {state === "deleted" ? (
          <MenuItem icon={ArchiveRestore} onAction={restore}>
            {t("installation.restore.open")}
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={Pencil} onAction={() => setOpen("rename")}>
              {t("installation.rename.open")}
            </MenuItem>
            {state === "open" && customer.manager_count === 0 && (
              <MenuItem icon={UserPlus} onAction={() => setOpen("invite")}>
                {t("installation.invite.open")}
              </MenuItem>
            )}
            {state === "open" ? (
              <MenuItem icon={Pause} onAction={() => setOpen("suspend")}>
                {t("installation.suspend.open")}
              </MenuItem>
            ) : (
              <MenuItem icon={Play} onAction={resume}>
                {t("installation.resume.open")}
              </MenuItem>
            )}
            <MenuItem icon={Trash2} tone="danger" onAction={() => setOpen("delete")}>
              {t("installation.delete.open")}
            </MenuItem>
          </>
        )}
      </Menu>
      {open === "rename" && <RenameDialog {...shown} />}
      {open === "invite" && <InviteManagerDialog {...shown} />}
      {open === "suspend" && <SuspendDialog {...shown} />}
      {open === "delete" && <DeleteDialog {...shown} />}
    </>
  );
}
