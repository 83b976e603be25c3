import { useTranslation } from "#admin/i18n/i18n.ts";
import { ApprovalCard } from "./ApprovalCard.tsx";
import { EndCard } from "./ending/EndCard.tsx";
import { AddressFields } from "./fields/AddressFields.tsx";
import { DefaultLocale } from "./fields/DefaultLocale.tsx";
import { FeatureSwitches } from "./fields/FeatureSwitches.tsx";
import { FeedbackRetention } from "./fields/FeedbackRetention.tsx";
import { LanguagesField } from "./fields/LanguagesField.tsx";
import { TimeZoneField } from "./fields/TimeZoneField.tsx";
import { TranslationPolicy } from "./fields/TranslationPolicy.tsx";
import { OnThisPage } from "./OnThisPage.tsx";
import { RedirectsCard } from "./redirects/RedirectsCard.tsx";
import { SettingsForm } from "./form/SettingsForm.tsx";
import { useSiteForm } from "./form/site-form.ts";
import { isManagerOnly, isViewer, type Settings, useSettings } from "./settings.ts";
import { FormCard } from "#admin/records/FormCard.tsx";

export function AdvancedTab() {
  return <AdvancedForm {...useSettings()} />;
}

function AdvancedForm({ site, locale, user }: Settings) {
  const { t } = useTranslation();
  const siteForm = useSiteForm(site, locale);
  const isReadOnly = isViewer(user);

  return (
    <SettingsForm
      siteForm={siteForm}
      isReadOnly={isReadOnly}
      aside={<OnThisPage domain={isManagerOnly(user) ? null : site.domain} hasEnd={!site.deleted_at} />}
    >
      <FormCard anchor="address" title={t("sites.address.card")}>
        <AddressFields isReadOnly={isManagerOnly(user)} />
      </FormCard>
      <FormCard anchor="languages" title={t("sites.languages.card")} intro={t("sites.languages.intro")}>
        <LanguagesField isReadOnly={isReadOnly} />
        <DefaultLocale isReadOnly={isReadOnly} />
      </FormCard>
      <FormCard anchor="features" title={t("sites.features.card")} intro={t("sites.features.intro")}>
        <FeatureSwitches isReadOnly={isReadOnly} />
        <TranslationPolicy isReadOnly={isReadOnly} />
        <FeedbackRetention isReadOnly={isReadOnly} />
      </FormCard>
      <FormCard anchor="time" title={t("sites.time_zone.card")}>
        <TimeZoneField isReadOnly={isReadOnly} />
      </FormCard>
      <ApprovalCard anchor="approval" isReadOnly={isManagerOnly(user)} />
      <RedirectsCard anchor="redirects" isReadOnly={isReadOnly} />
      <EndCard anchor="end" site={site} locale={locale} isReadOnly={isManagerOnly(user)} />
    </SettingsForm>
  );
}
