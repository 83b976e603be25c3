import { useTranslation } from "#admin/i18n/i18n.ts";
import { SiteLanguage } from "./SiteLanguage.tsx";
import { AboutEntry } from "./fields/AboutEntry.tsx";
import { PrimaryColour } from "./fields/PrimaryColour.tsx";
import { SiteImageField } from "./fields/SiteImageField.tsx";
import { TextEntry } from "./fields/TextEntry.tsx";
import { SettingsForm } from "./form/SettingsForm.tsx";
import { useSiteForm } from "./form/site-form.ts";
import { isViewer, type Settings, useSettings } from "./settings.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { SitePreview } from "./SitePreview.tsx";

export function SiteWideTab() {
  const settings = useSettings();
  return <SiteWideForm key={settings.locale} {...settings} />;
}

function SiteWideForm({ site: read, locale, user }: Settings) {
  const { t } = useTranslation();
  const siteForm = useSiteForm(read, locale);
  const { site, form } = siteForm;
  const isReadOnly = isViewer(user);
  const text = { site, locale, isReadOnly };
  const image = { siteForm, locale, isReadOnly };

  return (
    <SettingsForm
      siteForm={siteForm}
      isReadOnly={isReadOnly}
      top={<SiteLanguage isDirty={form.formState.isDirty} />}
      aside={<SitePreview site={site} locale={locale} />}
    >
      <FormCard title={t("sites.texts.intro_card")}>
        <TextEntry
          {...text}
          name="name"
          isRequired={locale === site.default_locale}
          hint={t("sites.texts.name_hint")}
        />
        <TextEntry {...text} name="tagline" hint={t("sites.texts.tagline_hint")} />
        <AboutEntry {...text} />
      </FormCard>
      <FormCard title={t("sites.texts.look_card")} intro={t("sites.image.at_once")}>
        <PrimaryColour isReadOnly={isReadOnly} />
        <SiteImageField {...image} name="logo">
          <TextEntry {...text} name="logo_alt" hint={t("records.image.alt_hint")} />
        </SiteImageField>
        <SiteImageField {...image} name="hero">
          <TextEntry {...text} name="hero_alt" hint={t("records.image.alt_hint")} />
        </SiteImageField>
        <SiteImageField {...image} name="favicon" shape="square" />
      </FormCard>
      <FormCard title={t("sites.texts.footer_card")}>
        <TextEntry {...text} name="hosted_by_label" hint={t("sites.texts.hosted_by_hint")} />
        <TextEntry {...text} name="footer" rows={3} />
        <TextEntry {...text} name="privacy_url" type="url" hint={t("sites.texts.privacy_hint")} />
        <TextEntry {...text} name="accessibility_url" type="url" hint={t("sites.texts.accessibility_hint")} />
      </FormCard>
    </SettingsForm>
  );
}
