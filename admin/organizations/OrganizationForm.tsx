import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordCard } from "#admin/inventory/RecordFields.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import { RecordForm } from "#admin/records/RecordForm.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import type { Organization } from "#contract/organizations.ts";
import { ORGANIZATION } from "#contract/records/organization.ts";
import { AboutFields } from "./AboutFields.tsx";
import { toValues, useFieldNames } from "./organization-values.ts";
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
  const part = { noun: "organizations", fields: ORGANIZATION, content, isReadOnly } as const;

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
      <RecordCard {...part} name="texts" />
      <FormCard
        title={t("organizations.cards.logo")}
        intro={isReadOnly ? undefined : t("organizations.cards.logo_intro")}
      >
        <ImageEntry
          label={t("organizations.logo.title")}
          hint={t("organizations.logo.hint")}
          image={logo}
          residents="later"
          isReadOnly={isReadOnly}
        >
          <TextEntry
            name="logo_alt"
            label={names.label("logo_alt")}
            hint={t("records.image.alt_hint")}
            content={content}
            isReadOnly={isReadOnly}
          />
        </ImageEntry>
      </FormCard>
      <RecordCard {...part} name="contact" intro={t("organizations.cards.contact_intro")} />
      <RecordCard {...part} name="register" />
    </RecordForm>
  );
}
