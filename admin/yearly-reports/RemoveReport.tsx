import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Trash2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ReportRow, yearlyReportsApi } from "#contract/yearly-reports.ts";

/** Deletes a report that was never adopted. */
export function RemoveReport({ report: { id, title: name } }: { report: Pick<ReportRow, "id" | "title"> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useCall(yearlyReportsApi.delete, {
    onSuccess: () => {
      setAsking(false);
      showToast({ message: t("reports.remove.done", { name }) });
      return invalidate(client, yearlyReportsApi.list);
    },
  });
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={name}
        trigger={<IconButton size="sm" icon={Ellipsis} label={`${t("common.more")}: ${name}`} />}
        onAction={() => setAsking(true)}
      >
        <MenuItem id="delete" icon={Trash2} tone="danger">
          {t("common.delete")}
        </MenuItem>
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={t("reports.remove.title", { name })}
          text={t("reports.remove.text")}
          cancelLabel={t("reports.remove.cancel")}
          confirmLabel={t("reports.remove.confirm")}
          isPending={remove.isPending}
          problem={remove.error && errorWords(remove.error)}
          onConfirm={() => remove.mutate({ params: { id } })}
          onCancel={() => {
            remove.reset();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
