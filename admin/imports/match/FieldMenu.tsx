import { ChevronsUpDown } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Menu, MenuItem, MenuSection } from "#admin/ui/Menu.tsx";
import type { FieldGroup } from "../import-fields.ts";

interface FieldChoicesProps {
  trigger: ReactElement;
  chosen: string | undefined;
  groups: readonly FieldGroup[];
  taken: ReadonlyMap<string, readonly string[]>;
  /** Offers to fill no field. */
  canLeaveOut?: boolean;
  onChange: (field: string | undefined) => void;
}

/** Never a field id. */
const LEFT_OUT = "-";

/** Searches the fields. A file may have hundreds of columns, so the menu renders only when opened. */
export function FieldChoices({ trigger, chosen, groups, taken, canLeaveOut = false, onChange }: FieldChoicesProps) {
  const { t } = useTranslation();
  return (
    <Menu
      aria-label={t("imports.match.field")}
      className="w-80"
      search={{
        label: t("imports.match.search"),
        clearLabel: t("common.clear"),
        emptyLabel: t("imports.list.no_choice_found"),
      }}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen ?? LEFT_OUT]}
      onAction={(key) => onChange(key === LEFT_OUT ? undefined : String(key))}
      trigger={trigger}
    >
      {canLeaveOut && <MenuItem id={LEFT_OUT}>{t("imports.match.left_out")}</MenuItem>}
      {groups.map(({ title, fields }) => (
        <MenuSection key={title} title={title} aria-label={title}>
          {fields.map((choice) => {
            const column = choice.id === chosen ? undefined : taken.get(choice.id)?.[0];
            return (
              <MenuItem
                key={choice.id}
                id={choice.id}
                detail={column !== undefined && t("imports.match.taken_by", { column })}
              >
                {choice.label}
              </MenuItem>
            );
          })}
        </MenuSection>
      ))}
    </Menu>
  );
}

interface FieldMenuProps extends Omit<FieldChoicesProps, "trigger" | "chosen" | "canLeaveOut"> {
  id: string;
  column: string;
  field: string | undefined;
  /** Label of the field. */
  said: string;
}

/** Chooses a column's field. */
export function FieldMenu({ id, column, field, said, ...rest }: FieldMenuProps) {
  const { t } = useTranslation();
  return (
    <FieldChoices
      {...rest}
      chosen={field}
      canLeaveOut
      trigger={
        <Button
          id={id}
          endIcon={ChevronsUpDown}
          aria-label={t("imports.match.field_of", { column, field: said })}
          className={cx(
            "w-full grid-cols-1 [&>span]:w-full [&>span]:justify-between [&>span]:text-start [&>span]:whitespace-normal",
            field === undefined && "text-muted!",
          )}
        >
          {said}
        </Button>
      }
    />
  );
}
