import { languageTag } from "#admin/i18n/locales.ts";
import { cx } from "#admin/ui/cx.ts";
import type { UiLocale } from "#contract/common.ts";
import { ownLanguageName } from "#contract/language-name.ts";
import type { StepWords } from "./StepHead.tsx";

interface LanguageChipsProps {
  words: StepWords;
  locales: readonly UiLocale[];
  value: UiLocale;
  onChange: (locale: UiLocale) => void;
}

/** Languages by their own names, for the person answering to choose from. */
export function LanguageChips({ words, locales, value, onChange }: LanguageChipsProps) {
  if (locales.length < 2) return null;
  return (
    <section aria-label={words.language} lang={languageTag(value)} className="border-t border-border">
      <div className="mx-auto max-w-200 px-5 py-5 min-[700px]:px-14">
        <p aria-hidden="true" className="mb-2.5 text-[16px] text-muted">
          {words.language}
        </p>
        <div className="flex flex-wrap gap-2">
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              lang={languageTag(locale)}
              aria-pressed={locale === value}
              onClick={() => onChange(locale)}
              className={cx(
                "min-h-12 cursor-pointer rounded-full border px-4 font-medium",
                locale === value ? "border-text bg-text text-surface" : "border-control bg-surface hover:bg-hover",
              )}
            >
              {ownLanguageName(locale)}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
