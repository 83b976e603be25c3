import { useBeforeUnload } from "react-router";
import { formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { SaveStatus } from "#admin/ui/SaveStatus.tsx";
import { type Autosaver, type SaveState } from "./autosaver.ts";
import { useSnapshot } from "./use-autosave.ts";

const LOOKS: Record<SaveState, "saved" | "saving" | "failed"> = {
  saved: "saved",
  waiting: "saving",
  saving: "saving",
  retrying: "failed",
  failed: "failed",
  conflict: "failed",
};

/** "Saved 14:02", "Saving…", "Not saved". Asks before leaving only if saving fails, because drafts stay on this device. */
export function SaveNote<D>({ saver, onDecide }: { saver: Autosaver<D>; onDecide: () => void }) {
  const { t } = useTranslation();
  const state = useSnapshot(saver, (now) => now.state);
  const saved_at = useSnapshot(saver, (now) => now.saved_at);
  const look = LOOKS[state];
  useBeforeUnload((event) => {
    if (look === "failed") event.preventDefault();
  });
  const label =
    state === "saved" && saved_at !== null
      ? t("autosave.saved_at", { time: formatTime(saved_at) })
      : t(`autosave.${state === "waiting" ? "saving" : state}`);
  const isClash = state === "conflict";
  return (
    <SaveStatus
      state={look}
      label={label}
      retryLabel={isClash ? t("autosave.decide") : t("autosave.retry")}
      onRetry={isClash ? onDecide : saver.flush}
    />
  );
}
