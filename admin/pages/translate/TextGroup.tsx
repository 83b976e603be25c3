import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languageName } from "#admin/i18n/languages.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import type { Translation } from "#contract/translations.ts";
import type { Group } from "./text-groups.ts";
import { TextRow } from "./TextRow.tsx";
import { textKey, type WriteTranslation } from "./use-translations.ts";

interface TextGroupProps {
  group: Group;
  texts: readonly Translation[];
  locale: string;
  source_locale: string;
  write: WriteTranslation;
  canEdit: boolean;
}

/** Texts of one kind. Long lists of what is done fold away. */
const FOLDED_FROM = 4;

export function TextGroup({ group, texts, ...rest }: TextGroupProps) {
  const { t } = useTranslation();
  const done = texts.filter(({ state }) => state === "done");
  const [isOpen, setOpen] = useState(done.length < FOLDED_FROM || done.length === texts.length);
  // what was done when the group opened stays in its place while it is read
  const [folded] = useState(() => new Set(isOpen ? [] : done.map(textKey)));
  const shown = isOpen ? texts : texts.filter((text) => !folded.has(textKey(text)));
  const id = `translate-${group}`;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t(`pages.translate.groups.${group}`)}
        actions={
          <span className="pe-2 text-sm text-muted">
            {t("pages.translate.progress", { done: done.length, all: texts.length })}
          </span>
        }
      />
      <div
        aria-hidden="true"
        className="grid grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)] gap-4 border-b border-border px-4 py-1.5 text-xs font-medium text-muted max-lg:hidden"
      >
        <span />
        <span>{languageName(rest.source_locale)}</span>
        <span>{languageName(rest.locale)}</span>
      </div>
      <ul className="divide-y divide-border">
        {shown.map((text) => (
          <TextRow key={textKey(text)} text={text} {...rest} />
        ))}
      </ul>
      {!isOpen && folded.size > 0 && (
        <div className="border-t border-border px-2 py-1">
          <Button variant="ghost" size="sm" endIcon={ChevronDown} onPress={() => setOpen(true)}>
            {t("pages.translate.show_done", { count: folded.size })}
          </Button>
        </div>
      )}
    </Card>
  );
}
