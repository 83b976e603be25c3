import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { cx } from "./cx.ts";
import { given } from "./given.ts";
import type { Icon } from "./icon.ts";

interface Segment<Id extends string> {
  id: Id;
  label: string;
  icon?: Icon | undefined;
}

interface SegmentedProps<Id extends string> {
  label: string;
  items: readonly Segment<Id>[];
  /** Undefined: nothing selected yet. */
  value: Id | undefined;
  onChange: (id: Id) => void;
  /** Full width, for touch. */
  isFullWidth?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Id of an explanation. */
  "aria-describedby"?: string | undefined;
}

/** A choice of a few visible options: a view of the same data (list or map) or a setting. Use tabs for different things. */
export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const { label, items, value, onChange, isFullWidth, isDisabled = false } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      {...given({ "aria-describedby": props["aria-describedby"] })}
      isDisabled={isDisabled}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={([key]) => key !== undefined && onChange(key as Id)}
      className={cx(
        "max-w-full flex-none flex-wrap rounded-md border border-border bg-sunken p-0.5",
        isFullWidth ? "flex" : "inline-flex",
      )}
    >
      {items.map(({ id, label: text, icon: Glyph }) => (
        <ToggleButton
          key={id}
          id={id}
          className={cx(
            "inline-flex min-h-6.5 items-center justify-center gap-1.5 rounded-sm border border-transparent text-sm font-medium text-muted transition-colors hover:text-text data-selected:border-strong data-selected:bg-segment data-selected:text-text data-disabled:opacity-60 max-md:min-h-9",
            isFullWidth ? "min-w-0 flex-auto px-1.5 text-center" : "px-2.5 whitespace-nowrap",
          )}
        >
          {Glyph && <Glyph size={14} aria-hidden />}
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
