import { Check, CircleDashed, Clock, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBeforeUnload } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { formatRelative } from "#admin/i18n/format.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { TextDifference } from "#admin/records/TextDifference.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { Translation } from "#contract/translations.ts";
import { useChangeWords } from "../publishing/change-words.ts";
import { NEEDS_WORDS } from "./focus-next.ts";
import type { WriteTranslation } from "./use-translations.ts";

interface TextRowProps {
  text: Translation;
  locale: string;
  source_locale: string;
  write: WriteTranslation;
  canEdit: boolean;
}

const MARKS = { missing: CircleDashed, outdated: Clock, done: Check } as const;

/** One text: what it is, its source with what changed in it, and the field for its translation. */
export function TextRow({ text, locale, source_locale, write, canEdit }: TextRowProps) {
  const { t } = useTranslation();
  const { name } = useChangeWords();
  const { state, source, made_from, marked_by, marked_at } = text;
  const Mark = MARKS[state];
  return (
    <li
      className="grid gap-x-4 gap-y-2 p-4 lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]"
      {...(state !== "done" && { [NEEDS_WORDS]: "" })}
    >
      <div>
        <p className="font-medium">{name(text.field)}</p>
        <p className={state === "done" ? "text-sm text-muted" : "text-sm text-warning"}>
          <Mark size={14} className="me-1 inline" aria-hidden />
          {t(`pages.translate.states.${state}`)}
        </p>
        {marked_at && (
          <p className="text-xs text-muted">{[marked_by, formatRelative(marked_at)].filter(Boolean).join(", ")}</p>
        )}
      </div>
      <div className="min-w-0">
        {made_from !== null ? (
          <TextDifference before={made_from} after={source} locale={source_locale} />
        ) : (
          <p lang={languageTag(source_locale)} dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {source}
          </p>
        )}
      </div>
      <Target text={text} locale={locale} source_locale={source_locale} write={write} canEdit={canEdit} />
    </li>
  );
}

function Target({ text, locale, source_locale, write, canEdit }: TextRowProps) {
  const { t } = useTranslation();
  const { name } = useChangeWords();
  const saved = text.target ?? "";
  const [value, setValue] = useState(saved);
  const [error, setError] = useState<unknown>(null);
  const isDirty = value !== saved;
  // what others wrote meanwhile is shown, unless something of one's own is waiting
  const last = useRef(saved);
  useEffect(() => {
    if (last.current === saved) return;
    setValue((now) => (now === last.current ? saved : now));
    last.current = saved;
  }, [saved]);
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  const save = (target: string, is_done = false) => {
    if (target === saved && !is_done) return;
    write.mutate(
      { text, target, is_done },
      {
        onSuccess: ({ refused }) => setError(refused.length ? t("pages.translate.source_changed") : null),
        onError: setError,
      },
    );
  };
  const copy = (words: string) => {
    setValue(words);
    save(words);
  };
  const problem = error === null ? undefined : typeof error === "string" ? error : errorWords(error);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextArea
        label={t("pages.translate.field", { field: name(text.field), language: languageName(locale) })}
        isLabelHidden
        lang={languageTag(locale)}
        dir="auto"
        rows={text.source.length > 120 ? 4 : 1}
        value={value}
        isReadOnly={!canEdit}
        onChange={setValue}
        onBlur={() => save(value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save(value, true);
          else event.continuePropagation();
        }}
        errorMessage={problem}
      />
      {canEdit && (
        <Aids
          text={text}
          value={value}
          language={languageName(source_locale)}
          isFailed={problem !== undefined}
          onSave={save}
          onCopy={copy}
        />
      )}
    </div>
  );
}

interface AidsProps {
  text: Translation;
  value: string;
  /** What the source is in. */
  language: string;
  isFailed: boolean;
  onSave: (target: string, is_done?: boolean) => void;
  onCopy: (words: string) => void;
}

/** What helps with one text: marking it, the source, words that were used before, trying again. */
function Aids({ text: { state, source, used_before }, value, language, isFailed, onSave, onCopy }: AidsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {state === "outdated" && (
          <>
            <Button size="sm" icon={Check} onPress={() => onSave(value, true)}>
              {t("pages.translate.mark_done")}
            </Button>
            <Small>{t("pages.translate.still_read")}</Small>
          </>
        )}
        {state === "missing" && value === "" && (
          <Button size="sm" variant="ghost" icon={Copy} onPress={() => onCopy(source)}>
            {t("pages.translate.copy", { language })}
          </Button>
        )}
        {state === "missing" && value !== "" && <Small>{t("pages.translate.done_on_leaving")}</Small>}
        {isFailed && (
          <Button size="sm" onPress={() => onSave(value)}>
            {t("common.retry")}
          </Button>
        )}
      </div>
      {value === "" && used_before.length > 0 && (
        <p className="text-sm text-muted">
          {t("pages.translate.used_before")}{" "}
          {used_before.map((words) => (
            <Button key={words} size="sm" variant="ghost" onPress={() => onCopy(words)}>
              {words}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

const Small = ({ children }: { children: string }) => <span className="text-sm text-muted">{children}</span>;
