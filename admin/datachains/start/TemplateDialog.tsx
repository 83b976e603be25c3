import { useState } from "react";
import { useTranslation } from "react-i18next";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Badge } from "#datachain/Badge.tsx";
import type { Kind, LText } from "#datachain/model.ts";
import { templatesFor } from "#datachain/templates.ts";
import { textIn } from "#datachain/text.ts";
import { StartDialog, type WayProps } from "./StartDialog.tsx";

const read = (text: LText) => textIn(text, uiLocale(), "en")?.text ?? "";

export function TemplateDialog({ kind, ...way }: WayProps & { kind: Kind }) {
  const { t } = useTranslation();
  const templates = templatesFor(kind);
  const [chosen, setChosen] = useState<string>(templates[0]?.id ?? "");
  return (
    <StartDialog
      {...way}
      title={t("datachains.start.choose_template")}
      onUse={() => way.start.start({ from: "template", template_id: chosen })}
    >
      <RadioCards
        label={t("datachains.start.template")}
        isLabelHidden
        options={templates.map(({ id, name, summary, glyph }) => ({
          id: id as string,
          label: read(name),
          detail: read(summary),
          mark: <Badge shape="hexagon" glyph={glyph} size={28} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </StartDialog>
  );
}
