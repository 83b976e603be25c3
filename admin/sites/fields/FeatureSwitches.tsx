import { Controller } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Switch } from "#admin/ui/Switch.tsx";
import { FEATURES, type SiteValues } from "../form/site-values.ts";

export function FeatureSwitches({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const switches = FEATURES.map((feature) => (
    <Controller<SiteValues, `show_${typeof feature}`>
      key={feature}
      name={`show_${feature}`}
      render={({ field }) => (
        <Switch
          label={t(`sites.field.show_${feature}`)}
          hint={t(`sites.features.${feature}_hint`)}
          isSelected={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          isDisabled={isReadOnly}
          ref={field.ref}
        />
      )}
    />
  ));
  return <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">{switches}</div>;
}
