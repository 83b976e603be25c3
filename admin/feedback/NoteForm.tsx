import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { CardBody, PaneFoot } from "#admin/ui/Card.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { Unsent } from "./unsent.ts";
import { problemsOf } from "./reply-problems.ts";
import type { Case } from "./use-case.ts";

type NoteFormProps = {
  work: Case;
  isEditor: boolean;
  texts: Unsent;
  write: (change: Partial<Unsent>) => void;
  forget: () => void;
};

/** Internal note. */
export function NoteForm({ work, isEditor, texts, write, forget }: NoteFormProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    setProblem(null);
    work.change({ note: texts.note.trim() || null }, t("feedback.note.saved"), {
      onDone: forget,
      onFailed: (error) => setProblem(problemsOf(error, t).general),
    });
  };
  return (
    <>
      <CardBody className="relative min-h-0 overflow-y-auto">
        <TextArea
          label={t("feedback.note.title")}
          isLabelHidden
          hint={t("feedback.note.hint")}
          rows={3}
          value={texts.note}
          isReadOnly={!isEditor}
          onChange={(note) => write({ note })}
          errorMessage={problem ? `${t("feedback.not_saved")}. ${problem}` : undefined}
        />
      </CardBody>
      {isEditor && (
        <PaneFoot className="flex-none justify-end">
          <Button variant="primary" isPending={work.isPending} onPress={save}>
            {t("feedback.note.save")}
          </Button>
        </PaneFoot>
      )}
    </>
  );
}
