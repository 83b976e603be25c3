import { useState } from "react";
import { useOutletContext } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Category, ChainContent } from "#datachain/model.ts";
import { useChainWork, useContent } from "./chain-work.ts";
import { movePlacement, placementsOf } from "./edits.ts";
import { PlacementCard } from "./PlacementCard.tsx";
import { useOpenCard } from "./open-card.ts";
import type { Checks } from "./use-checks.ts";

/** Ids as one string, which is equal after text changes, so that typing does not re-render the list. */
const idsOf = (category_id: string) => (content: ChainContent) =>
  placementsOf(content, category_id)
    .map(({ id }) => id)
    .join(" ");

/** Chosen elements in order, moved by buttons or by dragging the handle. */
export function ChosenList({ category }: { category: Category }) {
  const { t } = useTranslation();
  const { saver } = useChainWork();
  const ids = useContent(idsOf(category.id)).split(" ").filter(Boolean);
  const { findings } = useOutletContext<Checks>();
  const unfinished = findings.find(
    ({ placement_id, severity }) => severity !== "warning" && ids.includes(placement_id ?? ""),
  );
  const [open, setOpen] = useOpenCard(ids, unfinished?.placement_id ?? ids[0] ?? null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const move = (id: string, to: number, title: string) => {
    if (to < 0 || to >= ids.length) return;
    saver.edit((content) => movePlacement(content, id, to));
    setSaid(t("datachains.card.moved", { title, at: to + 1 }));
  };
  if (!ids.length)
    return (
      <p className="rounded-md border border-dashed border-control p-4 text-muted">
        {t("datachains.category.nothing")}
      </p>
    );
  return (
    <>
      <ol className="flex flex-col gap-2">
        {ids.map((id, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- drop target only; the buttons do the same
          <li
            key={id}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={() => {
              if (dragged && dragged !== id) saver.edit((content) => movePlacement(content, dragged, at));
              setDragged(null);
            }}
          >
            <PlacementCard
              id={id}
              category={category}
              at={at}
              count={ids.length}
              isOpen={open === id}
              onToggle={() => setOpen(open === id ? null : id)}
              onMove={move}
              onDrag={setDragged}
            />
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
