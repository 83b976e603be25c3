import { useId } from "react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import type { SiteValues } from "../form/site-values.ts";

/** Whether missing translations warn or block publishing. */
export function TranslationPolicy({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const hint = useId();
  const { length } = useWatch<SiteValues, "locales">({ name: "locales" });
  const { field } = useController<SiteValues, "translation_policy">({ name: "translation_policy" });
  const label = t("sites.field.translation_policy");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border pt-4">
      <div>
        <p aria-hidden="true">{label}</p>
        <p id={hint} className="text-sm text-muted">
          {t("sites.policy.hint", { count: length })}
        </p>
      </div>
      <Segmented
        label={label}
        aria-describedby={hint}
        value={field.value === "block" ? "block" : "warn"}
        onChange={field.onChange}
        isDisabled={isReadOnly}
        items={(["warn", "block"] as const).map((id) => ({ id, label: t(`sites.policy.${id}`) }))}
      />
    </div>
  );
}
