import { GripVertical } from "lucide-react";
import { type ReactNode, useState } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { MoveButtons } from "#admin/ui/MoveButtons.tsx";

interface OrderedListProps<T> {
  label: string;
  items: readonly T[];
  /** Offset of the first item, if these are a slice of a longer list. */
  from?: number;
  nameOf: (item: T) => string;
  onMove: (id: string, to: number) => void;
  /** Renders a row; it receives its handle, number and arrows. */
  children: (item: T, place: { start: ReactNode; arrows: ReactNode; at: number }) => ReactNode;
}

/** Reorderable rows: drag the handle, or use the arrows. */
export function OrderedList<T extends { readonly id: string }>(props: OrderedListProps<T>) {
  const { label, items, from = 0, nameOf, onMove, children } = props;
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const move = (item: T, to: number) => {
    onMove(item.id, to);
    setSaid(t("pages.order.done", { name: nameOf(item), at: from + to + 1 }));
  };
  const drop = (to: number) => {
    const item = items.find(({ id }) => id === dragged);
    if (item) move(item, to);
    setDragged(null);
  };
  return (
    <>
      <ol aria-label={label} start={from + 1} className="divide-y divide-border">
        {items.map((item, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- drop target only; the arrows do the same
          <li key={item.id} onDragOver={(event) => dragged !== null && event.preventDefault()} onDrop={() => drop(at)}>
            {children(item, {
              at,
              start: (
                <>
                  {canEdit && (
                    <span
                      draggable
                      onDragStart={() => setDragged(item.id)}
                      onDragEnd={() => setDragged(null)}
                      title={t("pages.order.drag")}
                      className="-ms-1 cursor-grab text-subtle max-md:hidden"
                    >
                      <GripVertical size={16} aria-hidden />
                    </span>
                  )}
                  <span className="min-w-4 text-end text-muted tabular-nums">{formatNumber(from + at + 1)}</span>
                </>
              ),
              arrows: canEdit && (
                <MoveButtons
                  words={{
                    up: t("pages.order.up", { name: nameOf(item) }),
                    down: t("pages.order.down", { name: nameOf(item) }),
                    first: t("pages.order.first", { name: nameOf(item) }),
                    last: t("pages.order.last", { name: nameOf(item) }),
                  }}
                  index={at}
                  total={items.length}
                  onMove={(step) => move(item, at + step)}
                />
              ),
            })}
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
