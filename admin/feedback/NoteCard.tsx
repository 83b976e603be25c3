import { useState } from "react";
import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { FeedbackDetail } from "#contract/feedback.ts";
import type { Case } from "./use-case.ts";

type NoteCardProps = { note: FeedbackDetail["note"]; work: Case; isEditor: boolean };

/** What the team tells itself. */
export function NoteCard({ note, work, isEditor }: NoteCardProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(note?.text ?? "");
  const by = note?.by && t("feedback.note.by", { name: note.by, when: formatRelative(note.at) });
  return (
    <Card aria-labelledby="feedback-note" className="border-warning-border bg-warning-soft">
      <CardHead id="feedback-note" title={t("feedback.note.title")} count={by} />
      <CardBody className="flex flex-col items-start gap-3">
        <TextArea
          label={t("feedback.note.title")}
          isLabelHidden
          className="w-full"
          hint={t("feedback.note.hint")}
          rows={2}
          value={text}
          isReadOnly={!isEditor}
          onChange={setText}
        />
        {isEditor && (
          <Button
            size="sm"
            isPending={work.isPending}
            onPress={() => work.change({ note: text.trim() || null }, t("feedback.note.saved"))}
          >
            {t("feedback.note.save")}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
