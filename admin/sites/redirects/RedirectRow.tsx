import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { formatDate, formatDay, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useRemoval } from "#admin/records/use-removal.ts";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import { type Redirect, redirectsApi } from "#contract/redirects.ts";

interface RedirectRowProps {
  redirect: Redirect;
  isReadOnly: boolean;
}

export function RedirectRow({ redirect, isReadOnly }: RedirectRowProps) {
  const { t } = useTranslation();
  const { path, page, target, origin, created_by, created_at, recent_uses, last_used_on } = redirect;
  const day = formatDate(created_at);
  const from =
    origin === "address_change"
      ? t("sites.redirects.by_change", { day })
      : t("sites.redirects.by_person", { name: created_by ?? t("records.activity.somebody"), day });
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <span className="font-normal">{path}</span>
      </Cell>
      <Cell label={t("sites.redirects.leads_to")}>
        <span className="min-w-0">
          <span className="block font-medium [overflow-wrap:anywhere]">{page?.title ?? target}</span>
          <span className="block text-sm text-muted">{from}</span>
          {page && !page.is_public && (
            <span className="block text-sm text-danger">{t("sites.redirects.not_public")}</span>
          )}
        </span>
      </Cell>
      <Cell label={t("sites.redirects.recent_uses")} align="end">
        <span className={cx("tabular-nums", recent_uses === 0 && "text-muted")}>{formatNumber(recent_uses)}</span>
      </Cell>
      <Cell label={t("sites.redirects.last_used")} className="text-muted">
        {last_used_on ? (
          <time dateTime={last_used_on}>{formatDay(last_used_on)}</time>
        ) : (
          t("sites.redirects.never_used")
        )}
      </Cell>
      <Cell kind="actions">{!isReadOnly && origin === "person" && <Remove redirect={redirect} />}</Cell>
    </Row>
  );
}

function Remove({ redirect: { id, path, page, target } }: { redirect: Redirect }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const removal = useRemoval({
    remove: () => call(redirectsApi.remove, { params: { id } }),
    restore: () => call(redirectsApi.create, { body: { redirect: { id, path, target, page_id: page?.id ?? null } } }),
    changed: () => invalidate(client, redirectsApi.list),
    isKept: false,
    isAsked: false,
    words: {
      done: t("sites.redirects.removed", { path }),
      failed: t("sites.redirects.remove_failed", { path }),
      undone: t("sites.redirects.restored", { path }),
      undo_failed: t("sites.redirects.restore_failed", { path }),
    },
  });
  return (
    <IconButton
      size="sm"
      icon={Trash2}
      label={t("sites.redirects.remove", { path })}
      isDisabled={removal.isPending}
      onPress={removal.ask}
    />
  );
}
