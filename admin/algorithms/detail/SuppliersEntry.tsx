import { X } from "lucide-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { OrganizationPicker } from "#admin/inventory/OrganizationPicker.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { fieldId } from "#admin/records/field-id.ts";
import { useCreateOrganization } from "#admin/inventory/OrganizationEntry.tsx";
import { FieldProblem } from "#admin/ui/FieldProblem.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { MoveButtons, type Step } from "#admin/ui/MoveButtons.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { SUPPLIER_ROLES } from "#contract/algorithms.ts";
import type { AlgorithmValues, SupplierValue } from "./algorithm-values.ts";

/** Suppliers with their roles, in the order the guide names them. One may have several roles. */
export function SuppliersEntry({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<AlgorithmValues, "suppliers">({ name: "suppliers" });
  const [said, setSaid] = useState("");
  const suppliers = field.value;
  const id = fieldId("suppliers");

  const add = (organization: Named) => {
    const taken = suppliers.filter((one) => one.organization.id === organization.id).map(({ role }) => role);
    const role = ["vendor" as const, ...SUPPLIER_ROLES].find((one) => !taken.includes(one));
    if (role) field.onChange([...suppliers, { organization, role }]);
  };
  const create = useCreateOrganization(add);
  const move = (from: number, step: Step) => {
    const moved = suppliers[from];
    if (!moved) return;
    field.onChange(suppliers.toSpliced(from, 1).toSpliced(from + step, 0, moved));
    const words = { name: moved.organization.name, position: from + step + 1, total: suppliers.length };
    setSaid(t("algorithms.suppliers_field.moved", words));
  };
  const remove = (at: number) => {
    field.onChange(suppliers.toSpliced(at, 1));
    setSaid(t("algorithms.suppliers_field.removed", { name: suppliers[at]?.organization.name }));
  };

  return (
    <div id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-2">
      <span id={`${id}-label`} className="text-sm font-medium">
        {t("algorithms.field.suppliers")}
        {!isReadOnly && <span className="ms-2 font-normal text-subtle">{t("common.optional")}</span>}
      </span>
      {suppliers.length > 0 ? (
        <ol className="divide-y divide-border rounded-md border border-border">
          {suppliers.map((supplier, index) => (
            <SupplierRow
              key={`${supplier.organization.id}-${supplier.role}`}
              supplier={supplier}
              place={{ index, total: suppliers.length }}
              taken={suppliers
                .filter((one) => one !== supplier && one.organization.id === supplier.organization.id)
                .map(({ role }) => role)}
              isReadOnly={isReadOnly}
              onRole={(role) => field.onChange(suppliers.with(index, { ...supplier, role }))}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      ) : (
        <p className="text-muted">{t("algorithms.suppliers_field.none")}</p>
      )}
      {!isReadOnly && (
        <OrganizationPicker
          isEmptiedByChoice
          label={t("algorithms.suppliers_field.add")}
          hint={t("algorithms.hint.suppliers")}
          value={null}
          onChange={(organization) => organization && add(organization)}
          onCreate={create}
          className="max-w-110"
        />
      )}
      <FieldProblem id={`${id}-problem`} message={fieldState.error?.message} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

interface SupplierRowProps {
  supplier: SupplierValue;
  place: { index: number; total: number };
  /** Roles that the same organization has in other rows. */
  taken: readonly SupplierValue["role"][];
  isReadOnly: boolean;
  onRole: (role: SupplierValue["role"]) => void;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

function SupplierRow({ supplier, place, taken, isReadOnly, onRole, onMove, onRemove }: SupplierRowProps) {
  const { t } = useTranslation();
  const { name } = supplier.organization;
  const roles = SUPPLIER_ROLES.filter((role) => !taken.includes(role));
  const words = {
    up: t("algorithms.suppliers_field.up", { name }),
    down: t("algorithms.suppliers_field.down", { name }),
    first: t("algorithms.suppliers_field.first", { name }),
    last: t("algorithms.suppliers_field.last", { name }),
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      <span className="min-w-40 flex-1 font-medium [overflow-wrap:anywhere]">{name}</span>
      {isReadOnly ? (
        <span className="text-muted">{t(`algorithms.supplier_roles.${supplier.role}`)}</span>
      ) : (
        <>
          <Select
            label={t("algorithms.suppliers_field.role", { name })}
            isLabelHidden
            size="sm"
            options={roles.map((id) => ({ id, label: t(`algorithms.supplier_roles.${id}`) }))}
            value={supplier.role}
            onChange={onRole}
            className="w-40"
          />
          <span className="inline-flex items-center">
            <MoveButtons words={words} index={place.index} total={place.total} onMove={onMove} />
            <IconButton
              size="sm"
              icon={X}
              label={t("algorithms.suppliers_field.remove", { name })}
              onPress={onRemove}
            />
          </span>
        </>
      )}
    </li>
  );
}
