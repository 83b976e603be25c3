import { Copy, SquareDashed } from "lucide-react";
import { useTranslation } from "react-i18next";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { GlyphDrawing } from "#datachain/GlyphDrawing.tsx";
import type { Kind } from "#datachain/model.ts";
import { templatesFor } from "#datachain/templates.ts";
import { fieldId } from "#admin/records/field-id.ts";

/** `blank`, `copy`, or the id of a template. */
export type StartId = string;

interface StartCardsProps {
  kind: Kind;
  value: StartId;
  onChange: (id: StartId) => void;
}

/** What a new device or algorithm begins with: nothing, a template of the kind, or a copy of another. */
export function StartCards({ kind, value, onChange }: StartCardsProps) {
  const { t } = useTranslation();
  const locale = uiLocale();
  const options = [
    {
      id: "blank",
      label: t("records.start.blank"),
      detail: t("records.start.blank_hint"),
      mark: <SquareDashed size={20} className="flex-none text-muted" aria-hidden />,
    },
    {
      id: "copy",
      label: t("records.start.copy"),
      detail: t("records.start.copy_hint"),
      mark: <Copy size={20} className="flex-none text-muted" aria-hidden />,
    },
    ...templatesFor(kind).map(({ id, glyph, name, summary }) => ({
      id: id as StartId,
      label: name[locale] ?? name["en"] ?? id,
      detail: summary[locale] ?? summary["en"],
      mark: (
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className="flex-none text-muted">
          <GlyphDrawing glyph={glyph} x={12} y={12} size={24} color="currentColor" />
        </svg>
      ),
    })),
  ];
  return (
    <RadioCards<StartId>
      id={fieldId("start")}
      label={t("records.start.label")}
      hint={t("records.start.hint")}
      options={options}
      value={value}
      onChange={onChange}
      className="[&>div]:grid [&>div]:sm:grid-cols-2 [&>div>*]:h-full [&>div>*>*]:h-full"
    />
  );
}
