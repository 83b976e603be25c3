import { ChevronsUpDown } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { given } from "#admin/ui/given.ts";
import { Menu, MenuItem, MenuSection } from "#admin/ui/Menu.tsx";
import type { FieldGroup } from "../import-fields.ts";

interface FieldMenuProps {
  id: string;
  column: string;
  field: string | undefined;
  /** Label of the field. */
  said: string;
  groups: readonly FieldGroup[];
  taken: ReadonlyMap<string, readonly string[]>;
  /** Id of the error message, if any. */
  problemId: string | undefined;
  onChange: (field: string | undefined) => void;
}

/** Never a field id. */
const LEFT_OUT = "-";

/** Chooses a column's field. A file may have hundreds of columns, so the menu renders only when opened. */
export function FieldMenu({ id, column, field, said, groups, taken, problemId, onChange }: FieldMenuProps) {
  const { t } = useTranslation();
  const otherThan = (choice: string) => taken.get(choice)?.find((one) => one !== column);
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
      selectedKeys={[field ?? LEFT_OUT]}
      onAction={(key) => onChange(key === LEFT_OUT ? undefined : String(key))}
      trigger={
        <Button
          id={id}
          endIcon={ChevronsUpDown}
          aria-label={t("imports.match.field_of", { column, field: said })}
          {...given({ "aria-describedby": problemId })}
          className={cx(
            "w-full grid-cols-1 [&>span]:w-full [&>span]:justify-between [&>span]:text-start [&>span]:whitespace-normal",
            field === undefined && "text-muted!",
          )}
        >
          {said}
        </Button>
      }
    >
      <MenuItem id={LEFT_OUT}>{t("imports.match.left_out")}</MenuItem>
      {groups.map(({ title, fields }) => (
        <MenuSection key={title} title={title} aria-label={title}>
          {fields.map((choice) => {
            const other = otherThan(choice.id);
            return (
              <MenuItem
                key={choice.id}
                id={choice.id}
                detail={other !== undefined && t("imports.match.taken_by", { column: other })}
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
