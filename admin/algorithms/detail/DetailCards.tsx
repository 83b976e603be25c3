import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import type { ImageState } from "#admin/records/image-state.ts";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import { OrganizationEntry } from "#admin/inventory/OrganizationEntry.tsx";
import { type Content, TextEntry } from "#admin/records/TextEntry.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import { CategoryEntry, LifecycleEntry, TypeEntry } from "../ChoiceEntries.tsx";
import { useFieldNames } from "./field-names.ts";
import { MonthEntry } from "./MonthEntry.tsx";
import { SuppliersEntry } from "./SuppliersEntry.tsx";
import { ThemesEntry } from "./ThemesEntry.tsx";

interface DetailPart {
  content: Content;
  isReadOnly: boolean;
}

export function AboutCard({ content, isReadOnly }: DetailPart) {
  const { t } = useTranslation();
  const { label } = useFieldNames();
  return (
    <FormCard title={t("algorithms.cards.about")}>
      <TextEntry
        name="name"
        label={label("name")}
        hint={t("algorithms.hint.name")}
        isRequired
        isReadOnly={isReadOnly}
      />
      <TextEntry
        name="reference"
        label={label("reference")}
        hint={t("algorithms.hint.reference")}
        isReadOnly={isReadOnly}
      />
      <TextEntry
        name="summary"
        label={label("summary")}
        hint={t("algorithms.hint.summary")}
        rows={3}
        limit={400}
        content={content}
        isReadOnly={isReadOnly}
      />
      <ThemesEntry isReadOnly={isReadOnly} />
      <TypeEntry isReadOnly={isReadOnly} />
    </FormCard>
  );
}

export function UseCard({ isReadOnly }: DetailPart) {
  const { t } = useTranslation();
  const { label } = useFieldNames();
  return (
    <FormCard title={t("algorithms.cards.use")}>
      <LifecycleEntry isReadOnly={isReadOnly} />
      <MonthEntry
        name="start_month"
        label={label("start_month")}
        hint={t("algorithms.hint.start_month")}
        isReadOnly={isReadOnly}
      />
      <MonthEntry
        name="end_month"
        label={label("end_month")}
        hint={t("algorithms.hint.end_month")}
        isReadOnly={isReadOnly}
      />
      <CategoryEntry isReadOnly={isReadOnly} />
    </FormCard>
  );
}

export function OrganizationsCard({ isReadOnly }: DetailPart) {
  const { t } = useTranslation();
  const { label } = useFieldNames();
  return (
    <FormCard title={t("algorithms.cards.organizations")}>
      <OrganizationEntry
        name="deployer_id"
        label={label("deployer_id")}
        hint={t("algorithms.hint.deployer_id")}
        isReadOnly={isReadOnly}
        canCreate
      />
      <TextEntry name="department" label={label("department")} isReadOnly={isReadOnly} />
      <SuppliersEntry isReadOnly={isReadOnly} />
    </FormCard>
  );
}

export function ContactCard({ isReadOnly }: DetailPart) {
  const { t } = useTranslation();
  const { label } = useFieldNames();
  return (
    <FormCard title={t("algorithms.cards.contact")}>
      <TextEntry
        name="contact_email"
        type="email"
        label={label("contact_email")}
        hint={t("algorithms.hint.contact_email")}
        isReadOnly={isReadOnly}
      />
      <TextEntry
        name="contact_url"
        type="url"
        label={label("contact_url")}
        hint={t("algorithms.hint.contact_url")}
        isReadOnly={isReadOnly}
      />
    </FormCard>
  );
}

export function ImageCard({ content, isReadOnly, image }: DetailPart & { image: ImageState }) {
  const { t } = useTranslation();
  const { label } = useFieldNames();
  return (
    <FormCard title={t("algorithms.cards.image")} intro={isReadOnly ? undefined : t("algorithms.cards.image_intro")}>
      <ImageEntry
        label={t("algorithms.field.image")}
        hint={t("algorithms.hint.image")}
        image={image}
        isReadOnly={isReadOnly}
      >
        <TextEntry
          name="image_alt"
          label={label("image_alt")}
          hint={t("records.image.alt_hint")}
          content={content}
          isReadOnly={isReadOnly}
        />
      </ImageEntry>
    </FormCard>
  );
}

/** A share session is not even told that there are notes. */
export function NotesCard({ isReadOnly }: DetailPart) {
  const { t } = useTranslation();
  const { label } = useFieldNames();
  if (isShared()) return null;
  return (
    <FormCard title={t("algorithms.cards.notes")}>
      <TextEntry
        name="internal_notes"
        label={label("internal_notes")}
        hint={t("algorithms.hint.internal_notes")}
        rows={4}
        limit={5000}
        isReadOnly={isReadOnly}
      />
    </FormCard>
  );
}
