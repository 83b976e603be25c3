import { Plus } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { MAX_TECHNOLOGIES } from "#contract/yearly-reports.ts";
import { addTechnology, newTechnology } from "./edits.ts";
import { useLineProblem } from "./KeptField.tsx";
import { LabelsPicker } from "./LabelsPicker.tsx";
import { partHref, WHAT } from "./report-place.ts";
import { useReport } from "./report-work.ts";

export function AddTechnology() {
  const { t } = useTranslation();
  const { content } = useReport();
  const [isOpen, setOpen] = useState(false);
  if (content.technologies.length >= MAX_TECHNOLOGIES)
    return <p className="text-sm text-muted">{t("reports.technology.full", { count: MAX_TECHNOLOGIES })}</p>;
  return (
    <>
      <Button icon={Plus} isFullWidth onPress={() => setOpen(true)}>
        {t("reports.technology.add")}
      </Button>
      {isOpen && <AddDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { report, edit } = useReport();
  const formId = useId();
  const [name, setName] = useState("");
  const [used_by, setUsedBy] = useState("");
  const [label_ids, setLabels] = useState<string[]>([]);
  const [isTried, setTried] = useState(false);
  const problems = {
    name: useLineProblem(120, t("reports.technology.name_needed"))(name),
    used_by: useLineProblem(120)(used_by),
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.name ?? problems.used_by) return;
    const id = uuidv7();
    edit?.(addTechnology(newTechnology(id, { name: name.trim(), used_by: used_by.trim(), label_ids })));
    onClose();
    void navigate(partHref(report.id, id, WHAT));
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("reports.technology.add")}
      description={t("reports.technology.add_hint")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t("reports.technology.add")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={add} className="flex flex-col gap-5">
        <TextField
          label={t("reports.technology.name")}
          hint={t("reports.technology.name_hint")}
          value={name}
          onChange={setName}
          errorMessage={isTried ? problems.name : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field the dialog is opened for
          autoFocus
          autoComplete="off"
        />
        <TextField
          label={t("reports.technology.used_by")}
          optionalLabel={t("common.optional")}
          value={used_by}
          onChange={setUsedBy}
          errorMessage={isTried ? problems.used_by : undefined}
        />
        <LabelsPicker ids={label_ids} onChange={setLabels} />
      </form>
    </Dialog>
  );
}
