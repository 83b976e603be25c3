import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { useFilter } from "react-aria-components/ComboBox";
import { Header } from "react-aria-components/Header";
import { Keyboard } from "react-aria-components/Keyboard";
import type {
  MenuItemProps as AriaMenuItemProps,
  MenuProps as AriaMenuProps,
  MenuSectionProps as AriaMenuSectionProps,
} from "react-aria-components/Menu";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from "react-aria-components/Menu";
import type { PopoverProps } from "react-aria-components/Popover";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import { Text } from "react-aria-components/Text";
import { cx } from "./cx.ts";
import { floatClass, rowClass } from "./float-class.ts";
import type { Icon } from "./icon.ts";
import { matchWords } from "./match-words.ts";
import { SearchField } from "./SearchField.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface MenuSearchWords {
  label: string;
  clearLabel: string;
  /** Shown if no item matches. */
  emptyLabel: string;
}

interface MenuProps extends Omit<AriaMenuProps<object>, "className" | "style" | "children"> {
  /** A Button, IconButton or Chip. */
  trigger: ReactElement;
  children: ReactNode;
  placement?: PopoverProps["placement"];
  /** Outside the items: a search box or a note. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Labels of the search box; adds one, for long menus. */
  search?: MenuSearchWords | undefined;
  /** Opens on mount, for menus requested elsewhere. */
  defaultOpen?: boolean | undefined;
  className?: string | undefined;
}

export function Menu(props: MenuProps) {
  const {
    trigger,
    children,
    placement = "bottom start",
    header,
    footer,
    search,
    defaultOpen,
    className,
    ...rest
  } = props;
  return (
    <MenuTrigger defaultOpen={defaultOpen ?? false}>
      {trigger}
      <Popover
        offset={4}
        placement={placement}
        className={cx(floatClass, "max-w-80 min-w-50 overflow-auto", className)}
      >
        {header}
        {search ? (
          <SearchedMenu search={search} {...rest}>
            {children}
          </SearchedMenu>
        ) : (
          <AriaMenu {...rest} className="p-1 outline-none">
            {children}
          </AriaMenu>
        )}
        {footer}
      </Popover>
    </MenuTrigger>
  );
}

type SearchedMenuProps = Omit<AriaMenuProps<object>, "className" | "style" | "children"> & {
  search: MenuSearchWords;
  children: ReactNode;
};

function SearchedMenu({ search: { label, clearLabel, emptyLabel }, children, ...rest }: SearchedMenuProps) {
  const { contains } = useFilter({ sensitivity: "base" });
  return (
    <Autocomplete filter={contains}>
      <div className="border-b border-border p-2">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- people open a long list in order to search it */}
        <SearchField autoFocus label={label} clearLabel={clearLabel} />
      </div>
      <AriaMenu
        {...rest}
        className="max-h-80 overflow-auto p-1 outline-none"
        renderEmptyState={() => <p className="px-2 py-3 text-sm text-muted">{emptyLabel}</p>}
      >
        {children}
      </AriaMenu>
    </Autocomplete>
  );
}

interface MenuItemProps extends Omit<AriaMenuItemProps, "children" | "className" | "style"> {
  children: string;
  icon?: Icon | undefined;
  /** Instead of an icon: an avatar, a ring, a crest. */
  mark?: ReactNode;
  detail?: ReactNode;
  /** At the end of the row: a shortcut or a number. */
  end?: ReactNode;
  /** The search text; highlighted in the name. */
  searched?: string | undefined;
  tone?: "normal" | "danger" | undefined;
}

export function MenuItem(props: MenuItemProps) {
  const { children, icon: Glyph, mark, detail, end, searched = "", tone = "normal", ...rest } = props;
  return (
    <AriaMenuItem
      {...rest}
      textValue={rest.textValue ?? children}
      className={cx(rowClass, tone === "danger" && "text-danger")}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {Glyph ? <Glyph size={16} className={tone === "danger" ? "" : "text-muted"} aria-hidden /> : mark}
          <span className="min-w-0 flex-1">
            <Text slot="label">
              <Marked text={children} words={searched} />
            </Text>
            {detail && (
              <Text slot="description" className="block text-sm text-muted">
                {detail}
              </Text>
            )}
          </span>
          {end && <Keyboard className="ms-auto ps-4 font-sans text-xs text-muted tabular-nums">{end}</Keyboard>}
          {selectionMode !== "none" && (
            <Check size={16} className={cx("ms-1", !isSelected && "invisible")} aria-hidden />
          )}
        </>
      )}
    </AriaMenuItem>
  );
}

/** Split visually only: a screen reader may pause at a mark in the middle of a word, so it gets the whole text. */
function Marked({ text, words }: { text: string; words: string }) {
  const parts = words ? matchWords(text, words) : [];
  if (!parts.some((part) => part.isMatch)) return text;
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true">
        {parts.map((part, at) =>
          part.isMatch ? (
            <mark key={at} className="bg-transparent font-bold text-primary">
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </span>
    </>
  );
}

type MenuSectionProps = Omit<AriaMenuSectionProps<object>, "children"> & {
  title?: string | undefined;
  children: ReactNode;
};

export function MenuSection({ title, children, ...rest }: MenuSectionProps) {
  return (
    <AriaMenuSection {...rest}>
      {title && <Header className="px-2 py-1 text-xs font-medium text-subtle">{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className="-mx-1 my-1 h-px bg-border" />;
}
