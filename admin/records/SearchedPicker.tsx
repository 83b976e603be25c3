import { useState } from "react";
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from "#admin/ui/ComboBox.tsx";
import { useDebounced } from "#admin/ui/use-debounced.ts";

export interface Named {
  id: string;
  name: string;
}

/** How many the server is asked for: who does not find theirs among them types on. */
const MOST_FOUND = 20;

/** What to ask the server for; the name of the chosen one stands in the box, and that is no search. */
export function usePickerSearch(value: Named | null) {
  const [typed, setTyped] = useState("");
  const q = useDebounced(typed === value?.name ? "" : typed.trim());
  return { query: { per_page: MOST_FOUND, ...(q && { q }) }, onSearch: setTyped };
}

export type PickerProps = Omit<
  ComboBoxProps,
  "options" | "value" | "onChange" | "onSearch" | "openLabel" | "emptyLabel"
>;

interface SearchedPickerProps extends Omit<ComboBoxProps, "value" | "onChange" | "options"> {
  /** What the server found. */
  found: readonly ComboBoxOption[];
  value: Named | null;
  onChange: (chosen: Named | null) => void;
}

/** One out of however many there are: the server searches, and the chosen one stays among what it found. */
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
