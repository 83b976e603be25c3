import { useTranslation } from "#admin/i18n/i18n.ts";
import { ROLES } from "#contract/customers.ts";

/** Roles, each with a description. */
export function useRoleOptions() {
  const { t } = useTranslation();
  return ROLES.map((id) => ({ id, label: t(`team.roles.${id}`), detail: t(`team.roles.${id}_may`) }));
}
