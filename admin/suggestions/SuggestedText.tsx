import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { TextDifference } from "#admin/records/TextDifference.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { Suggestion } from "#contract/suggestions.ts";

/** The current text, with the suggested changes beside it. */
export function SuggestedText({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation();
  const { locale, base, state, has_changed } = suggestion;
  const lang = locale ? languageTag(locale) : undefined;
  const isAccepted = state === "accepted";
  const now = isAccepted ? base : (suggestion.now ?? "");
  const value = (isAccepted ? suggestion.written : suggestion.value) ?? "";
  return (
    <>
      {has_changed && (
        <div className="px-4 pb-3">
          <Note tone="warning">
            {suggestion.now === null ? (
              t("suggestions.text_gone")
            ) : (
              <>
                {t("suggestions.changed_text")}{" "}
                <q lang={lang} className="[overflow-wrap:anywhere]">
                  {base || t("suggestions.nothing_now")}
                </q>
              </>
            )}
          </Note>
        </div>
      )}
      <div className="grid border-t border-border md:grid-cols-2">
        <div className="min-w-0 px-4 pt-3 pb-4">
          <p className="mb-1 text-xs font-medium text-muted">{t("suggestions.now")}</p>
          {now ? (
            <p lang={lang} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
              {now}
            </p>
          ) : (
            <p className="text-subtle">{t("suggestions.nothing_now")}</p>
          )}
        </div>
        <div className="min-w-0 border-border px-4 pt-3 pb-4 max-md:border-t md:border-s">
          <p className="mb-1 text-xs font-medium text-muted">
            {t(isAccepted ? "suggestions.written" : "suggestions.suggested")}
          </p>
          {value === "" && <p className="text-subtle">{t("suggestions.emptied")}</p>}
          <TextDifference before={now} after={value} locale={locale} />
        </div>
      </div>
    </>
  );
}
