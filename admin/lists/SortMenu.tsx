import { ArrowUpDown } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Chip } from "#admin/ui/Chip.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { ListNoun } from "./list-noun.ts";

interface SortMenuProps<S extends string> {
  noun: ListNoun;
  list: { sort: S | `-${S}`; sorts: readonly S[]; setSort: (next: S | `-${S}`) => void };
  names: Record<S, string>;
}

/** Cards have no column heads, so they are sorted here. */
export function SortMenu<S extends string>({ noun, list, names }: SortMenuProps<S>) {
  const { t } = useTranslation();
  const isDescending = list.sort.startsWith("-");
  const name = (isDescending ? list.sort.slice(1) : list.sort) as S;

  return (
    <Menu
      aria-label={t(`${noun}.list.sort`, { name: names[name] })}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[list.sort]}
      onAction={(key) => list.setSort(key as S | `-${S}`)}
      trigger={
        <Chip icon={ArrowUpDown} hasMenu>
          {t(`${noun}.list.sort`, { name: names[name] })}
        </Chip>
      }
    >
      {list.sorts.flatMap((sort) => [
        <MenuItem key={sort} id={sort}>
          {t(`${noun}.list.ascending`, { name: names[sort] })}
        </MenuItem>,
        <MenuItem key={`-${sort}`} id={`-${sort}`}>
          {t(`${noun}.list.descending`, { name: names[sort] })}
        </MenuItem>,
      ])}
    </Menu>
  );
}
