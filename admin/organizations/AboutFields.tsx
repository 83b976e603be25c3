import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { OrganizationEntry } from "#admin/inventory/OrganizationEntry.tsx";
import { CardFields } from "#admin/inventory/RecordFields.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { ORGANIZATION, ORGANIZATION_KINDS, ORGANIZATION_ROLES } from "#contract/records/organization.ts";
import type { OrganizationValues } from "./organization-values.ts";

interface AboutFieldsProps {
  isReadOnly: boolean;
  /** The organization itself: it cannot be its own parent. */
  id?: string | undefined;
}

/** Name, kind, role and parent: the same in every language. */
export function AboutFields({ isReadOnly, id }: AboutFieldsProps) {
  const { t } = useTranslation();
  const own = {
    kind: <KindField isReadOnly={isReadOnly} />,
    role: <RoleField isReadOnly={isReadOnly} />,
    parent_id: (
      <OrganizationEntry
        name="parent_id"
        label={t("organizations.field.parent_id")}
        hint={t("organizations.hint.parent_id")}
        without={id ? [id] : []}
        isReadOnly={isReadOnly}
      />
    ),
  };
  return <CardFields noun="organizations" fields={ORGANIZATION} name="about" isReadOnly={isReadOnly} own={own} />;
}

function RoleField({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const roles = [
    { id: "" as const, label: t("organizations.roles.none"), detail: t("organizations.role_hints.none") },
    ...ORGANIZATION_ROLES.map((role) => ({
      id: role,
      label: t(`organizations.roles.${role}`),
      detail: t(`organizations.role_hints.${role}`),
    })),
  ];
  return (
    <SelectEntry
      name="role"
      label={t("organizations.field.role")}
      hint={t("organizations.hint.role")}
      options={roles}
      isReadOnly={isReadOnly}
    />
  );
}

function KindField({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<OrganizationValues, "kind">({ name: "kind" });
  return (
    <RadioCards
      id={fieldId("kind")}
      label={t("organizations.field.kind")}
      options={ORGANIZATION_KINDS.map((kind) => ({
        id: kind,
        label: t(`organizations.kinds.${kind}`),
        detail: t(`organizations.kind_hints.${kind}`),
      }))}
      value={field.value}
      onChange={field.onChange}
      isDisabled={isReadOnly}
      errorMessage={fieldState.error?.message}
    />
  );
}
