import { Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import type { Translation } from "#contract/translations.ts";
import { isOpen, type Group } from "./text-groups.ts";
import { useTextName } from "./text-name.ts";
import { TextRow } from "./TextRow.tsx";
import { textKey, type WriteTranslation } from "./use-translations.ts";

interface TextGroupProps {
  group: Group;
  texts: readonly Translation[];
  /** Shows all texts, without folding. */
  isWhole: boolean;
  locale: string;
  source_locale: string;
  write: WriteTranslation;
  canEdit: boolean;
}

/** Finished texts fold away from this many on. */
const FOLDED_FROM = 3;

export function TextGroup({ group, texts, isWhole, ...rest }: TextGroupProps) {
  const { t } = useTranslation();
  const nameOf = useTextName();
  const done = texts.filter(({ state }) => state === "done");
  const settled = done.filter((text) => !isOpen(text));
  const [isUnfolded, setUnfolded] = useState(isWhole || settled.length < FOLDED_FROM);
  // texts finished when the group was first shown; later ones stay in place
  const [folded] = useState(() => new Set(isUnfolded ? [] : settled.map(textKey)));
  const shown = isUnfolded ? texts : texts.filter((text) => !folded.has(textKey(text)));
  const id = `translate-${group}`;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t(`translations.groups.${group}`)}
        actions={
          <span className="pe-2 text-sm text-muted">
            {t("translations.progress", { done: done.length, all: texts.length })}
          </span>
        }
      />
      {shown.length > 0 && (
        <ul className="divide-y divide-border">
          {shown.map((text) => (
            <TextRow key={textKey(text)} text={text} {...rest} />
          ))}
        </ul>
      )}
      {!isUnfolded && (
        <div className={cx("border-border px-2 py-1.5", shown.length > 0 && "border-t")}>
          <Button
            variant="ghost"
            isFullWidth
            icon={Check}
            endIcon={ChevronDown}
            className="justify-start! text-start! whitespace-normal!"
            onPress={() => setUnfolded(true)}
          >
            <span className="line-clamp-1">
              {t("translations.show_done", {
                count: folded.size,
                names: formatList([...new Set(settled.map(nameOf))]),
              })}
            </span>
          </Button>
        </div>
      )}
    </Card>
  );
}
