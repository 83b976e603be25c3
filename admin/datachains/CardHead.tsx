import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, CopyPlus, Ellipsis, GripVertical, Trash2 } from "lucide-react";
import { memo } from "react";
import { uuidv7 } from "uuidv7";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { Badge as Mark } from "#admin/ui/Badge.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { tellsIdentifiability } from "#datachain/identifiability.ts";
import type { Category, Placement } from "#datachain/model.ts";
import { PlacementBadge } from "#datachain/PlacementBadge.tsx";
import type { ResolvedPlacement } from "#datachain/resolved.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { useChainWork } from "./chain-work.ts";
import { addPlacement, removePlacement, tidyCustomElements } from "./edits.ts";

export type CardHeadProps = {
  category: Category;
  at: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (id: string, to: number, title: string) => void;
  onDrag: (id: string | null) => void;
};
type Shown = { placement: Placement; shown: ResolvedPlacement };

const PRINTED = {
  device: ["accountable", "purpose", "tech"],
  algorithm: ["accountable", "purpose", "functional_modes"],
};

/** What it can tell about people, if applicable, and the start of its text. */
function useRemarks({ shown, category, at }: CardHeadProps & Shown) {
  const { t } = useTranslation();
  const { subject, taxonomy } = useChainWork();
  const { context, identifiability, detail, texts } = shown;
  const isTelling = identifiability !== "none" || tellsIdentifiability(taxonomy, category);
  const identity = isTelling ? t(`datachains.identifiability.${identifiability}`) : undefined;
  const isPrinted = at === 0 && PRINTED[subject.kind].includes(category.id);
  const words = texts[0]?.text.text ?? detail?.text ?? t("datachains.card.no_text");
  return [context?.name.text ?? identity, isPrinted ? t("datachains.card.first") : words].filter(Boolean).join(" · ");
}

/** A placement's title row, with its actions. */
export const CardHead = memo(function CardHead(props: CardHeadProps & Shown) {
  const { placement, shown, at, count, isOpen, ...act } = props;
  const { t } = useTranslation();
  const { canEdit } = useChainWork();
  const { id } = placement;
  const title = shown.title.text;
  const remarks = useRemarks(props);
  return (
    <div className="flex flex-wrap items-center gap-2 p-2 sm:flex-nowrap">
      {canEdit && (
        <span
          draggable
          onDragStart={() => act.onDrag(id)}
          onDragEnd={() => act.onDrag(null)}
          title={t("datachains.card.drag")}
          className="cursor-grab px-1 text-subtle max-md:hidden"
        >
          <GripVertical size={16} aria-hidden />
        </span>
      )}
      <PlacementBadge placement={shown} size={36} logoUrl={imageUrl} />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">
          {title} {shown.isCustom && <Mark>{t("datachains.picker.proposed")}</Mark>}
          {shown.isUnknown && <Mark tone="warning">{t("datachains.card.unknown")}</Mark>}
        </p>
        <p className="truncate text-sm text-muted">{remarks}</p>
      </div>
      {canEdit && (
        <span className="flex items-center max-sm:order-last max-sm:w-full max-sm:justify-end">
          <IconButton
            size="sm"
            variant="ghost"
            label={t("datachains.card.up")}
            icon={ArrowUp}
            isDisabled={at === 0}
            onPress={() => act.onMove(id, at - 1, title)}
          />
          <IconButton
            size="sm"
            variant="ghost"
            label={t("datachains.card.down")}
            icon={ArrowDown}
            isDisabled={at === count - 1}
            onPress={() => act.onMove(id, at + 1, title)}
          />
          <CardMenu placement={placement} title={title} />
        </span>
      )}
      <IconButton
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        label={isOpen ? t("datachains.card.close", { title }) : t("datachains.card.open", { title })}
        icon={isOpen ? ChevronUp : ChevronDown}
        onPress={act.onToggle}
      />
    </div>
  );
});

function CardMenu({ placement, title }: { placement: Placement; title: string }) {
  const { t } = useTranslation();
  const { saver } = useChainWork();
  const remove = () => {
    saver.edit((content) => tidyCustomElements(removePlacement(content, placement.id)));
    showToast({
      message: t("datachains.card.removed", { title }),
      actionLabel: t("common.undo"),
      onAction: saver.undo,
    });
  };
  const again = () =>
    saver.edit((content) =>
      addPlacement(
        content,
        newPlacement({ category_id: placement.category_id, element_id: placement.element_id }, uuidv7),
      ),
    );
  return (
    <Menu
      trigger={<IconButton size="sm" variant="ghost" label={t("datachains.card.more", { title })} icon={Ellipsis} />}
    >
      <MenuItem icon={CopyPlus} onAction={again}>
        {t("datachains.card.duplicate")}
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onAction={remove}>
        {t("datachains.card.remove")}
      </MenuItem>
    </Menu>
  );
}
