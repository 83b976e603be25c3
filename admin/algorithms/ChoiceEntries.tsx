import { useTranslation } from "#admin/i18n/i18n.ts";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { LIFECYCLES, PUBLICATION_CATEGORIES } from "#contract/records/algorithm.ts";
import { LifecycleMark } from "./LifecycleDot.tsx";

interface ChoiceEntryProps {
  isReadOnly: boolean;
}

export function LifecycleEntry({ isReadOnly }: ChoiceEntryProps) {
  const { t } = useTranslation();
  return (
    <SelectEntry
      name="lifecycle"
      label={t("algorithms.field.lifecycle")}
      options={LIFECYCLES.map((id) => ({
        id,
        label: t(`algorithms.lifecycles.${id}`),
        mark: <LifecycleMark lifecycle={id} />,
      }))}
      isReadOnly={isReadOnly}
      isRequired
    />
  );
}

/** Decides how much the factsheet asks. */
export function CategoryEntry({ isReadOnly }: ChoiceEntryProps) {
  const { t } = useTranslation();
  return (
    <SelectEntry
      name="publication_category"
      label={t("algorithms.field.publication_category")}
      options={PUBLICATION_CATEGORIES.map((id) => ({
        id,
        label: t(`algorithms.categories.${id}`),
        detail: t(`algorithms.category_hints.${id}`),
      }))}
      hint={t("algorithms.hint.publication_category")}
      isReadOnly={isReadOnly}
      isRequired
    />
  );
}
