import { ArrowDown, ArrowRight } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Kbd } from "#admin/ui/Kbd.tsx";
import { StickyFoot } from "#admin/ui/StickyFoot.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { OnwardStep } from "./use-onward-steps.ts";

interface TranslateFootProps {
  todo: number;
  /** Where to go once this page is done, the main one first. */
  steps: readonly OnwardStep[];
  onNext: () => void;
}

/** How much is left, and the way to it. */
export function TranslateFoot({ todo, steps, onNext }: TranslateFootProps) {
  const { t } = useTranslation();
  const [main, ...others] = steps;
  const links = todo > 0 ? steps.filter(({ kind }) => kind === "page") : others;
  return (
    <StickyFoot className="bottom-0 -mx-4 mt-5 flex items-center gap-3 border-t border-border px-4 py-3 md:-mx-8 md:px-8">
      <span className="flex min-w-0 flex-wrap gap-x-3">
        <span>{todo ? t("translations.todo", { count: todo }) : t("translations.all_done")}</span>
        {links.map(({ kind, href, words }) => (
          <TextLink key={kind} href={href}>
            {words}
          </TextLink>
        ))}
      </span>
      {(todo > 0 || main) && (
        <span className="ms-auto inline-flex flex-none items-center gap-2">
          <span className="inline-flex gap-1 max-md:hidden" aria-hidden="true">
            <Kbd>Alt</Kbd>
            <Kbd>↓</Kbd>
          </span>
          <Button variant="primary" endIcon={todo > 0 ? ArrowDown : ArrowRight} onPress={onNext}>
            {todo > 0 ? t("translations.next") : main?.words}
          </Button>
        </span>
      )}
    </StickyFoot>
  );
}
