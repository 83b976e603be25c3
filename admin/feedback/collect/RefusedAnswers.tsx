import { Copy, Download, RefreshCw, Trash2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useCopy } from "#admin/records/use-copy.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { answerLines, refusedWords } from "./answer-lines.ts";
import { forgetAnswer, keepAnswer, type KeptAnswer, onKeptAnswers, refusedAnswers } from "./kept-answers.ts";
import { sendAnswers } from "./send-answers.ts";

/** Answers the server rejected, for staff to copy or discard: nothing is deleted automatically. */
export function RefusedAnswers({ customer_id }: { customer_id: string }) {
  const { t } = useTranslation();
  const text = useSyncExternalStore(onKeptAnswers, () => JSON.stringify(refusedAnswers(customer_id)));
  const refused = JSON.parse(text) as KeptAnswer[];
  if (refused.length === 0) return null;
  const download = () => {
    const texts = refused.map((kept) => answerLines(t, kept).join("\n"));
    saveFile(new Blob([texts.join("\n\n")], { type: "text/plain" }), "answers.txt");
  };
  const tryAgain = async () => {
    for (const { refused: _, ...kept } of refused) keepAnswer(kept);
    await sendAnswers(customer_id);
  };
  return (
    <Card aria-labelledby="refused-answers">
      <CardBody>
        <h2 id="refused-answers" className="text-md font-bold">
          {t("feedback.collect.refused", { count: refused.length })}
        </h2>
        <p className="mt-1 text-muted">{t("feedback.collect.refused_text")}</p>
        <ul className="my-4 divide-y divide-border border-y border-border">
          {refused.map((kept) => (
            <RefusedAnswer key={kept.answer.id} kept={kept} />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button icon={Download} onPress={download}>
            {t("feedback.collect.refused_download")}
          </Button>
          <Button icon={RefreshCw} onPress={() => void tryAgain()}>
            {t("feedback.collect.refused_again")}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

function RefusedAnswer({ kept }: { kept: KeptAnswer }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { id, answered_at } = kept.answer;
  const [, , ...said] = answerLines(t, kept);
  const copy = useCopy();
  return (
    <li className="py-3">
      <h3 className="font-medium [overflow-wrap:anywhere]">{kept.about ?? t("feedback.collect.refused_answer")}</h3>
      <p className="text-sm text-muted">
        <time dateTime={answered_at}>{formatDateTime(answered_at)}</time>
      </p>
      <p className="mt-1 text-sm font-medium text-danger">{refusedWords(t, kept)}</p>
      <ul className="mt-2 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Copy}
          onPress={() => void copy(answerLines(t, kept).join("\n"), t("feedback.collect.refused_copied"))}
        >
          {t("feedback.collect.refused_copy")}
        </Button>
        <Button size="sm" variant="danger-quiet" icon={Trash2} onPress={() => setAsking(true)}>
          {t("feedback.collect.refused_discard")}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t("feedback.collect.discard_title")}
          text={t("feedback.collect.discard_text")}
          confirmLabel={t("feedback.collect.refused_discard")}
          isPending={false}
          onConfirm={() => forgetAnswer(id)}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}
