import { useQuery } from "@tanstack/react-query";
import { ChevronsUpDown } from "lucide-react";
import { useFilter } from "react-aria-components";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Button } from "react-aria-components/Button";
import { Menu, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { compareWords } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { customerQuery, customersQuery, useUser } from "#admin/session/queries.ts";
import { useSwitchCustomer } from "#admin/session/switch-customer.ts";
import { floatClass } from "#admin/ui/float-class.ts";
import { MenuItem } from "#admin/ui/Menu.tsx";
import { SearchField } from "#admin/ui/SearchField.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { Customer } from "#contract/customers.ts";

/** First grapheme: a Khmer letter is often more than one character. */
const firstLetterOf = (name: string) => Array.from(new Intl.Segmenter().segment(name))[0]?.segment;

/** Placeholder of a customer's logo: its first letter. */
function Crest({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 flex-none place-items-center rounded-sm bg-[#12324a] text-[11px] leading-none font-bold text-[#fff] uppercase"
    >
      {firstLetterOf(name.trim())}
    </span>
  );
}

const SEARCH_FROM = 8;

type ListProps = { customers: Customer[]; current: string | undefined; onChoose: (id: string) => void };

function CustomerList({ customers, current, onChoose }: ListProps) {
  const { t } = useTranslation();
  const { contains } = useFilter({ sensitivity: "base" });
  const isLong = customers.length >= SEARCH_FROM;
  return (
    <Autocomplete {...(isLong && { filter: contains })}>
      {isLong && (
        <div className="border-b border-border p-2">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- people open a long list in order to search it */}
          <SearchField autoFocus label={t("layout.switcher.search")} clearLabel={t("common.clear")} />
        </div>
      )}
      <Menu
        aria-label={t("layout.switcher.label")}
        className="max-h-80 overflow-auto p-1 outline-none"
        selectionMode="single"
        selectedKeys={current ? [current] : []}
        onAction={(key) => {
          // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- other APIs may have numeric ids
          const chosen = customers.find(({ id }) => String(id) === String(key));
          if (chosen) onChoose(chosen.id);
        }}
        renderEmptyState={() => <p className="px-2 py-3 text-sm text-muted">{t("layout.switcher.none")}</p>}
      >
        {customers
          .toSorted((a, b) => compareWords(a.name, b.name))
          .map(({ id, name }) => (
            <MenuItem key={id} id={id} mark={<Crest name={name} />}>
              {name}
            </MenuItem>
          ))}
      </Menu>
    </Autocomplete>
  );
}

/** The current customer, and a menu of the others. */
export function CustomerSwitcher({ onSwitch }: { onSwitch?: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const { data: known, isPending } = useQuery(customerQuery());
  const { data: list } = useQuery(customersQuery());
  const switchTo = useSwitchCustomer();
  const customers = list?.customers ?? [];
  const current = known?.customer ?? customers.find(({ id }) => id === user?.customer_id);
  const name = current?.name ?? "";

  const choose = (customer_id: string) => {
    if (customer_id === current?.id) return;
    onSwitch?.();
    switchTo(customer_id);
  };
  if (isPending && !current)
    return (
      <div className="flex h-10 items-center gap-2 px-2">
        <Skeleton width={24} height={24} />
        <span className="group-data-[rail]/side:hidden">
          <Skeleton width={120} />
        </span>
      </div>
    );
  if (customers.length < 2)
    return (
      <div className="flex h-10 min-w-0 items-center gap-2 px-2 font-bold">
        <Crest name={name} />
        <span className="truncate group-data-[rail]/side:hidden">{name}</span>
      </div>
    );
  return (
    <MenuTrigger>
      <Button
        aria-label={`${t("layout.switcher.label")}: ${name}`}
        className="flex h-10 w-full min-w-0 items-center gap-2 rounded-md px-2 hover:bg-hover aria-expanded:bg-hover"
      >
        <Crest name={name} />
        <span className="min-w-0 flex-1 truncate text-start font-bold group-data-[rail]/side:hidden">{name}</span>
        <ChevronsUpDown size={14} className="group-data-[rail]/side:hidden" aria-hidden />
      </Button>
      <Popover offset={4} placement="bottom start" className={`${floatClass} w-64`}>
        <CustomerList customers={customers} current={current?.id} onChoose={choose} />
      </Popover>
    </MenuTrigger>
  );
}
