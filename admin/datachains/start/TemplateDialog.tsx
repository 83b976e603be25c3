import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Badge } from "#datachain/Badge.tsx";
import type { Kind } from "#datachain/model.ts";
import { TEMPLATE_GLYPHS } from "#datachain/template-glyphs.ts";
import { templateIds } from "#datachain/template-ids.ts";
import { StartDialog, type WayProps } from "./StartDialog.tsx";

export function TemplateDialog({ kind, ...way }: WayProps & { kind: Kind }) {
  const { t } = useTranslation();
  const templates = templateIds(kind);
  const [chosen, setChosen] = useState<string>(templates[0] ?? "");
  return (
    <StartDialog
      {...way}
      title={t("datachains.start.choose_template")}
      onUse={() => way.start.start({ from: "template", template_id: chosen })}
    >
      <RadioCards
        label={t("datachains.start.template")}
        isLabelHidden
        options={templates.map((id) => ({
          id: id as string,
          label: t(`templates.${id}.name`),
          detail: t(`templates.${id}.summary`),
          mark: <Badge shape="hexagon" glyph={TEMPLATE_GLYPHS[id]} size={28} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </StartDialog>
  );
}
