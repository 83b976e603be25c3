import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Chip } from "#admin/ui/Chip.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { FilteredNoun } from "./list-noun.ts";
import type { ListState } from "./use-list-state.ts";

export interface FilterChoice {
  id: string;
  label: string;
  mark?: ReactNode;
  count?: string | undefined;
}

interface FilterMenuProps {
  noun: FilteredNoun;
  list: Pick<ListState, "filter" | "setFilter">;
  /** The filter's name in the URL. */
  param: string;
  label: string;
  /** Undefined while loading. */
  choices: readonly FilterChoice[] | undefined;
  isSingle?: boolean | undefined;
  /** Called when the menu is about to open, to load its choices lazily. */
  onNear?: (() => void) | undefined;
  /** Opens on mount, for a filter just added. */
  isOpenAtFirst?: boolean | undefined;
}

const SEARCH_FROM = 10;

/** A filter as a chip: shows the selection, opens the choices, and has a remove button. */
export function FilterMenu(props: FilterMenuProps) {
  const { noun, list, param, label, choices, isSingle = false, onNear, isOpenAtFirst } = props;
  const { t } = useTranslation();
  const chosen = list.filter(param);
  const [first, ...others] = chosen.map(
    (id) => choices?.find((choice) => choice.id === id)?.label ?? (choices ? id : "…"),
  );
  const words = { name: label, value: first, count: others.length };
  const said = others.length ? t(`${noun}.list.filter_many`, words) : t(`${noun}.list.filter_value`, words);
  const isOn = first !== undefined;
  const search = {
    label: t(`${noun}.list.search_choices`),
    clearLabel: t("common.clear"),
    emptyLabel: t(`${noun}.list.no_choice_found`),
  };

  return (
    <Menu
      aria-label={label}
      defaultOpen={isOpenAtFirst}
      search={choices && choices.length >= SEARCH_FROM ? search : undefined}
      selectionMode={isSingle ? "single" : "multiple"}
      defaultSelectedKeys={chosen}
      onSelectionChange={(keys) => list.setFilter(param, keys === "all" ? [] : [...keys].map(String))}
      trigger={
        <Chip
          hasMenu
          isOn={isOn}
          onFocus={() => onNear?.()}
          onHoverStart={() => onNear?.()}
          {...(isOn && {
            onRemove: () => list.setFilter(param, []),
            removeLabel: t(`${noun}.list.remove_filter`, { name: label }),
          })}
        >
          {isOn ? said : label}
        </Chip>
      }
      footer={
        !choices?.length && (
          <p className="px-3 pb-2 text-sm text-muted">
            {choices ? t(`${noun}.list.no_choices`) : t(`${noun}.list.loading_choices`)}
          </p>
        )
      }
    >
      {(choices ?? []).map((choice) => (
        <MenuItem key={choice.id} id={choice.id} mark={choice.mark} end={choice.count}>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
