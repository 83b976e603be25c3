import { type FormEvent, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { Suggestion } from "#contract/suggestions.ts";
import type { Decisions } from "./use-decisions.ts";

type CommentRowProps = { suggestion: Suggestion; decisions: Decisions; isEditor: boolean };

/** A proposer's comment, and the reply. */
export function CommentRow({ suggestion, decisions, isEditor }: CommentRowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { name, comment, reply, replied_by } = suggestion;
  return (
    <div className="border-t border-border bg-bg px-4 py-2.5 text-sm">
      <div className="flex items-start gap-2">
        <Avatar name={name} isDecorative />
        <p dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere] whitespace-pre-wrap">
          <span className="font-medium">{name}</span> {comment}
        </p>
        {isEditor && !isOpen && (
          <Button size="sm" variant="ghost" onPress={() => setOpen(true)}>
            {t(reply ? "suggestions.reply_edit" : "suggestions.reply")}
          </Button>
        )}
      </div>
      {reply && !isOpen && (
        <p dir="auto" className="mt-2 ms-8 rounded-md bg-sunken p-2 [overflow-wrap:anywhere] whitespace-pre-wrap">
          <span className="font-medium">
            {replied_by ? t("suggestions.replied", { name: replied_by }) : t("suggestions.replied_nobody")}:
          </span>{" "}
          {reply}
        </p>
      )}
      {isOpen && <ReplyForm suggestion={suggestion} decisions={decisions} onClose={() => setOpen(false)} />}
    </div>
  );
}

type ReplyFormProps = { suggestion: Suggestion; decisions: Decisions; onClose: () => void };

function ReplyForm({ suggestion: { id, name, reply }, decisions, onClose }: ReplyFormProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(reply ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // a toast reports the error, and the form keeps the text
    decisions.reply(id, words).then(onClose, () => undefined);
  };
  return (
    <form onSubmit={submit} className="mt-3 ms-8 flex flex-col gap-3">
      <TextArea
        label={t("suggestions.reply_label", { name })}
        hint={t("suggestions.reply_hint")}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was opened to type
        autoFocus
        rows={2}
        value={words}
        onChange={setWords}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" type="submit">
          {t("suggestions.reply_send")}
        </Button>
        <Button size="sm" onPress={onClose}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}
