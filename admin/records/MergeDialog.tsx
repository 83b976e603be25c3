import { useState } from "react";
import { formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import type { Choices, FieldOf, Side } from "./changes.ts";
import type { FieldNames } from "./field-names.ts";

interface MergeDialogProps<V> {
  clashes: readonly FieldOf<V>[];
  mine: V;
  theirs: V;
  /** When they saved, if known. */
  savedAt: string | undefined;
  /** Who saved, if known. */
  savedBy: string | undefined;
  names: FieldNames<V>;
  onSettle: (choices: Choices<V>) => Promise<void>;
  onClose: () => void;
}

/** Compares mine and theirs field by field. Writes nothing until the person has chosen. */
export function MergeDialog<V extends object>(props: MergeDialogProps<V>) {
  const { clashes, mine, theirs, savedAt, savedBy, names, onSettle, onClose } = props;
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Choices<V>>({});
  const [isSaving, setIsSaving] = useState(false);

  async function settle() {
    setIsSaving(true);
    await onSettle(choices);
    setIsSaving(false);
  }
  const version = (name: FieldOf<V>, side: Side) => (
    <span className="block max-h-40 overflow-auto [overflow-wrap:anywhere] whitespace-pre-line">
      {names.value(name, side === "mine" ? mine : theirs) || t("records.merge.empty")}
    </span>
  );

  return (
    <Dialog
      role="alertdialog"
      size="lg"
      isOpen
      onOpenChange={onClose}
      title={savedBy ? t("records.merge.title_by", { name: savedBy }) : t("records.merge.title")}
      description={
        savedAt ? t("records.merge.text", { time: formatTime(savedAt) }) : t("records.merge.text_without_time")
      }
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("records.merge.back")}</Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel={t("common.saving")}
            onPress={() => void settle()}
          >
            {t("records.merge.save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {clashes.map((name) => (
          <RadioCards<Side>
            key={name}
            label={names.label(name)}
            value={choices[name] ?? "mine"}
            onChange={(side) => setChoices({ ...choices, [name]: side })}
            options={[
              { id: "mine", label: t("records.merge.mine"), detail: version(name, "mine") },
              { id: "theirs", label: t("records.merge.theirs"), detail: version(name, "theirs") },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}
