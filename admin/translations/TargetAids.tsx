import { Check, Copy, PenLine } from "lucide-react";
import { useDrafts } from "#admin/content/use-drafts.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { Button } from "#admin/ui/Button.tsx";
import { directionOf } from "#contract/direction.ts";
import type { Translation } from "#contract/translations.ts";

interface TargetAidsProps {
  text: Translation;
  locale: string;
  value: string;
  /** The source language. */
  language: string;
  /** Set when saving failed. */
  retryLabel: string | undefined;
  onSave: (target: string, is_done?: boolean) => void;
  onCopy: (words: string) => void;
}

/** Actions for one text: mark as done, copy the source, reuse earlier translations, retry. */
export function TargetAids({ text, locale, value, language, retryLabel, onSave, onCopy }: TargetAidsProps) {
  const { t } = useTranslation();
  const { state, source, draft } = text;
  const isEmpty = value === "";
  if (state === "done" && !draft && retryLabel === undefined) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {state === "outdated" && (
          <>
            <Button size="sm" icon={Check} onPress={() => onSave(value, true)}>
              {t("translations.mark_done")}
            </Button>
            <Small>{t("translations.still_read")}</Small>
          </>
        )}
        {state === "missing" && isEmpty && (
          <Button size="sm" variant="ghost" icon={Copy} className="-ms-2" onPress={() => onCopy(source)}>
            {t("translations.copy", { language })}
          </Button>
        )}
        <DraftAids text={text} locale={locale} value={value} />
        {state === "missing" && !isEmpty && <Small>{t("translations.done_on_leaving")}</Small>}
        {retryLabel !== undefined && (
          <Button size="sm" onPress={() => onSave(value)}>
            {retryLabel}
          </Button>
        )}
      </div>
      <UsedBefore text={text} locale={locale} isEmpty={isEmpty} onCopy={onCopy} />
    </>
  );
}

interface UsedBeforeProps extends Pick<TargetAidsProps, "text" | "locale" | "onCopy"> {
  isEmpty: boolean;
}

/** Earlier translations of the same text to copy, and glossary terms in it. */
function UsedBefore({ text: { used_before, terms }, locale, isEmpty, onCopy }: UsedBeforeProps) {
  const { t } = useTranslation();
  const how = { lang: languageTag(locale), dir: directionOf(locale) };
  const same = isEmpty ? used_before : [];
  if (!same.length && !terms.length) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span>{t("translations.used_before")}</span>
      {same.map((words) => (
        <Button key={words} size="sm" className="text-start! whitespace-normal!" onPress={() => onCopy(words)}>
          <span {...how} className="line-clamp-2">
            {words}
          </span>
        </Button>
      ))}
      {terms.map(({ source, target }) => (
        <span key={source + target} className="[overflow-wrap:anywhere]">
          <bdi>{source}</bdi> ={" "}
          <bdi {...how} className="font-medium text-text">
            {target}
          </bdi>
        </span>
      ))}
    </div>
  );
}

const Small = ({ children }: { children: string }) => <span className="text-sm text-muted">{children}</span>;

/** A first draft where there are no words, and taking over one that nobody has reviewed. */
function DraftAids({ text, locale, value }: Pick<TargetAidsProps, "text" | "locale" | "value">) {
  const { t } = useTranslation();
  const { isOn, draft, review, problem } = useDrafts();
  // the site's own texts are public as soon as they are written
  const mayDraft = isOn && text.state === "missing" && value === "" && text.subject_type !== "site";
  return (
    <>
      {mayDraft && (
        <Button
          size="sm"
          variant="ghost"
          icon={PenLine}
          isPending={draft.isPending}
          pendingLabel={t("writing.working")}
          onPress={() => draft.mutate({ place: text, kind: "translate", locale })}
        >
          {t("writing.translate")}
        </Button>
      )}
      {text.draft && value === text.target && (
        <Button
          size="sm"
          icon={Check}
          isPending={review.isPending}
          onPress={() => review.mutate({ place: text, locale, text: value })}
        >
          {t("writing.review")}
        </Button>
      )}
      {problem && (
        <span role="alert" className="text-sm text-danger">
          {problem}
        </span>
      )}
    </>
  );
}
