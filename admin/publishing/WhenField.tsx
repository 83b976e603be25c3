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
        label={t("pages.publish.when.label")}
        value={value ? "later" : "now"}
        onChange={choose}
        options={[
          { id: "now", label: t("pages.publish.when.now") },
          { id: "later", label: t("pages.publish.when.later") },
        ]}
      />
      {value && (
        <DateField
          hasTime
          label={t("pages.publish.when.field")}
          value={value.at}
          onChange={(at) => onChange({ at })}
          openLabel={t("pages.publish.when.open")}
          previousLabel={t("pages.publish.when.previous")}
          nextLabel={t("pages.publish.when.next")}
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
      {t("pages.publish.when.site_time", { weekday, offset: zoneWords(at, zone) })}
      {clock && (
        <span role="status" className="block text-warning">
          {clock === "skipped"
            ? t("pages.publish.when.skipped", { time: formatDate(at, { timeStyle: "short", timeZone: zone }) })
            : t("pages.publish.when.repeated")}
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
    if (when.at === null) return t("pages.publish.when.missing");
    const isPast = zone !== undefined && siteTime(when.at, zone).at.getTime() <= Date.now();
    return isPast ? t("pages.publish.when.past") : undefined;
  };
}
