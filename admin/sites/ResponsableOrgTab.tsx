import { useTranslation } from "react-i18next";
import { ContentLanguage } from "./ContentLanguage.tsx";
import { SettingEntry } from "./fields/SettingEntry.tsx";
import { SiteImageField } from "./fields/SiteImageField.tsx";
import { TextEntry } from "./fields/TextEntry.tsx";
import { SettingsForm } from "./form/SettingsForm.tsx";
import { useSiteForm } from "./form/site-form.ts";
import { isViewer, type Settings, useSettings } from "./settings.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** The organization that answers for the guide: its sign and how to reach it. */
export function ResponsableOrgTab() {
  const settings = useSettings();
  return <ResponsableOrgForm key={settings.locale} {...settings} />;
}

function ResponsableOrgForm({ site: read, locale, user }: Settings) {
  const { t } = useTranslation();
  const siteForm = useSiteForm(read, locale);
  const isReadOnly = isViewer(user);

  return (
    <SettingsForm
      siteForm={siteForm}
      isReadOnly={isReadOnly}
      top={<ContentLanguage isDirty={siteForm.form.formState.isDirty} />}
    >
      <SettingsCard title={t("sites.org.logo_card")} intro={t("sites.org.logo_intro")}>
        <SiteImageField siteForm={siteForm} locale={locale} isReadOnly={isReadOnly} name="responsable_org_logo">
          <TextEntry
            site={siteForm.site}
            locale={locale}
            isReadOnly={isReadOnly}
            name="responsable_org_logo_alt"
            hint={t("sites.image.alt_hint")}
          />
        </SiteImageField>
      </SettingsCard>
      <SettingsCard title={t("sites.org.contact_card")} intro={t("sites.org.contact_intro")}>
        <SettingEntry name="contact_email" type="email" isReadOnly={isReadOnly} />
        <SettingEntry name="contact_phone" type="tel" isReadOnly={isReadOnly} hint={t("sites.org.phone_hint")} />
      </SettingsCard>
    </SettingsForm>
  );
}
