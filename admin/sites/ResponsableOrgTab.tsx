import { useTranslation } from "#admin/i18n/i18n.ts";
import { SiteLanguage } from "./SiteLanguage.tsx";
import { SettingEntry } from "./fields/SettingEntry.tsx";
import { SiteImageField } from "./fields/SiteImageField.tsx";
import { TextEntry } from "./fields/TextEntry.tsx";
import { SettingsForm } from "./form/SettingsForm.tsx";
import { useSiteForm } from "./form/site-form.ts";
import { isViewer, type Settings, useSettings } from "./settings.ts";
import { FormCard } from "#admin/records/FormCard.tsx";

/** The organization responsible for the guide: logo and contact. */
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
      top={<SiteLanguage isDirty={siteForm.form.formState.isDirty} />}
    >
      <FormCard title={t("sites.org.logo_card")} intro={t("sites.org.logo_intro")}>
        <SiteImageField siteForm={siteForm} locale={locale} isReadOnly={isReadOnly} name="responsable_org_logo">
          <TextEntry
            site={siteForm.site}
            locale={locale}
            isReadOnly={isReadOnly}
            name="responsable_org_logo_alt"
            hint={t("records.image.alt_hint")}
          />
        </SiteImageField>
      </FormCard>
      <FormCard title={t("sites.org.contact_card")} intro={t("sites.org.contact_intro")}>
        <SettingEntry name="contact_email" type="email" isReadOnly={isReadOnly} />
        <SettingEntry name="contact_phone" type="tel" isReadOnly={isReadOnly} hint={t("sites.org.phone_hint")} />
      </FormCard>
    </SettingsForm>
  );
}
