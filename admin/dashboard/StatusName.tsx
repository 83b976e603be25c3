import { useTranslation } from "#admin/i18n/i18n.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { paths } from "#admin/paths.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { isNone, type StatusCount } from "./summary.ts";

/** A status, linked to its devices. */
export function StatusName({ status }: { status: StatusCount }) {
  const { t } = useTranslation();
  const dot = (
    <StatusDot tone={statusTone(status)}>
      <span className="[overflow-wrap:anywhere]">
        {isNone(status) ? t("dashboard.by_status.no_status") : shownName(status)}
      </span>
    </StatusDot>
  );
  if (status.id === undefined) return dot;
  return (
    <TextLink href={listHref(paths.devices(), { status: status.id })} className="font-normal! text-text!">
      {dot}
    </TextLink>
  );
}
