import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import { RecordForm } from "#admin/records/RecordForm.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import type { Organization } from "#contract/organizations.ts";
import { AboutFields } from "./AboutFields.tsx";
import { ContactFields, RegisterFields } from "./ContactFields.tsx";
import { useFieldNames } from "./field-words.ts";
import { toValues } from "./organization-values.ts";
import { OrganizationUses } from "./OrganizationUses.tsx";
import { useOrganizationForm } from "./use-organization-form.ts";

interface OrganizationFormProps {
  organization: Organization;
  locale: string;
  isReadOnly: boolean;
}

export function OrganizationForm({ organization, locale, isReadOnly }: OrganizationFormProps) {
  const { t } = useTranslation();
  const names = useFieldNames();
  const { state, logo } = useOrganizationForm(organization, locale);
  const content = { locale, fallbacks: state.record.fallbacks };
  const text = { content, isReadOnly };

  return (
    <RecordForm
      state={state}
      names={names}
      toValues={toValues}
      readOnlyWords={isReadOnly ? t("organizations.read_only") : undefined}
      top={<ContentLanguage isDirty={state.form.formState.isDirty} />}
      aside={<OrganizationUses organization={organization} />}
    >
      <FormCard title={t("organizations.cards.about")}>
        <AboutFields isReadOnly={isReadOnly} id={organization.id} />
      </FormCard>
      <FormCard title={t("organizations.cards.texts")}>
        <TextEntry
          {...text}
          name="local_name"
          label={names.label("local_name")}
          hint={t("organizations.hint.local_name")}
        />
        <TextEntry {...text} name="headline" label={names.label("headline")} hint={t("organizations.hint.headline")} />
        <TextEntry
          {...text}
          name="description"
          label={names.label("description")}
          hint={t("organizations.hint.description")}
          rows={4}
          limit={2000}
        />
      </FormCard>
      <FormCard
        title={t("organizations.cards.logo")}
        intro={isReadOnly ? undefined : t("organizations.cards.logo_intro")}
      >
        <ImageEntry
          label={t("organizations.logo.title")}
          hint={t("organizations.logo.hint")}
          image={logo}
          isReadOnly={isReadOnly}
        >
          <TextEntry {...text} name="logo_alt" label={names.label("logo_alt")} hint={t("records.image.alt_hint")} />
        </ImageEntry>
      </FormCard>
      <ContactFields isReadOnly={isReadOnly} />
      <RegisterFields isReadOnly={isReadOnly} />
    </RecordForm>
  );
}
