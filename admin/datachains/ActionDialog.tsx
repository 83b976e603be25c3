import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { directionOf } from "#contract/direction.ts";
import { isValidTarget } from "#datachain/action-target.ts";
import { type Action, ACTION_TYPES } from "#datachain/model.ts";
import { filledIn, filledLocales } from "#datachain/text.ts";
import { useChainWork } from "./chain-work.ts";
import { writeText } from "#datachain/text.ts";
import { LocaleTabs } from "./LocaleTabs.tsx";

type ActionDialogProps = {
  action: Action;
  isNew: boolean;
  onClose: () => void;
  onSave: (action: Action) => void;
  onRemove: () => void;
};

export function ActionDialog({ action, isNew, onClose, onSave, onRemove }: ActionDialogProps) {
  const { t } = useTranslation();
  const { locale, default_locale } = useChainWork();
  const [values, setValues] = useState(action);
  const [isTried, setTried] = useState(false);
  const hasLabel = filledIn(values.label, default_locale) !== undefined || filledIn(values.label, locale) !== undefined;
  const save = () => {
    setTried(true);
    if (!hasLabel || !isValidTarget(values)) return;
    onSave(values);
    onClose();
  };
  const set = (change: Partial<Action>) => setValues((before) => ({ ...before, ...change }));
  const target = {
    label: t(`datachains.action.targets.${values.type}`),
    value: values.target,
    onChange: (text: string) => set({ target: text }),
    ...(isTried && !isValidTarget(values) && { errorMessage: t("datachains.action.target_missing") }),
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isNew ? "datachains.action.title_new" : "datachains.action.title_edit")}
      closeLabel={t("common.close")}
      actions={
        <>
          {!isNew && (
            <Button
              variant="danger"
              onPress={() => {
                onRemove();
                onClose();
              }}
            >
              {t("datachains.action.remove")}
            </Button>
          )}
          <Button variant="primary" onPress={save}>
            {t("datachains.action.save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t("datachains.action.type")}
          options={ACTION_TYPES.map((id) => ({ id, label: t(`datachains.action.types.${id}`) }))}
          value={values.type}
          onChange={(type) => set({ type })}
        />
        <LocaleTabs filled={filledLocales(values.label).join(" ")} />
        <TextField
          label={t("datachains.action.label")}
          hint={t("datachains.action.label_hint")}
          lang={locale}
          dir={directionOf(locale)}
          value={values.label[locale] ?? ""}
          onChange={(text) => set({ label: writeText(values.label, locale, text) })}
          {...(isTried && !hasLabel && { errorMessage: t("datachains.action.label_missing") })}
        />
        {values.type === "postal" ? <TextArea {...target} rows={3} /> : <TextField {...target} />}
      </div>
    </Dialog>
  );
}
