import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatTime } from "#admin/i18n/format.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { useFieldLabel, useValueWords } from "./field-words.ts";
import type { Side } from "./merge.ts";
import type { Conflict } from "./site-form.ts";
import { type SiteField, toValues } from "./site-values.ts";

type Choices = Partial<Record<SiteField, Side>>;

interface MergeDialogProps {
  conflict: Conflict;
  onSettle: (choices: Choices) => Promise<void>;
  onClose: () => void;
}

/** Field by field, mine and theirs. Nothing is written before the person has chosen. */
export function MergeDialog({ conflict, onSettle, onClose }: MergeDialogProps) {
  const { t } = useTranslation();
  const label = useFieldLabel();
  const [choices, setChoices] = useState<Choices>({});
  const [isSaving, setIsSaving] = useState(false);

  async function settle() {
    setIsSaving(true);
    await onSettle(choices);
    setIsSaving(false);
  }

  return (
    <Dialog
      role="alertdialog"
      size="lg"
      isOpen
      onOpenChange={onClose}
      title={t("sites.merge.title")}
      description={t("sites.merge.text", { time: formatTime(conflict.theirs.updated_at) })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("sites.merge.back")}</Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel={t("common.saving")}
            onPress={() => void settle()}
          >
            {t("sites.merge.save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {conflict.clashes.map((name) => (
          <RadioCards<Side>
            key={name}
            label={label(name)}
            value={choices[name] ?? "mine"}
            onChange={(side) => setChoices({ ...choices, [name]: side })}
            options={[
              {
                id: "mine",
                label: t("sites.merge.mine"),
                detail: <Version conflict={conflict} name={name} side="mine" />,
              },
              {
                id: "theirs",
                label: t("sites.merge.theirs"),
                detail: <Version conflict={conflict} name={name} side="theirs" />,
              },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Version({ conflict, name, side }: { conflict: Conflict; name: SiteField; side: Side }) {
  const words = useValueWords();
  const values = side === "mine" ? conflict.mine : toValues(conflict.theirs);
  return (
    <span className="block max-h-40 overflow-auto [overflow-wrap:anywhere] whitespace-pre-line">
      {words(name, values)}
    </span>
  );
}
