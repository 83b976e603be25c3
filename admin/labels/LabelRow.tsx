import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, EyeOff, Globe, Pencil, Trash2 } from "lucide-react";
import { call } from "#admin/api/call.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { RemovalDialog } from "#admin/records/RemovalDialog.tsx";
import { useRemoval } from "#admin/records/use-removal.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { MoveButtons, type Step } from "#admin/ui/MoveButtons.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import { type Label, labelsApi } from "#contract/labels.ts";
import { labelsChanged } from "./label-cache.ts";

interface Place {
  index: number;
  total: number;
  /** The list is sorted or filtered, so positions cannot be changed. */
  isLocked: boolean;
}

interface LabelRowProps {
  label: Label;
  place: Place;
  isWriter: boolean;
  onMove: (step: Step) => void;
}

export function LabelRow({ label, place, isWriter, onMove }: LabelRowProps) {
  const { t } = useTranslation();
  return (
    <Row>
      {isWriter && (
        <Cell label={t("labels.columns.position")}>
          <Order label={label} place={place} onMove={onMove} />
        </Cell>
      )}
      <Cell kind="title" className="[overflow-wrap:anywhere] max-md:order-first">
        <span className="inline-flex min-w-0 items-center gap-2.5 font-medium">
          <span
            data-swatch
            aria-hidden="true"
            className="size-3 flex-none rounded-xs inset-ring inset-ring-text/15"
            style={{ background: label.color }}
          />
          {shownName(label)}
        </span>
      </Cell>
      <Cell label={t("labels.columns.visibility")}>
        <Badge tone={label.is_public ? "quiet" : "neutral"} icon={label.is_public ? Globe : EyeOff}>
          {label.is_public ? t("labels.public") : t("labels.internal")}
        </Badge>
      </Cell>
      <Cell label={t("labels.columns.usage_count")} align="end">
        <UsageCount label={label} />
      </Cell>
      <Cell className="whitespace-nowrap text-muted max-md:hidden!">
        <time dateTime={label.updated_at}>{formatDate(label.updated_at)}</time>
      </Cell>
      {isWriter && (
        <Cell kind="actions" align="end">
          <RowActions label={label} />
        </Cell>
      )}
    </Row>
  );
}

function Order({ label, place, onMove }: Omit<LabelRowProps, "isWriter">) {
  const { t } = useTranslation();
  const name = shownName(label);
  const words = {
    up: t("labels.move.up", { name }),
    down: t("labels.move.down", { name }),
    first: t("labels.move.first", { name }),
    last: t("labels.move.last", { name }),
  };
  return (
    <MoveButtons
      words={words}
      index={place.index}
      total={place.total}
      lockedLabel={place.isLocked ? t("labels.move.locked") : undefined}
      onMove={onMove}
    />
  );
}

function UsageCount({ label }: { label: Label }) {
  const { t } = useTranslation();
  const { open } = useOpened("uses");
  if (label.usage_count === 0) return <span className="text-muted">{t("labels.not_used")}</span>;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-me-2.5 inline-grid!"
      aria-description={t("labels.show_uses", { name: shownName(label) })}
      onPress={() => open(label.id)}
    >
      {t("labels.uses", { count: label.usage_count })}
    </Button>
  );
}

function RowActions({ label }: { label: Label }) {
  const { t } = useTranslation();
  const { open } = useOpened("edit");
  const removal = useLabelRemoval(label);
  const { usage_count, is_public } = label;
  const name = shownName(label);
  const sentences = [
    t("labels.remove.text", { count: usage_count }),
    is_public && t("labels.remove.public"),
    t("labels.remove.undo"),
  ];
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={name}
        trigger={<IconButton size="sm" icon={Ellipsis} label={`${t("common.more")}: ${name}`} />}
        onAction={(action) => (action === "edit" ? open(label.id) : removal.ask())}
      >
        <MenuItem id="edit" icon={Pencil}>
          {t("common.edit")}
        </MenuItem>
        <MenuItem id="delete" icon={Trash2} tone="danger">
          {t("common.delete")}
        </MenuItem>
      </Menu>
      <RemovalDialog
        removal={removal}
        words={{
          title: t("labels.remove.title", { name }),
          text: sentences.filter(Boolean).join(" "),
          cancel: t("labels.remove.cancel"),
          confirm: t("labels.remove.confirm"),
        }}
      />
    </>
  );
}

function useLabelRemoval(label: Label) {
  const { t } = useTranslation();
  const { id, usage_count } = label;
  const name = shownName(label);
  const client = useQueryClient();
  return useRemoval({
    remove: () => call(labelsApi.remove, { params: { id } }),
    restore: () => call(labelsApi.restore, { params: { id } }),
    changed: () => labelsChanged(client),
    isKept: true,
    isAsked: usage_count > 0,
    words: {
      done: t("labels.remove.done", { name }),
      failed: t("labels.remove.failed", { name }),
      undone: t("labels.remove.undone", { name }),
      undo_failed: t("labels.remove.undo_failed", { name }),
    },
  });
}
