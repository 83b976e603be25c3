import { Redo2, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import type { Autosaver } from "./autosaver.ts";
import { useSnapshot } from "./use-autosave.ts";

/** Fields have their own undo for every keystroke, so the shortcuts apply to the document only outside of fields. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function UndoButtons<D>({ saver }: { saver: Autosaver<D> }) {
  const { t } = useTranslation();
  const canUndo = useSnapshot(saver, (now) => now.canUndo);
  const canRedo = useSnapshot(saver, (now) => now.canRedo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isField(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) saver.redo();
      else saver.undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [saver]);
  return (
    <>
      <IconButton label={t("autosave.undo")} icon={Undo2} isDisabled={!canUndo} onPress={saver.undo} />
      <IconButton label={t("autosave.redo")} icon={Redo2} isDisabled={!canRedo} onPress={saver.redo} />
    </>
  );
}
