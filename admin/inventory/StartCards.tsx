import { Copy, SquareDashed } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import type { Kind } from "#datachain/model.ts";
import { templateIds } from "#datachain/template-ids.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { TEMPLATE_ICONS } from "./template-icons.ts";

/** `blank`, `copy`, or the id of a template. */
export type StartId = string;

interface StartCardsProps {
  kind: Kind;
  value: StartId;
  onChange: (id: StartId) => void;
}

/** Starting point of a new device or algorithm: blank, a template or a copy. */
export function StartCards({ kind, value, onChange }: StartCardsProps) {
  const { t } = useTranslation();
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
    ...templateIds(kind).map((id) => {
      const Icon = TEMPLATE_ICONS[id];
      return {
        id,
        label: t(`templates.${id}.name`),
        detail: t(`templates.${id}.summary`),
        mark: <Icon size={20} className="flex-none text-muted" aria-hidden />,
      };
    }),
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
