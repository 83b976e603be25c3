import { MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { Proposal, SharedText } from "#contract/suggestions.ts";
import { useTextWords } from "../text-words.ts";
import { ProposalNote } from "./ProposalNote.tsx";
import { SuggestForm } from "./SuggestForm.tsx";
import type { Person } from "./use-suggest.ts";

type TextPartProps = Person & { text: SharedText; locale: string; proposals: readonly Proposal[] };

/** One text, its suggestions, and the form for another one. */
export function TextPart({ text, locale, proposals, ...person }: TextPartProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const title = useTextWords()(text);
  const shown = text.values.find((one) => one.locale === locale || one.locale === null);
  if (!shown) return null;
  const own = proposals.filter(
    (one) => one.part === text.part && one.field === text.field && one.locale === shown.locale,
  );
  const open = own.find(({ state }) => state === "open");
  const lang = languageTag(shown.locale ?? locale);
  return (
    <li className="rounded-lg border border-border bg-surface p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-40 font-medium">{title}</h3>
        {!isOpen && (
          <Button
            size="sm"
            icon={MessageSquarePlus}
            aria-label={t("suggestions.mine.suggest_for", { field: title })}
            onPress={() => setOpen(true)}
          >
            {t(open ? "suggestions.mine.again" : "suggestions.mine.suggest")}
          </Button>
        )}
      </div>
      {shown.value ? (
        <p lang={lang} dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {shown.value}
        </p>
      ) : (
        <p className="mt-1 text-subtle">{t("suggestions.mine.empty")}</p>
      )}
      {isOpen && (
        <SuggestForm
          text={text}
          locale={shown.locale}
          lang={lang}
          base={shown.value}
          earlier={open}
          onClose={() => setOpen(false)}
          {...person}
        />
      )}
      {!isOpen && own.map((one) => <ProposalNote key={one.id} proposal={one} lang={lang} />)}
    </li>
  );
}
