import { ChevronDown, ChevronUp, Globe, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { PageQuestion } from "#contract/page-content.ts";
import type { LText } from "#contract/texts.ts";
import { inserted, without } from "./list-edits.ts";
import { missingLocales, questionName } from "./question-name.ts";
import { useShareQuestion } from "./share-question.ts";
import { TextPart } from "./TextPart.tsx";

interface QuestionRowProps {
  question: PageQuestion;
  at: number;
  start: ReactNode;
  arrows: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
}

/** A question as one row, with its texts below while it is open. */
export function QuestionRow({ question, at, start, arrows, isOpen, onToggle }: QuestionRowProps) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const name = questionName(question, page) ?? t("pages.faq.unnamed");
  return (
    <div className="px-4 py-2.5">
      <div className="flex items-center gap-3">
        {start}
        <span className="min-w-0 flex-1">
          <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
          <Languages question={question} />
        </span>
        {arrows}
        <IconButton
          size="sm"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          label={t(isOpen ? "pages.faq.close" : "pages.faq.open", { name })}
          onPress={onToggle}
        />
      </div>
      {isOpen && <QuestionForm question={question} at={at} name={name} />}
    </div>
  );
}

/** "Not in Portuguese, Tagalog yet" */
function Languages({ question }: { question: PageQuestion }) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const missing = missingLocales(question, page).map(languageName);
  return (
    <span className={cx("block text-sm", missing.length ? "text-warning" : "text-muted")}>
      {missing.length ? t("pages.faq.not_in", { languages: formatList(missing) }) : t("pages.faq.all_languages")}
    </span>
  );
}

function QuestionForm({ question, at, name }: { question: PageQuestion; at: number; name: string }) {
  const { t } = useTranslation();
  const { page, saver, canEdit } = usePageWork();
  const share = useShareQuestion(question.id);
  const { id } = question;
  const write = (field: "question" | "answer") => (text: LText, group: string) =>
    saver.edit(
      (content) => ({
        ...content,
        questions: content.questions.map((one) => (one.id === id ? { ...one, [field]: text } : one)),
      }),
      group,
    );
  const remove = () => {
    saver.edit((content) => ({ ...content, questions: without(content.questions, id) }));
    showToast({
      message: t("pages.faq.deleted", { name }),
      actionLabel: t("common.undo"),
      onAction: () => saver.edit((content) => ({ ...content, questions: inserted(content.questions, question, at) })),
    });
  };
  return (
    <div className="mt-3 flex flex-col gap-4 pb-2 md:ps-12">
      <TextPart
        field={`questions.${id}.question`}
        label={t("content.fields.question")}
        text={question.question}
        onChange={write("question")}
      />
      <TextPart
        field={`questions.${id}.answer`}
        label={t("content.fields.answer")}
        text={question.answer}
        onChange={write("answer")}
        isRich
      />
      {canEdit && (
        <div className="flex flex-wrap justify-between gap-2">
          {page.type !== "home_page" && (
            <Button size="sm" icon={Globe} isPending={share.isPending} onPress={() => share.mutate({ name })}>
              {t("pages.faq.share")}
            </Button>
          )}
          <Button size="sm" variant="ghost" icon={Trash2} onPress={remove} className="ms-auto">
            {t("pages.faq.delete")}
          </Button>
        </div>
      )}
    </div>
  );
}
