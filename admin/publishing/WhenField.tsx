import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { zoneWords } from "#admin/i18n/zone-words.ts";
import { DateField } from "#admin/ui/DateField.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { siteTime, soonAt } from "./site-time.ts";
import { useSiteZone } from "./site-zone.ts";

/** Null means now. Otherwise a time at the site, possibly incomplete. */
export type When = { readonly at: string | null } | null;

interface WhenFieldProps {
  value: When;
  onChange: (value: When) => void;
  errorMessage?: string | undefined;
}

/** Publish now, or at a time in the site's time zone. */
export function WhenField({ value, onChange, errorMessage }: WhenFieldProps) {
  const { t } = useTranslation();
  const zone = useSiteZone();
  const choose = (choice: "now" | "later") => onChange(choice === "now" ? null : { at: zone ? soonAt(zone) : null });
  return (
    <div className="flex flex-col gap-2">
      <RadioCards
        label={t("publishing.when.label")}
        value={value ? "later" : "now"}
        onChange={choose}
        options={[
          { id: "now", label: t("publishing.when.now") },
          { id: "later", label: t("publishing.when.later") },
        ]}
      />
      {value && (
        <DateField
          hasTime
          label={t("publishing.when.field")}
          value={value.at}
          onChange={(at) => onChange({ at })}
          openLabel={t("publishing.when.open")}
          previousLabel={t("publishing.when.previous")}
          nextLabel={t("publishing.when.next")}
          hint={value.at && zone ? <ClockWords local={value.at} zone={zone} /> : undefined}
          errorMessage={errorMessage}
        />
      )}
    </div>
  );
}

/** "Monday, the site's time (UTC+1)", and a warning if the clocks change at that time. */
function ClockWords({ local, zone }: { local: string; zone: string }) {
  const { t } = useTranslation();
  const { at, clock } = siteTime(local, zone);
  const weekday = formatDate(at, { weekday: "long", timeZone: zone });
  return (
    <>
      {t("publishing.when.site_time", { weekday, offset: zoneWords(at, zone) })}
      {clock && (
        <span role="status" className="block text-warning">
          {clock === "skipped"
            ? t("publishing.when.skipped", { time: formatDate(at, { timeStyle: "short", timeZone: zone }) })
            : t("publishing.when.repeated")}
        </span>
      )}
    </>
  );
}

/** Why a time cannot be scheduled, if it cannot. */
export function useTimeProblem() {
  const { t } = useTranslation();
  const zone = useSiteZone();
  return (when: When): string | undefined => {
    if (!when) return undefined;
    if (when.at === null) return t("publishing.when.missing");
    const isPast = zone !== undefined && siteTime(when.at, zone).at.getTime() <= Date.now();
    return isPast ? t("publishing.when.past") : undefined;
  };
}
