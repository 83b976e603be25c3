import { Plus, X } from "lucide-react";
import { type Control, Controller, useFieldArray } from "react-hook-form";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { type Role, ROLES } from "#contract/customers.ts";
import { NO_ACCESS, type ProviderValues } from "./provider-values.ts";

/** Which group of the provider gives which role. */
export function GroupRoles({ control }: { control: Control<ProviderValues> }) {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: "group_roles" });
  const roles = ROLES.map((id) => ({ id, label: t(`team.roles.${id}`) }));
  return (
    <FormCard title={t("identity.groups.title")} intro={t("identity.groups.intro")}>
      {fields.map((field, at) => (
        <div
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,10rem)_auto]"
        >
          <FormText control={control} name={`group_roles.${at}.group`} dir="ltr" label={t("identity.groups.group")} />
          <Controller
            control={control}
            name={`group_roles.${at}.role`}
            render={({ field: role }) => (
              <Select<Role>
                label={t("identity.groups.role")}
                options={roles}
                value={role.value}
                onChange={role.onChange}
                className="max-sm:order-last"
              />
            )}
          />
          <IconButton
            icon={X}
            label={t("identity.groups.remove", { group: field.group || String(at + 1) })}
            onPress={() => remove(at)}
          />
        </div>
      ))}
      <Button icon={Plus} className="self-start" onPress={() => append({ group: "", role: "viewer", note: "" })}>
        {t("identity.groups.add")}
      </Button>
      <Controller
        control={control}
        name="other_role"
        render={({ field }) => (
          <Select<Role | typeof NO_ACCESS>
            label={t("identity.groups.other")}
            options={[{ id: NO_ACCESS, label: t("identity.groups.none") }, ...roles]}
            value={field.value}
            onChange={field.onChange}
            className="max-w-60"
          />
        )}
      />
    </FormCard>
  );
}
