import { useEffect, useState } from "react";
import { Plus } from "lucide-react";
import { useLocation } from "react-router";
import { uuidv7 } from "uuidv7";
import { fieldElement } from "#admin/content/field-element.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import type { PageQuestion } from "#contract/page-content.ts";
import { moved } from "./list-edits.ts";
import { OrderedList } from "./OrderedList.tsx";
import { questionName } from "./question-name.ts";
import { QuestionRow } from "./QuestionRow.tsx";

/** Limit per page. */
const MOST = 100;

/** The open question: the one a check points to, was just added, or was clicked. */
function useOpenQuestion(questions: readonly PageQuestion[]) {
  const { hash } = useLocation();
  const pointed = questions.find(({ id }) => hash.startsWith(`#${fieldElement(`questions.${id}`)}`))?.id;
  const [open, setOpen] = useState<string | null>(pointed ?? null);
  // the target may load after the address
  const aim = pointed ? hash : "";
  const [followed, setFollowed] = useState(aim);
  if (followed !== aim) {
    setFollowed(aim);
    if (pointed) setOpen(pointed);
  }
  useEffect(() => {
    if (pointed) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "center" });
  }, [hash, pointed]);
  return [open, setOpen] as const;
}

interface QuestionListProps {
  title: string;
  note?: string | undefined;
}

/** The page's own questions in order; one at a time is open for editing. */
export function QuestionList({ title, note }: QuestionListProps) {
  const { t } = useTranslation();
  const { page, saver, canEdit } = usePageWork();
  const questions = usePageContent((content) => content.questions);
  const [open, setOpen] = useOpenQuestion(questions);
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const id = uuidv7();
    saver.edit((content) => ({ ...content, questions: [...content.questions, { id, question: {}, answer: {} }] }));
    setOpen(id);
    setAdded(id);
  };
  useEffect(() => {
    if (added) document.getElementById(fieldElement(`questions.${added}.question`))?.focus();
  }, [added]);
  const button = canEdit && questions.length < MOST && (
    <Button size="sm" variant={questions.length ? "ghost" : "primary"} icon={Plus} onPress={add}>
      {t("pages.faq.add")}
    </Button>
  );
  return (
    <Card aria-labelledby="page-own-questions">
      <CardHead
        id="page-own-questions"
        title={title}
        count={formatNumber(questions.length)}
        actions={questions.length > 0 && button}
      />
      {note && <p className="border-b border-border px-4 py-2 text-sm text-muted">{note}</p>}
      {questions.length === 0 && (
        <EmptyState title={t("pages.faq.empty_title")} action={button}>
          {t("pages.faq.empty")}
        </EmptyState>
      )}
      <OrderedList
        label={title}
        items={questions}
        nameOf={(question) => questionName(question, page) ?? t("pages.faq.unnamed")}
        onMove={(id, to) => saver.edit((content) => ({ ...content, questions: moved(content.questions, id, to) }))}
      >
        {(question, place) => (
          <QuestionRow
            question={question}
            {...place}
            isOpen={open === question.id}
            onToggle={() => setOpen(open === question.id ? null : question.id)}
          />
        )}
      </OrderedList>
    </Card>
  );
}
