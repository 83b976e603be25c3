import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import type { SwitchProps } from "./use-switches.ts";

export function MainSwitch({ access, onChange, isDisabled }: SwitchProps) {
  const { t } = useTranslation();
  const { is_on, updated_at, updated_by } = access;
  return (
    <Card>
      <CardBody className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Switch
          className="min-w-0 flex-1 basis-72"
          label={<span className="font-bold">{t(is_on ? "assistants.on" : "assistants.off")}</span>}
          hint={t(is_on ? "assistants.on_text" : "assistants.off_text")}
          isSelected={is_on}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ is_on: next })}
        />
        {is_on && updated_at && updated_by && (
          <p className="text-sm text-muted">
            {t("assistants.since", { date: formatDate(updated_at, { dateStyle: "long" }), name: updated_by })}
          </p>
        )}
      </CardBody>
    </Card>
  );
}
