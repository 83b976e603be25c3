import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import type { Removal } from "./use-removal.ts";

export type RemovalWords = Readonly<Record<"title" | "text" | "cancel" | "confirm", string>>;

/** Confirmation before removing something in use. */
export const RemovalDialog = ({ removal, words }: { removal: Removal; words: RemovalWords }) => (
  <ConfirmDialog
    isOpen={removal.isAsking}
    title={words.title}
    text={words.text}
    confirmLabel={words.confirm}
    cancelLabel={words.cancel}
    isPending={removal.isPending}
    onConfirm={removal.remove}
    onCancel={removal.cancel}
  />
);
