import { type ReactNode, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";

interface ConflictNoteProps {
  /** Who saved, if the server knows. */
  savedBy: string | undefined;
  theirs: ReactNode;
  mine: ReactNode;
  onTake: () => void;
  onKeep: () => Promise<void>;
}

/** Conflict on a small record: both versions in full, to choose from. */
export function ConflictNote({ savedBy, theirs, mine, onTake, onKeep }: ConflictNoteProps) {
  const { t } = useTranslation();
  const [isSaving, setIsSaving] = useState(false);

  async function keep() {
    setIsSaving(true);
    await onKeep();
    setIsSaving(false);
  }
  const actions = (
    <>
      <Button size="sm" onPress={onTake}>
        {t("records.merge.theirs")}
      </Button>
      <Button size="sm" isPending={isSaving} onPress={() => void keep()}>
        {t("records.merge.mine")}
      </Button>
    </>
  );
  return (
    <Note
      tone="warning"
      role="alert"
      title={savedBy ? t("records.merge.title_by", { name: savedBy }) : t("records.merge.title")}
      actions={actions}
    >
      <p>{t("records.conflict.text")}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
        <dt className="font-medium">{t("records.conflict.theirs")}</dt>
        <dd className="flex flex-wrap items-center gap-2">{theirs}</dd>
        <dt className="font-medium">{t("records.conflict.mine")}</dt>
        <dd className="flex flex-wrap items-center gap-2">{mine}</dd>
      </dl>
    </Note>
  );
}
