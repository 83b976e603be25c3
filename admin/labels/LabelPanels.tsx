import { useOpened } from "#admin/frame/use-opened.ts";
import type { Label } from "#contract/labels.ts";
import { LabelDialog } from "./LabelDialog.tsx";
import { LabelUses } from "./LabelUses.tsx";

interface LabelPanelsProps {
  labels: readonly Label[] | undefined;
  isWriter: boolean;
}

/** Overlays of the list: a new label, an edited one, or the uses of one. */
export function LabelPanels({ labels, isWriter }: LabelPanelsProps) {
  const [creating, editing, uses] = [useOpened("new"), useOpened("edit"), useOpened("uses")];
  const find = (id: string | null) => labels?.find((label) => label.id === id);
  const [edited, used] = [find(editing.opened), find(uses.opened)];

  return (
    <>
      {isWriter && creating.opened && <LabelDialog onClose={creating.close} />}
      {isWriter && edited && <LabelDialog key={edited.id} label={edited} onClose={editing.close} />}
      {used && <LabelUses key={used.id} label={used} onClose={uses.close} />}
    </>
  );
}
