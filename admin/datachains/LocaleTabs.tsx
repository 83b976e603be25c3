import { Check } from "lucide-react";
import { memo } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { cx } from "#admin/ui/cx.ts";
import { useChainWork } from "./chain-work.ts";

type LocaleTabsProps = {
  /** Languages in which the texts below exist: "en km". */
  filled: string;
};

/** The site's languages, each with what is missing. The choice applies to the whole builder. */
export const LocaleTabs = memo(function LocaleTabs({ filled }: LocaleTabsProps) {
  const { t } = useTranslation();
  const { locales, locale, setLocale } = useChainWork();
  if (locales.length < 2) return null;
  return (
    <ToggleButtonGroup
      aria-label={t("datachains.card.written_in")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[locale]}
      onSelectionChange={([chosen]) => chosen !== undefined && setLocale(String(chosen))}
      className="flex flex-wrap gap-1"
    >
      {locales.map((one) => (
        <ToggleButton
          key={one}
          id={one}
          className={({ isSelected }) =>
            cx(
              "inline-flex min-h-7 items-center gap-1 rounded-sm px-2 text-sm",
              isSelected ? "bg-selected font-medium" : "text-muted hover:bg-hover",
            )
          }
        >
          {languageName(one)}
          {filled.split(" ").includes(one) ? (
            <Check size={13} className="text-success" aria-hidden />
          ) : (
            <span className="text-warning">{t("datachains.card.missing")}</span>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
