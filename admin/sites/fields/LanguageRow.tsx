import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { PressEvent } from "react-aria-components";
import { flushSync } from "react-dom";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { hasGuideWords } from "#contract/guide-locales.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { cx } from "#admin/ui/cx.ts";
import type { Icon } from "#admin/ui/icon.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { languageOf } from "#admin/i18n/languages.ts";

interface LanguageRowProps {
  locale: string;
  position: number;
  count: number;
  isDefault: boolean;
  isReadOnly: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function LanguageRow({ locale, position, count, isDefault, isReadOnly, onMove, onRemove }: LanguageRowProps) {
  const { t } = useTranslation();
  const { name, own } = languageOf(locale);
  const words = { language: name };
  const whyUp = position === 0 && t("sites.languages.is_first", words);
  const whyDown = position === count - 1 && t("sites.languages.is_last", words);
  const whyKept = isDefault && t("sites.languages.keep_default", words);

  return (
    <li className="flex min-h-12 items-center gap-3 py-1.5 ps-3 pe-1.5">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{name}</span>
          {isDefault && <Badge tone="sunken">{t("records.language.default")}</Badge>}
        </span>
        <span className="block text-sm text-muted">
          {own !== name && (
            <>
              <span lang={languageTag(locale)}>{own}</span> ·{" "}
            </>
          )}
          {locale} · {t(hasGuideWords(locale) ? "sites.languages.words_own" : "sites.languages.words_english")}
        </span>
      </span>
      {!isReadOnly && (
        <span className="flex flex-none">
          <RowButton
            icon={ArrowUp}
            label={t("sites.languages.move_up", words)}
            why={whyUp}
            onPress={() => onMove(-1)}
          />
          <RowButton
            icon={ArrowDown}
            label={t("sites.languages.move_down", words)}
            why={whyDown}
            onPress={() => onMove(1)}
          />
          <RowButton icon={X} label={t("sites.languages.remove", words)} why={whyKept} onPress={onRemove} />
        </span>
      )}
    </li>
  );
}

interface RowButtonProps {
  icon: Icon;
  label: string;
  /** Why the button is disabled, if it is. */
  why: string | false;
  onPress: () => void;
}

/** When disabled it stays focusable and explains why. Keeps the focus when its row moves. */
function RowButton({ icon, label, why, onPress }: RowButtonProps) {
  const press = (event: PressEvent) => {
    flushSync(onPress);
    if (event.target instanceof HTMLElement) event.target.focus();
  };
  return (
    <IconButton
      icon={icon}
      label={why || label}
      {...(why ? { "aria-disabled": true } : { onPress: press })}
      className={cx(why && "cursor-default! text-control! hover:bg-transparent!")}
    />
  );
}
