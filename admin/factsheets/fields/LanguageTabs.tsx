import { Check } from "lucide-react";
import { memo } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { languageName } from "#admin/i18n/languages.ts";

interface LanguageTabsProps {
  /** Name of the text, for screen readers. */
  label: string;
  locales: readonly string[];
  value: string;
  onChange: (locale: string) => void;
  /** Languages that have the text, separated by spaces: a string, so that typing does not re-render the tabs. */
  filled: string;
  /** "missing" */
  missingLabel: string;
}

/** Languages of a text, marking those in which it is missing. */
export const LanguageTabs = memo(function Tabs(props: LanguageTabsProps) {
  const { label, locales, value, onChange, filled, missingLabel } = props;
  if (locales.length < 2) return null;
  // a text not started is missing in every language: do not mark each one
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
