import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { sourceHref } from "#datachain/action-target.ts";
import { type Source, SOURCE_TYPES } from "#datachain/model.ts";

type SourceDialogProps = {
  source: Source;
  isNew: boolean;
  onClose: () => void;
  onSave: (source: Source) => void;
  onRemove: () => void;
};

const isUrlGood = ({ url }: Source) => !url || sourceHref({ url }) !== null;

export function SourceDialog({ source, isNew, onClose, onSave, onRemove }: SourceDialogProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(source);
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<Source>) => setValues((before) => ({ ...before, ...change }));
  const save = () => {
    setTried(true);
    if (!values.title.trim() || !isUrlGood(values)) return;
    onSave(values);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isNew ? "datachains.source.title_new" : "datachains.source.title_edit")}
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
              {t("datachains.source.remove")}
            </Button>
          )}
          <Button variant="primary" onPress={save}>
            {t("datachains.source.save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t("datachains.source.type")}
          options={SOURCE_TYPES.map((id) => ({ id, label: t(`datachains.source.types.${id}`) }))}
          value={values.type}
          onChange={(type) => set({ type })}
        />
        <TextField
          label={t("datachains.source.name")}
          value={values.title}
          onChange={(title) => set({ title })}
          {...(isTried && !values.title.trim() && { errorMessage: t("datachains.source.name_missing") })}
        />
        <TextField
          label={t("datachains.source.url")}
          optionalLabel={t("datachains.card.optional")}
          type="url"
          value={values.url ?? ""}
          onChange={(url) => set({ url: url.trim() || null })}
          {...(isTried && !isUrlGood(values) && { errorMessage: t("datachains.source.url_wrong") })}
        />
        <TextArea
          label={t("datachains.source.citation")}
          optionalLabel={t("datachains.card.optional")}
          rows={2}
          value={values.citation ?? ""}
          onChange={(citation) => set({ citation: citation || null })}
        />
      </div>
    </Dialog>
  );
}
