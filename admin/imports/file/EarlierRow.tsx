import { Ellipsis, FolderOpen, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { formatDateTime, formatList, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type Import, VERDICTS } from "#contract/imports.ts";
import { isWorking } from "../import-steps.ts";
import { importHref } from "../import-subjects.ts";
import { UndoDialog } from "../run/UndoDialog.tsx";
import { StateBadge } from "../StateBadge.tsx";
import { ForgetDialog } from "./ForgetDialog.tsx";

export function EarlierRow({ ours, isWriter }: { ours: Import; isWriter: boolean }) {
  const { t } = useTranslation();
  const { id, subject, filename, state, row_count, counts, created_at, created_by } = ours;
  const told = VERDICTS.filter((verdict) => counts[verdict]).map((verdict) =>
    t("imports.rows.chip", { verdict: t(`imports.verdict.${verdict}`), count: counts[verdict] ?? 0 }),
  );
  return (
    <Row>
      <Cell kind="title" className="[overflow-wrap:anywhere]">
        <div className="min-w-0">
          <TextLink href={importHref(subject, id)}>{filename}</TextLink>
          {told.length > 0 && (
            <span className="block text-sm font-normal text-muted tabular-nums">
              {formatList(told, { type: "unit" })}
            </span>
          )}
        </div>
      </Cell>
      <Cell label={t("imports.earlier.state")}>
        <StateBadge state={state} />
      </Cell>
      <Cell label={t("imports.earlier.rows")} align="end">
        {formatNumber(row_count)}
      </Cell>
      <Cell label={t("imports.earlier.when")} className="whitespace-nowrap text-muted">
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
      </Cell>
      <Cell label={t("imports.earlier.who")} className="text-muted">
        {created_by ?? t("imports.earlier.somebody")}
      </Cell>
      {isWriter && (
        <Cell kind="actions" align="end">
          <RowActions ours={ours} />
        </Cell>
      )}
    </Row>
  );
}

type Confirmation = "undo" | "forget";

function RowActions({ ours }: { ours: Import }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Confirmation>();
  const { id, subject, filename, state } = ours;
  const href = importHref(subject, id);
  const close = () => setAsking(undefined);
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={filename}
        trigger={<IconButton size="sm" icon={Ellipsis} label={`${t("common.more")}: ${filename}`} />}
        onAction={(action) => (action === "open" ? void navigate(href) : setAsking(action as Confirmation))}
      >
        <MenuItem id="open" icon={FolderOpen}>
          {t("imports.earlier.open")}
        </MenuItem>
        {state === "done" && (
          <MenuItem id="undo" icon={Undo2}>
            {t("imports.done.undo")}
          </MenuItem>
        )}
        {!isWorking(state) && (
          <MenuItem id="forget" icon={Trash2} tone="danger">
            {t("imports.forget.action")}
          </MenuItem>
        )}
      </Menu>
      <UndoDialog ours={ours} isOpen={asking === "undo"} onClose={close} onStarted={() => void navigate(href)} />
      <ForgetDialog ours={ours} isOpen={asking === "forget"} onClose={close} />
    </>
  );
}
