import { useState } from "react";
import { searchText } from "#admin/api/search-text.ts";
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from "#admin/ui/ComboBox.tsx";
import { useDebounced } from "#admin/ui/use-debounced.ts";

export interface Named {
  id: string;
  name: string;
}

/** Results per search: enough to choose from, or to refine the search. */
const MOST_FOUND = 20;

/** Search query for a picker. While the box shows the selected name, there is no search. */
export function usePickerSearch(value: Named | null) {
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed === value?.name ? "" : searchText(typed));
  return { query: { per_page: MOST_FOUND, ...(q && { q }) }, onSearch: setTyped };
}

export type PickerProps = Omit<
  ComboBoxProps,
  "options" | "value" | "onChange" | "onSearch" | "openLabel" | "emptyLabel"
>;

interface SearchedPickerProps extends Omit<ComboBoxProps, "value" | "onChange" | "options"> {
  /** Search results. */
  found: readonly ComboBoxOption[];
  value: Named | null;
  onChange: (chosen: Named | null) => void;
}

/** Picks one of many: searches on the server, and keeps the selected one among the results. */
export function SearchedPicker({ found, value, onChange, ...rest }: SearchedPickerProps) {
  const isListed = !value || found.some(({ id }) => id === value.id);
  return (
    <ComboBox
      {...rest}
      options={isListed ? found : [{ id: value.id, label: value.name }, ...found]}
      value={value?.id ?? null}
      onChange={(id) => {
        const chosen = found.find((one) => one.id === id);
        if (chosen) onChange({ id: chosen.id, name: chosen.label });
        else if (id === null) onChange(null);
      }}
    />
  );
}
