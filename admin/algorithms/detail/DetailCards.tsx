import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordCard } from "#admin/inventory/RecordFields.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import type { ImageState } from "#admin/records/image-state.ts";
import { type Content, TextEntry } from "#admin/records/TextEntry.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { CategoryEntry, LifecycleEntry } from "../ChoiceEntries.tsx";
import { SuppliersEntry } from "./SuppliersEntry.tsx";

interface DetailCardsProps {
  content: Content;
  isReadOnly: boolean;
  image: ImageState;
}

export function DetailCards({ content, isReadOnly, image }: DetailCardsProps) {
  const { t } = useTranslation();
  const own = {
    lifecycle: <LifecycleEntry isReadOnly={isReadOnly} />,
    publication_category: <CategoryEntry isReadOnly={isReadOnly} />,
  };
  const part = { noun: "algorithms", fields: ALGORITHM, content, isReadOnly, own } as const;
  return (
    <>
      <RecordCard {...part} name="about" />
      <RecordCard {...part} name="use" />
      <RecordCard {...part} name="organizations">
        <SuppliersEntry isReadOnly={isReadOnly} />
      </RecordCard>
      <RecordCard {...part} name="contact" />
      <FormCard title={t("algorithms.cards.image")} intro={isReadOnly ? undefined : t("algorithms.cards.image_intro")}>
        <ImageEntry
          label={t("algorithms.field.image_key")}
          hint={t("algorithms.hint.image")}
          image={image}
          isReadOnly={isReadOnly}
        >
          <TextEntry
            name="image_alt"
            label={t("algorithms.field.image_alt")}
            hint={t("records.image.alt_hint")}
            content={content}
            isReadOnly={isReadOnly}
          />
        </ImageEntry>
      </FormCard>
      {/* A share session does not learn that there are notes. */}
      {!isShared() && <RecordCard {...part} name="notes" />}
    </>
  );
}
