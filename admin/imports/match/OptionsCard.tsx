import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { ANSWER_SOURCES } from "#contract/factsheets.ts";
import { DATE_ORDERS, type ImportOptions } from "#contract/imports.ts";

const ON_EXISTING = ["update", "skip"] as const satisfies ImportOptions["on_existing"][];

interface OptionsCardProps {
  /** The file answers questions of a factsheet. */
  hasAnswers: boolean;
  options: ImportOptions;
  isReadOnly: boolean;
  onChange: (options: ImportOptions) => void;
}

export function OptionsCard({ hasAnswers, options, isReadOnly, onChange }: OptionsCardProps) {
  const { t } = useTranslation();
  const set = (changed: Partial<ImportOptions>) => onChange({ ...options, ...changed });
  return (
    <FormCard title={t("imports.options.title")}>
      <RadioCards
        label={t("imports.options.on_existing")}
        options={ON_EXISTING.map((id) => ({
          id,
          label: t(`imports.options.${id}.label`),
          detail: t(`imports.options.${id}.detail`),
        }))}
        value={options.on_existing}
        onChange={(on_existing) => set({ on_existing })}
        isDisabled={isReadOnly}
      />
      <Select
        className="max-w-90"
        label={t("imports.options.date_order")}
        hint={t("imports.options.date_hint")}
        options={DATE_ORDERS.map((id) => ({ id, label: t(`imports.options.date_orders.${id}`) }))}
        value={options.date_order}
        onChange={(date_order) => set({ date_order })}
        isDisabled={isReadOnly}
      />
      {hasAnswers && (
        <Select
          className="max-w-90"
          label={t("imports.options.answer_source")}
          hint={t("imports.options.answer_source_hint")}
          options={ANSWER_SOURCES.map((id) => ({ id, label: t(`imports.options.answer_sources.${id}`) }))}
          value={options.answer_source}
          onChange={(answer_source) => set({ answer_source })}
          isDisabled={isReadOnly}
        />
      )}
      <Checkbox
        label={t("imports.options.bad_cells")}
        hint={t("imports.options.bad_cells_hint")}
        isSelected={options.bad_cells === "empty"}
        onChange={(isOn) => set({ bad_cells: isOn ? "empty" : "refuse" })}
        isDisabled={isReadOnly}
      />
      <Checkbox
        label={t("imports.options.create_missing")}
        hint={t("imports.options.create_missing_hint")}
        isSelected={options.create_missing}
        onChange={(create_missing) => set({ create_missing })}
        isDisabled={isReadOnly}
      />
    </FormCard>
  );
}
