import { type FormEvent, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { SharedPart } from "#contract/share-scope.ts";
import type { Proposal } from "#contract/suggestions.ts";
import { ProposalNote } from "./ProposalNote.tsx";
import { NameField } from "./SuggestForm.tsx";
import { type Person, useSuggest } from "./use-suggest.ts";

type CommentPartProps = Person & { part: SharedPart; proposals: readonly Proposal[] };

/** A comment on the whole, without a suggested text. */
export function CommentPart({ part, proposals, name, onName }: CommentPartProps) {
  const { t } = useTranslation();
  const [comment, setComment] = useState("");
  const [isTried, setTried] = useState(false);
  const send = useSuggest(t("suggestions.mine.comment_sent"), () => {
    setComment("");
    setTried(false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (comment.trim() && name.trim()) send.mutate({ body: { suggestion: { part, comment, name } } });
  };
  return (
    <section className="rounded-lg border border-border bg-surface p-4">
      <h2 className="font-medium">
        {t(part === "page" ? "suggestions.mine.comment_title" : "suggestions.mine.comment_record")}
      </h2>
      <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
        {send.isError && (
          <Note role="alert" tone="danger" title={t("suggestions.mine.not_sent")}>
            {errorWords(send.error)}
          </Note>
        )}
        <TextArea
          label={t("suggestions.mine.your_comment")}
          rows={3}
          value={comment}
          onChange={setComment}
          errorMessage={isTried && !comment.trim() ? t("common.validation.comment_required") : undefined}
        />
        <NameField name={name} onName={onName} isTried={isTried} />
        <Button className="self-start" type="submit" isPending={send.isPending}>
          {t("suggestions.mine.comment_send")}
        </Button>
      </form>
      {proposals
        .filter(({ field }) => field === null)
        .map((one) => (
          <ProposalNote key={one.id} proposal={one} />
        ))}
    </section>
  );
}
