import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useBeforeUnload } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { RenderedText } from "#admin/preview/RenderedText.tsx";
import { useRichTextWords } from "#admin/records/rich-text-words.ts";
import { LazyRichText } from "#admin/ui/LazyRichText.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { directionOf } from "#contract/direction.ts";
import { hasAtMost } from "#contract/letters.ts";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import type { Translation } from "#contract/translations.ts";
import { TargetAids } from "./TargetAids.tsx";
import { useTextName } from "./text-name.ts";
import type { WriteTranslation } from "./use-translations.ts";

export interface TargetFieldProps {
  text: Translation;
  locale: string;
  source_locale: string;
  write: WriteTranslation;
  canEdit: boolean;
}

/** Field for one translation; saves on blur. */
export function TargetField({ text, locale, source_locale, write, canEdit }: TargetFieldProps) {
  const { t } = useTranslation();
  const { value, setValue, save, problem } = useTarget(text, write);
  if (!canEdit && text.is_rich) return <RenderedText markdown={value} locale={locale} />;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) save(value);
  };
  // in the capture phase: the editor would insert a line break
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    save(value, true);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div onBlur={onBlur} onKeyDownCapture={onKeyDownCapture}>
        <Words text={text} locale={locale} value={value} onChange={setValue} canEdit={canEdit} problem={problem} />
      </div>
      {canEdit && (
        <TargetAids
          text={text}
          locale={locale}
          value={value}
          language={languageName(source_locale)}
          retryLabel={problem === undefined ? undefined : t("common.retry")}
          onSave={save}
          onCopy={(words) => {
            setValue(words);
            save(words);
          }}
        />
      )}
    </div>
  );
}

/** The typed text and its save status. */
function useTarget(text: TargetFieldProps["text"], write: TargetFieldProps["write"]) {
  const { t } = useTranslation();
  const saved = text.target ?? "";
  const [value, setValue] = useState(saved);
  const [error, setError] = useState<unknown>(null);
  // take over other people's changes, unless there is unsaved text
  const last = useRef(saved);
  useEffect(() => {
    if (last.current === saved) return;
    setValue((now) => (now === last.current ? saved : now));
    last.current = saved;
  }, [saved]);
  useBeforeUnload((event) => {
    if (value !== saved) event.preventDefault();
  });
  const isTooLong = (target: string) => isHeadline(text) && !hasAtMost(target, HEADLINE_LETTERS);
  const save = (target: string, is_done = false) => {
    if ((target === saved && !is_done) || isTooLong(target)) return;
    write.mutate(
      { text, target, is_done },
      {
        onSuccess: ({ refused }) => setError(refused.length ? t("translations.source_changed") : null),
        onError: setError,
      },
    );
  };
  const failure = error === null ? undefined : typeof error === "string" ? error : errorWords(error);
  const problem = isTooLong(value) ? t("common.validation.too_long", { count: HEADLINE_LETTERS }) : failure;
  return { value, setValue, save, problem };
}

const isHeadline = ({ subject_type, field }: Translation) => subject_type === "page" && field === "headline";

interface WordsProps extends Pick<TargetFieldProps, "text" | "locale" | "canEdit"> {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
}

function Words({ text, locale, value, onChange, canEdit, problem }: WordsProps) {
  const { t } = useTranslation();
  const nameOf = useTextName();
  const words = useRichTextWords();
  const shared = {
    label: t("translations.field", { field: nameOf(text), language: languageName(locale) }),
    lang: languageTag(locale),
    dir: directionOf(locale),
    value,
    onChange,
    errorMessage: problem,
  };
  if (text.is_rich) return <LazyRichText {...shared} words={words} isCompact />;
  return (
    <TextArea
      {...shared}
      isLabelHidden
      rows={text.source.length > 120 ? 4 : 1}
      isReadOnly={!canEdit}
      {...(isHeadline(text) && {
        limit: HEADLINE_LETTERS,
        isCounterLate: true,
        counterLabel: (used: number, limit: number) => t("pages.editor.counter", { used, limit }),
      })}
    />
  );
}
