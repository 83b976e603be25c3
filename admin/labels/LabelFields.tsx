import { useWatch } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColorEntry } from "#admin/records/ColorEntry.tsx";
import { OtherNames } from "#admin/records/OtherNames.tsx";
import { SwitchEntry } from "#admin/records/SwitchEntry.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import type { Names } from "#contract/names.ts";
import { LabelPreview } from "./LabelPreview.tsx";
import type { LabelValues } from "./use-label-form.ts";

export function LabelFields({ names }: { names: Names | undefined }) {
  const { t } = useTranslation();
  const [name, color] = useWatch<LabelValues, ["name", "color"]>({ name: ["name", "color"] });
  return (
    <>
      <TextEntry
        name="name"
        label={t("labels.form.name")}
        hint={t("labels.form.name_hint")}
        isRequired
        isReadOnly={false}
        hasFocus
      />
      <OtherNames names={names} />
      <ColorEntry name="color" label={t("labels.form.color")} note={<LabelPreview name={name} color={color} />} />
      <SwitchEntry name="is_public" label={t("labels.form.is_public")} hint={t("labels.form.is_public_hint")} />
    </>
  );
}
