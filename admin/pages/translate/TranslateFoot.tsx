import { ArrowDown, ArrowRight } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Kbd } from "#admin/ui/Kbd.tsx";
import { StickyFoot } from "#admin/ui/StickyFoot.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";

interface TranslateFootProps {
  todo: number;
  /** Path of the next page with untranslated texts. */
  onward: string | null;
  locale: string;
  onNext: () => void;
}

/** How much is left, and a button to the next text. */
export function TranslateFoot({ todo, onward, locale, onNext }: TranslateFootProps) {
  const { t } = useTranslation();
  return (
    <StickyFoot className="bottom-0 -mx-4 mt-5 flex items-center gap-3 border-t border-border px-4 py-3 md:-mx-8 md:px-8">
      <span className="flex min-w-0 flex-wrap gap-x-3">
        <span>{todo ? t("pages.translate.todo", { count: todo }) : t("pages.translate.all_done")}</span>
        {todo > 0 && onward && (
          <TextLink href={onward}>{t("pages.translate.next_page", { language: languageName(locale) })}</TextLink>
        )}
      </span>
      {(todo > 0 || onward) && (
        <span className="ms-auto inline-flex flex-none items-center gap-2">
          <span className="inline-flex gap-1 max-md:hidden" aria-hidden="true">
            <Kbd>Alt</Kbd>
            <Kbd>↓</Kbd>
          </span>
          <Button variant="primary" endIcon={todo > 0 ? ArrowDown : ArrowRight} onPress={onNext}>
            {todo > 0 ? t("pages.translate.next") : t("pages.translate.next_page", { language: languageName(locale) })}
          </Button>
        </span>
      )}
    </StickyFoot>
  );
}
