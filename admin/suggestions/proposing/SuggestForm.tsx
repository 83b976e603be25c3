import { type FormEvent, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { fitsText, type Proposal, type SharedText } from "#contract/suggestions.ts";
import { type Person, useSuggest } from "./use-suggest.ts";

type SuggestFormProps = Person & {
  text: SharedText;
  locale: string | null;
  lang: string;
  base: string;
  /** The proposal that this one replaces. */
  earlier: Proposal | undefined;
  onClose: () => void;
};

export function SuggestForm({ text, locale, lang, base, earlier, onClose, name, onName }: SuggestFormProps) {
  const { t } = useTranslation();
  const [value, setValue] = useState(earlier?.value ?? base);
  const [comment, setComment] = useState(earlier?.comment ?? "");
  const [isTried, setTried] = useState(false);
  const send = useSuggest(t("suggestions.mine.sent"), onClose);
  const isSame = value === base && !comment.trim();
  const isLong = !fitsText(text, value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSame || isLong || !name.trim()) return;
    const { part, field } = text;
    const proposed = value === base ? null : value;
    send.mutate({ body: { suggestion: { part, field, locale, base, value: proposed, comment, name } } });
  };
  const problem = isLong
    ? t("suggestions.mine.too_long", { count: text.max_length })
    : isTried && isSame
      ? t("suggestions.mine.same")
      : undefined;
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4 border-t border-border pt-4">
      {send.isError && (
        <Note role="alert" tone="danger" title={t("suggestions.mine.not_sent")}>
          {errorWords(send.error)}
        </Note>
      )}
      <TextArea
        label={t("suggestions.mine.text")}
        lang={lang}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was opened to type
        autoFocus
        rows={base.length > 200 ? 8 : 3}
        value={value}
        onChange={setValue}
        errorMessage={problem}
      />
      <TextArea
        label={t("suggestions.mine.comment")}
        optionalLabel={t("common.optional")}
        hint={t("suggestions.mine.comment_hint")}
        rows={2}
        value={comment}
        onChange={setComment}
      />
      <NameField name={name} onName={onName} isTried={isTried} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" isPending={send.isPending} pendingLabel={t("suggestions.mine.sending")}>
          {t("suggestions.mine.send")}
        </Button>
        <Button onPress={onClose}>{t("common.cancel")}</Button>
      </div>
    </form>
  );
}

export function NameField({ name, onName, isTried }: Person & { isTried: boolean }) {
  const { t } = useTranslation();
  return (
    <TextField
      className="max-w-80"
      label={t("suggestions.mine.name")}
      hint={t("suggestions.mine.name_hint")}
      value={name}
      onChange={onName}
      maxLength={120}
      autoComplete="name"
      errorMessage={isTried && !name.trim() ? t("session.name_needed") : undefined}
    />
  );
}
