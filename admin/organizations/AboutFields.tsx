import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { OrganizationPicker } from "#admin/inventory/OrganizationPicker.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { ORGANIZATION_KINDS, ORGANIZATION_ROLES } from "#contract/organizations.ts";
import type { OrganizationValues } from "./organization-values.ts";

interface AboutFieldsProps {
  isReadOnly: boolean;
  /** The organization itself: it cannot be its own parent. */
  id?: string | undefined;
}

/** What is the same in every language: name, kind, role, and where it belongs. */
export function AboutFields({ isReadOnly, id }: AboutFieldsProps) {
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
    <>
      <TextEntry
        name="name"
        label={t("organizations.field.name")}
        hint={t("organizations.hint.name")}
        isRequired
        isReadOnly={isReadOnly}
      />
      <KindField isReadOnly={isReadOnly} />
      <SelectEntry
        name="role"
        label={t("organizations.field.role")}
        hint={t("organizations.hint.role")}
        options={roles}
        isReadOnly={isReadOnly}
      />
      <ParentField isReadOnly={isReadOnly} id={id} />
    </>
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

function ParentField({ isReadOnly, id }: AboutFieldsProps) {
  const { t } = useTranslation();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<OrganizationValues, "parent_id">({ name: "parent_id" });
  return (
    <OrganizationPicker
      id={fieldId("parent_id")}
      label={t("organizations.field.parent_id")}
      optionalLabel={t("common.optional")}
      hint={t("organizations.hint.parent_id")}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      without={id ? [id] : []}
      isReadOnly={isReadOnly}
      errorMessage={fieldState.error?.message}
      ref={ref}
      className="max-w-110"
    />
  );
}
