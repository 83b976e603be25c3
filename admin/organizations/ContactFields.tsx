import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { useFieldNames } from "./field-words.ts";

export function ContactFields({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { label } = useFieldNames();
  return (
    <FormCard title={t("organizations.cards.contact")} intro={t("organizations.cards.contact_intro")}>
      <TextEntry
        name="website"
        type="url"
        label={label("website")}
        hint={t("organizations.hint.website")}
        isReadOnly={isReadOnly}
      />
      <TextEntry name="contact_email" type="email" label={label("contact_email")} isReadOnly={isReadOnly} />
      <TextEntry
        name="contact_phone"
        type="tel"
        label={label("contact_phone")}
        hint={t("organizations.hint.contact_phone")}
        isReadOnly={isReadOnly}
      />
      <TextEntry name="contact_postal" label={label("contact_postal")} rows={2} limit={400} isReadOnly={isReadOnly} />
      <TextEntry
        name="dpo_contact"
        label={label("dpo_contact")}
        hint={t("organizations.hint.dpo_contact")}
        isReadOnly={isReadOnly}
      />
    </FormCard>
  );
}

/** Its number in a public register, by which other systems know it. */
export function RegisterFields({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { label } = useFieldNames();
  return (
    <FormCard title={t("organizations.cards.register")}>
      <TextEntry
        name="identifier"
        label={label("identifier")}
        hint={t("organizations.hint.identifier")}
        isReadOnly={isReadOnly}
      />
      <TextEntry
        name="identifier_scheme"
        label={label("identifier_scheme")}
        hint={t("organizations.hint.identifier_scheme")}
        isReadOnly={isReadOnly}
      />
    </FormCard>
  );
}
