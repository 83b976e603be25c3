import { useTranslation } from "#admin/i18n/i18n.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { ColorEntry } from "#admin/records/ColorEntry.tsx";
import { OtherNames } from "#admin/records/OtherNames.tsx";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { SwitchEntry } from "#admin/records/SwitchEntry.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { PHASES, type Status } from "#contract/statuses.ts";

export function StatusFields({ names }: { names: Status["names"] | undefined }) {
  const { t } = useTranslation();
  const phases = PHASES.map((id) => ({
    id,
    label: t(`devices.phases.${id}`),
    mark: <StatusDot tone={statusTone({ phase: id })}>{null}</StatusDot>,
  }));
  const always = { isRequired: true, isReadOnly: false };

  return (
    <>
      <TextEntry
        {...always}
        name="name"
        label={t("devices.statuses.name")}
        hint={t("devices.statuses.name_hint")}
        hasFocus
      />
      <OtherNames names={names} />
      <SelectEntry
        {...always}
        name="phase"
        label={t("devices.statuses.phase")}
        hint={t("devices.statuses.phase_hint")}
        options={phases}
        className=""
      />
      <ColorEntry name="color" label={t("devices.statuses.color")} hint={t("devices.statuses.color_hint")} />
      <SwitchEntry
        name="is_public"
        label={t("devices.statuses.is_public")}
        hint={t("devices.statuses.is_public_hint")}
      />
    </>
  );
}
