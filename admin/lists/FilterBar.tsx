import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Chip } from "#admin/ui/Chip.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { type FilterChoice, FilterMenu } from "./FilterMenu.tsx";
import type { ListNoun } from "./list-noun.ts";
import type { ListState } from "./use-list-state.ts";

export interface FilterSpec {
  /** The filter's name in the URL. */
  param: string;
  label: string;
  /** Undefined while loading. */
  choices: readonly FilterChoice[] | undefined;
  isSingle?: boolean | undefined;
  /** Always shown as a chip; others are added by "Add filter" or by the address. */
  isPinned?: boolean | undefined;
  /** Called when the menu is about to open, to load its choices lazily. */
  onNear?: (() => void) | undefined;
}

interface FilterBarProps {
  noun: ListNoun;
  list: Pick<ListState, "filter" | "setFilter">;
  filters: readonly FilterSpec[];
}

/** Active and pinned filters, and a menu of the others. */
export function FilterBar({ noun, list, filters }: FilterBarProps) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<string>();
  const isShown = ({ param, isPinned }: FilterSpec) => isPinned || param === added || list.filter(param).length > 0;
  const others = filters.filter((filter) => !isShown(filter));

  return (
    <>
      {filters.filter(isShown).map((filter) => (
        <FilterMenu
          key={filter.param}
          noun={noun}
          list={list}
          param={filter.param}
          label={filter.label}
          choices={filter.choices}
          isSingle={filter.isSingle}
          onNear={filter.onNear}
          isOpenAtFirst={filter.param === added}
        />
      ))}
      {others.length > 0 && (
        <Menu
          aria-label={t(`${noun}.list.add_filter`)}
          onAction={(param) => {
            others.find((filter) => filter.param === param)?.onNear?.();
            setAdded(String(param));
          }}
          trigger={
            <Chip icon={Plus} isDashed>
              {t(`${noun}.list.add_filter`)}
            </Chip>
          }
        >
          {others.map(({ param, label }) => (
            <MenuItem key={param} id={param}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
