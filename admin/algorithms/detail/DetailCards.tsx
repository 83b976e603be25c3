import { useTranslation } from "#admin/i18n/i18n.ts";
import { ImageCard } from "#admin/inventory/ImageCard.tsx";
import { RecordCard } from "#admin/inventory/RecordFields.tsx";
import type { ImageState } from "#admin/records/image-state.ts";
import type { Content } from "#admin/records/TextEntry.tsx";
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
      <RecordCard {...part} name="duties" />
      <ImageCard
        noun="algorithms"
        title={t("algorithms.cards.image")}
        intro={isReadOnly ? undefined : t("algorithms.cards.image_intro")}
        hint={t("algorithms.hint.image")}
        fields={{ key: "image_key", alt: "image_alt" }}
        content={content}
        image={image}
        isReadOnly={isReadOnly}
      />
      {/* A share session does not learn that there are notes. */}
      {!isShared() && <RecordCard {...part} name="notes" />}
    </>
  );
}
