import { Check } from "lucide-react";
import { memo } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { languageName } from "#admin/i18n/languages.ts";

interface LanguageTabsProps {
  /** Whose languages they are, for those who do not see the text below. */
  label: string;
  locales: readonly string[];
  value: string;
  onChange: (locale: string) => void;
  /** The languages in which it is there, with spaces between them: a text, so that typing on does not draw them again. */
  filled: string;
  /** "missing" */
  missingLabel: string;
}

/** The languages of a text, each saying whether the text is there in it. */
export const LanguageTabs = memo(function Tabs(props: LanguageTabsProps) {
  const { label, locales, value, onChange, filled, missingLabel } = props;
  if (locales.length < 2) return null;
  // of a text that nobody has begun, every language is missing: no need to say so of each
  const isBegun = filled !== "";
  const isFilled = (locale: string) => filled.split(" ").includes(locale);
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([chosen]) => chosen !== undefined && onChange(String(chosen))}
      className="flex flex-wrap gap-0.5"
    >
      {locales.map((locale) => (
        <ToggleButton
          key={locale}
          id={locale}
          className="inline-flex min-h-6 items-center gap-1 rounded-sm px-2 text-sm text-muted hover:bg-hover data-selected:bg-pressed data-selected:font-medium data-selected:text-text max-md:min-h-8"
        >
          {languageName(locale)}
          {isFilled(locale) && <Check size={14} className="text-success" aria-hidden />}
          {isBegun && !isFilled(locale) && <span className="text-warning">{missingLabel}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
