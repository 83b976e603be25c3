import type { ComponentProps } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import { type Content, TextEntry } from "#admin/records/TextEntry.tsx";
import type { InventoryNoun } from "./inventory-records.ts";
import { useRecordWords } from "./record-words.ts";

interface ImageCardProps extends Pick<ComponentProps<typeof ImageEntry>, "image" | "isReadOnly" | "hint" | "fit"> {
  noun: InventoryNoun;
  title: string;
  intro: string | undefined;
  /** The field with its key, and the one that describes it. */
  fields: { key: string; alt: string };
  content: Content;
}

/** The image of a record and its description. */
export function ImageCard({ noun, title, intro, fields, content, ...props }: ImageCardProps) {
  const { t } = useTranslation();
  const { label } = useRecordWords(noun);
  return (
    <FormCard title={title} intro={intro}>
      <ImageEntry {...props} residents="later" label={label(fields.key)}>
        <TextEntry
          name={fields.alt}
          label={label(fields.alt)}
          hint={t("records.image.alt_hint")}
          content={content}
          isReadOnly={props.isReadOnly}
        />
      </ImageEntry>
    </FormCard>
  );
}
