import { useTranslation } from "#admin/i18n/i18n.ts";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { ALGORITHM_TYPES, LIFECYCLES, PUBLICATION_CATEGORIES } from "#contract/algorithms.ts";
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

export function TypeEntry({ isReadOnly }: ChoiceEntryProps) {
  const { t } = useTranslation();
  const none = { id: "" as const, label: t("algorithms.types.none") };
  return (
    <SelectEntry
      name="algorithm_type"
      label={t("algorithms.field.algorithm_type")}
      options={[none, ...ALGORITHM_TYPES.map((id) => ({ id, label: t(`algorithms.types.${id}`) }))]}
      hint={t("algorithms.hint.algorithm_type")}
      isReadOnly={isReadOnly}
    />
  );
}
