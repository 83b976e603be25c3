import type { ComboBoxOption, ComboBoxProps } from "./ComboBox.tsx";
import { ComboBox } from "./ComboBox.tsx";
import { Tag } from "./Tag.tsx";

interface TagsFieldProps extends Omit<ComboBoxProps, "options" | "value" | "onChange"> {
  options: readonly (ComboBoxOption & { color?: string | undefined })[];
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** "Remove Mobility" */
  removeLabel: (label: string) => string;
}

/** Selects several options, shown as tags in the box. */
export function TagsField({ options, value, onChange, removeLabel, ...rest }: TagsFieldProps) {
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const open = options.filter((option) => !value.includes(option.id));

  return (
    <ComboBox
      {...rest}
      isEmptiedByChoice
      options={open}
      value={null}
      onChange={(id) => id !== null && onChange([...value, id])}
      start={
        chosen.length > 0 && (
          <ul className="flex min-w-0 flex-wrap gap-1.5 py-1">
            {chosen.map((option) => (
              <li key={option.id} className="max-w-full">
                <Tag
                  color={option.color}
                  removeLabel={removeLabel(option.label)}
                  onRemove={() => onChange(value.filter((id) => id !== option.id))}
                >
                  {option.label}
                </Tag>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
