import { History } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { RenderedText } from "#admin/preview/RenderedText.tsx";
import { momentWords } from "#admin/publishing/moment-words.ts";
import { TextDifference } from "#admin/records/TextDifference.tsx";
import { directionOf } from "#contract/direction.ts";
import type { SourceChange, Translation } from "#contract/translations.ts";
import { partAtChange } from "./part-at-change.ts";

interface SourceTextProps {
  text: Pick<Translation, "source" | "made_from" | "source_changed" | "is_rich" | "context">;
  locale: string;
}

/** The source text; if the translation is outdated, with the changes since. */
export function SourceText({ text, locale }: SourceTextProps) {
  const { source, made_from, source_changed, is_rich, context } = text;
  const how = { lang: languageTag(locale), dir: directionOf(locale) };
  return (
    <div className="min-w-0 max-lg:rounded-md max-lg:bg-sunken max-lg:p-3">
      {context && (
        <p {...how} className="text-sm text-muted [overflow-wrap:anywhere]">
          {context}
        </p>
      )}
      {made_from !== null && is_rich && <RichDifference before={made_from} after={source} locale={locale} />}
      {made_from !== null && !is_rich && <TextDifference isWhole before={made_from} after={source} locale={locale} />}
      {made_from === null && is_rich && <RenderedText markdown={source} locale={locale} />}
      {made_from === null && !is_rich && (
        <p {...how} className="[overflow-wrap:anywhere] whitespace-pre-line">
          {source}
        </p>
      )}
      {source_changed && <ChangedBy change={source_changed} locale={locale} />}
    </div>
  );
}

/** "English changed: Today, 11:37, Lena Okafor" */
function ChangedBy({ change: { at, by, is_mine }, locale }: { change: SourceChange; locale: string }) {
  const { t } = useTranslation();
  const name = is_mine ? t("history.you") : by;
  return (
    <p className="mt-2 flex items-baseline gap-1.5 text-sm text-muted">
      <History size={14} className="flex-none translate-y-0.5" aria-hidden />
      {t("translations.changed_by", {
        language: languageName(locale),
        when: [momentWords(t, at), name].filter(Boolean).join(", "),
      })}
    </p>
  );
}

/** Unchanged parts keep their headings and lists; between them are the added and removed words. */
function RichDifference({ before, after, locale }: { before: string; after: string; locale: string }) {
  const { head, was, is, tail } = partAtChange(before, after);
  return (
    <div className="flex flex-col gap-2">
      {head && <RenderedText markdown={head} locale={locale} />}
      <TextDifference isWhole before={was} after={is} locale={locale} />
      {tail && <RenderedText markdown={tail} locale={locale} />}
    </div>
  );
}
