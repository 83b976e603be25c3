import { ChevronDown, Languages } from "lucide-react";
import { Button } from "./Button.tsx";
import { Menu, MenuItem } from "./Menu.tsx";
import { Ring } from "./Ring.tsx";

interface LocaleChoice<Id extends string> {
  id: Id;
  /** Language name, in that language or the reader's. */
  name: string;
  /** 0 to 1: share of the content in this language. */
  completeness: number;
  /** "Default", "3 outdated" */
  note?: string | undefined;
}

interface LocaleSwitchProps<Id extends string> {
  label: string;
  locales: readonly LocaleChoice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  formatPercent: (completeness: number) => string;
}

export function LocaleSwitch<Id extends string>({
  label,
  locales,
  value,
  onChange,
  formatPercent,
}: LocaleSwitchProps<Id>) {
  const current = locales.find((locale) => locale.id === value);
  const percent = current && formatPercent(current.completeness);

  return (
    <Menu
      aria-label={label}
      placement="bottom end"
      className="min-w-64"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onAction={(key) => onChange(key as Id)}
      trigger={
        <Button icon={Languages} endIcon={ChevronDown} aria-label={`${label}: ${current?.name ?? ""} ${percent ?? ""}`}>
          {current?.name}
          <span className="text-muted tabular-nums">{percent}</span>
        </Button>
      }
    >
      {locales.map((locale) => (
        <MenuItem
          key={locale.id}
          id={locale.id}
          mark={<Ring value={locale.completeness} />}
          detail={locale.note}
          end={formatPercent(locale.completeness)}
        >
          {locale.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
