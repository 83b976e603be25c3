import { useTranslation } from "#admin/i18n/i18n.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";

interface YesNoFieldProps {
  label: string;
  value: boolean | null;
  onChange: (value: boolean) => void;
}

export function YesNoField({ label, value, onChange }: YesNoFieldProps) {
  const { t } = useTranslation();
  return (
    <RadioCards
      look="plain"
      label={label}
      isLabelHidden
      options={[
        { id: "yes", label: t("common.yes") },
        { id: "no", label: t("common.no") },
      ]}
      value={value === null ? null : value ? "yes" : "no"}
      onChange={(id) => onChange(id === "yes")}
    />
  );
}
