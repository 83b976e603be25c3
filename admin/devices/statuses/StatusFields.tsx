import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { statusTone } from "#admin/inventory/status-tone.ts";
import { ColorEntry } from "#admin/records/ColorEntry.tsx";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { SwitchEntry } from "#admin/records/SwitchEntry.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { StatusDot } from "#admin/ui/StatusDot.tsx";
import { PHASES, type Status } from "#contract/statuses.ts";

/** Names in the other languages of the guide. One in the default language is shown only if it already exists. */
function OtherNames({ names = {} }: { names: Status["names"] | undefined }) {
  const { t } = useTranslation();
  const { locales, default_locale } = useContentLocale();
  const others = locales.filter((locale) => locale !== default_locale || names[locale] !== undefined);
  if (!others.length) return null;
  return (
    <fieldset>
      <legend className="font-medium">{t("devices.statuses.names")}</legend>
      <p className="text-sm text-muted">{t("devices.statuses.names_hint")}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {others.map((locale) => (
          <TextEntry
            key={locale}
            name={`names.${locale}`}
            label={languageName(locale)}
            isReadOnly={false}
            isRequired
            content={{ locale, fallbacks: undefined }}
          />
        ))}
      </div>
    </fieldset>
  );
}

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
