import { Check, ChevronDown, Plus } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import type { ComboBoxProps as AriaComboBoxProps } from "react-aria-components/ComboBox";
import { ComboBox as AriaComboBox, useFilter } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { cx } from "./cx.ts";
import type { FieldWords } from "./Field.tsx";
import { bareInputClass, controlClass, FieldHint, FieldLabel, FieldMessage, fieldClass } from "./Field.tsx";
import { floatClass, rowClass } from "./float-class.ts";
import { given } from "./given.ts";

export interface ComboBoxOption {
  id: string;
  label: string;
  mark?: ReactNode;
  detail?: string | undefined;
}

type Inherited = Omit<
  AriaComboBoxProps<ComboBoxOption>,
  "children" | "className" | "style" | "items" | "defaultItems" | "value" | "onChange" | "onInputChange"
>;

export interface ComboBoxProps extends Inherited, FieldWords {
  options: readonly ComboBoxOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** Label of the arrow button that opens the list. */
  openLabel: string;
  emptyLabel: string;
  /** Inside the box, before the input. */
  start?: ReactNode;
  /** For server-side search: the caller filters, and keeps the selected option among the options. */
  onSearch?: ((text: string) => void) | undefined;
  /** Offers "Create “port”" if no option has exactly that name. */
  createLabel?: ((text: string) => string) | undefined;
  onCreate?: ((text: string) => void) | undefined;
  /** For selecting several: clears the box after each choice. */
  isEmptiedByChoice?: boolean | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const CREATE = "\u0000create";

export function ComboBox(props: ComboBoxProps) {
  const {
    options,
    value,
    onChange,
    openLabel,
    emptyLabel,
    onSearch,
    createLabel,
    onCreate,
    isEmptiedByChoice = false,
    placeholder,
    start,
    className,
    ref,
    ...more
  } = props;
  const { label, optionalLabel, labelAside, isLabelHidden, hint, errorMessage, ...rest } = more;
  const [text, setText] = useState("");
  // the list closes when the value changes, so a box for several briefly holds its last choice
  const [justChosen, setJustChosen] = useState<string | null>(null);
  const { contains } = useFilter({ sensitivity: "base" });

  const typed = text.trim();
  const canCreate =
    createLabel && typed !== "" && !options.some((option) => option.label.toLowerCase() === typed.toLowerCase());
  const rows = canCreate ? [...options, { id: CREATE, label: createLabel(typed) }] : options;

  function type(next: string) {
    setText(next);
    onSearch?.(next);
  }

  function choose(id: string | null) {
    if (id === CREATE) onCreate?.(typed);
    else onChange(id);
    if (!isEmptiedByChoice || id === null) return;
    type("");
    setJustChosen(id);
  }

  return (
    <AriaComboBox
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      menuTrigger="focus"
      allowsEmptyCollection
      {...rest}
      defaultItems={rows}
      defaultFilter={(name, search) =>
        Boolean(onSearch) || (canCreate && name === createLabel(typed)) || contains(name, search)
      }
      value={justChosen ?? value}
      onChange={(key) => choose(key === null ? null : String(key))}
      {...(isEmptiedByChoice && { inputValue: text })}
      {...(isEmptiedByChoice && { onOpenChange: (isOpen: boolean) => !isOpen && setJustChosen(null) })}
      onInputChange={type}
      className={cx(fieldClass, className)}
    >
      <FieldLabel label={label} optionalLabel={optionalLabel} labelAside={labelAside} isLabelHidden={isLabelHidden} />
      <Group
        role="presentation"
        isInvalid={Boolean(errorMessage)}
        className={cx(controlClass, "pe-1", Boolean(start) && "flex-wrap gap-y-0 py-0.5 ps-1.5")}
      >
        {start}
        <Input
          ref={ref}
          {...given({ placeholder })}
          className={cx(bareInputClass, Boolean(start) && "min-w-24 ps-1")}
        />
        <Button
          aria-label={openLabel}
          className="grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-text"
        >
          <ChevronDown size={16} aria-hidden />
        </Button>
      </Group>
      <FieldHint hint={hint} />
      <FieldMessage errorMessage={errorMessage} />
      <Popover offset={4} className={cx(floatClass, "w-(--trigger-width) overflow-auto p-1")}>
        <ListBox<ComboBoxOption>
          dependencies={[typed]}
          className="max-h-72 overflow-auto outline-none"
          renderEmptyState={() => <p className="px-2 py-1.5 text-muted">{emptyLabel}</p>}
        >
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              className={cx(rowClass, "group/row", option.id === CREATE && "mt-1")}
            >
              {option.id === CREATE ? <Plus size={16} className="text-muted" aria-hidden /> : option.mark}
              <span className="min-w-0 flex-1">
                <Highlight text={option.label} part={option.id === CREATE ? "" : typed} />
                {option.detail && <span className="block text-sm text-muted">{option.detail}</span>}
              </span>
              <Check size={16} className="invisible ms-auto text-muted group-data-selected/row:visible" aria-hidden />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

function Highlight({ text, part }: { text: string; part: string }) {
  const at = part === "" ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0 || part === text) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + part.length)}</b>
      {text.slice(at + part.length)}
    </>
  );
}
