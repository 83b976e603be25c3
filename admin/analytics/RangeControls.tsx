import { Calendar, ChevronDown } from "lucide-react";
import { useState } from "react";
import { formatDays } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { zoneWords } from "#admin/i18n/zone-words.ts";
import { Button } from "#admin/ui/Button.tsx";
import { DateField } from "#admin/ui/DateField.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { Popover } from "#admin/ui/Popover.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { type AnalyticsOverview, COMPARISONS, RANGE_DAYS } from "#contract/analytics.ts";
import { useAnalyticsState } from "./analytics-state.ts";

type Range = AnalyticsOverview["range"];

/** Period and comparison. */
export function RangeControls({ range }: { range: Range | undefined }) {
  const { t } = useTranslation();
  const { days, compare, set } = useAnalyticsState();
  return (
    <>
      <Segmented
        label={t("analytics.range.label")}
        value={days === undefined ? undefined : String(days)}
        onChange={(next) => set({ days: next === "30" ? null : next, from: null, to: null })}
        items={RANGE_DAYS.map((one) => ({
          id: String(one),
          label: one === 365 ? t("analytics.range.year") : t("analytics.range.days", { count: one }),
        }))}
      />
      <OwnRange range={range} />
      <Menu
        aria-label={t("analytics.compare.label")}
        placement="bottom end"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[compare]}
        onSelectionChange={(keys) => {
          const [next = "before"] = keys === "all" ? [] : [...keys].map(String);
          set({ compare: next === "before" ? null : next });
        }}
        trigger={<Button endIcon={ChevronDown}>{t(`analytics.compare.${compare}`)}</Button>}
      >
        {COMPARISONS.map((one) => (
          <MenuItem key={one} id={one}>
            {t(`analytics.compare.${one}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function OwnRange({ range }: { range: Range | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={t("analytics.range.own")}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button icon={Calendar} endIcon={ChevronDown} className="min-w-53 tabular-nums max-md:basis-full!">
          {range ? formatDays(range.from, range.to) : t("analytics.range.own")}
        </Button>
      }
    >
      {range && <RangeForm range={range} onDone={() => setIsOpen(false)} />}
    </Popover>
  );
}

const LONGEST_DAYS = 1100;
const DAY_MS = 86_400_000;

/** Why two days are not a valid range. */
function problemOf(from: string | null, to: string | null) {
  if (!from || !to) return "analytics.range.missing" as const;
  if (from > to) return "analytics.range.turned" as const;
  return (Date.parse(to) - Date.parse(from)) / DAY_MS >= LONGEST_DAYS ? ("analytics.range.long" as const) : null;
}

function RangeForm({ range, onDone }: { range: Range; onDone: () => void }) {
  const { t } = useTranslation();
  const { set } = useAnalyticsState();
  const [from, setFrom] = useState<string | null>(range.from);
  const [to, setTo] = useState<string | null>(range.to);
  const [isTried, setIsTried] = useState(false);
  const problem = problemOf(from, to);
  const words = {
    openLabel: t("analytics.range.open"),
    previousLabel: t("analytics.range.previous"),
    nextLabel: t("analytics.range.next"),
  };
  const apply = () => {
    setIsTried(true);
    if (problem) return;
    set({ from, to, days: null });
    onDone();
  };
  return (
    <form
      className="flex w-64 max-w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <DateField {...words} label={t("analytics.range.from")} value={from} onChange={setFrom} />
      <DateField
        {...words}
        label={t("analytics.range.to")}
        value={to}
        onChange={setTo}
        errorMessage={isTried && problem ? t(problem) : undefined}
      />
      <p className="text-xs text-muted">{t("analytics.range.zone", { zone: zoneWords(range.to, range.time_zone) })}</p>
      <Button type="submit" variant="primary">
        {t("analytics.range.apply")}
      </Button>
    </form>
  );
}
