import { formatDay, formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { imageUrl } from "#admin/records/image-url.ts";
import { ReadFields } from "#admin/records/ReadFields.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { AlgorithmDetails } from "#contract/algorithms.ts";
import { toValues } from "./algorithm-values.ts";
import { useFieldNames } from "./field-names.ts";

/** An algorithm as guests of a share link read it. */
export function ReadDetails({ algorithm }: { algorithm: AlgorithmDetails }) {
  const { t } = useTranslation();
  const { label, value } = useFieldNames();
  const values = toValues(algorithm);
  const field = (name: Parameters<typeof label>[0]) => ({ label: label(name), value: value(name, values) });
  const { contact_url, image_key, last_verified_on, themes } = algorithm;
  return (
    <div className="flex max-w-200 flex-col gap-5">
      <ContentLanguage isDirty={false} hasHint={false} />
      <ReadFields
        title={t("algorithms.cards.about")}
        fields={[
          field("summary"),
          { label: label("themes"), value: formatList(themes.map((theme) => t(`algorithms.themes.${theme}`))) },
          field("algorithm_type"),
          field("reference"),
        ]}
      >
        {image_key && (
          <img
            src={imageUrl(image_key, 640)}
            alt={algorithm.image_alt ?? ""}
            className="max-h-80 w-full rounded-md object-cover"
          />
        )}
      </ReadFields>
      <ReadFields
        title={t("algorithms.cards.use")}
        fields={[field("lifecycle"), field("start_month"), field("end_month"), field("publication_category")]}
      />
      <ReadFields
        title={t("algorithms.cards.organizations")}
        fields={[field("deployer_id"), field("department"), field("suppliers")]}
      />
      <ReadFields
        title={t("algorithms.cards.contact")}
        fields={[
          field("contact_email"),
          { label: label("contact_url"), value: contact_url && <TextLink href={contact_url}>{contact_url}</TextLink> },
          { label: label("last_verified_on"), value: last_verified_on && formatDay(last_verified_on) },
        ]}
      />
    </div>
  );
}
