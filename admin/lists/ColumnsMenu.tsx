import { Columns3 } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { ListNoun } from "./list-noun.ts";
import type { Columns } from "./use-columns.ts";

interface ColumnsMenuProps<C extends string> {
  noun: ListNoun;
  columns: Columns<C>;
  names: Record<C, string>;
}

/** Chooses the columns of a list. Hidden ones are also left out on cards. */
export function ColumnsMenu<C extends string>({ noun, columns, names }: ColumnsMenuProps<C>) {
  const { t } = useTranslation();
  return (
    <Menu
      aria-label={t(`${noun}.list.columns`)}
      placement="bottom end"
      selectionMode="multiple"
      defaultSelectedKeys={columns.shown}
      onSelectionChange={(keys) => columns.show(columns.all.filter((id) => keys === "all" || keys.has(id)))}
      trigger={
        <Button variant="ghost" size="sm" icon={Columns3}>
          {t(`${noun}.list.columns`)}
        </Button>
      }
    >
      {columns.all.map((id) => (
        <MenuItem key={id} id={id}>
          {names[id]}
        </MenuItem>
      ))}
    </Menu>
  );
}
