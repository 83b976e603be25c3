import { useQuery } from "@tanstack/react-query";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { zoneWords } from "#admin/i18n/zone-words.ts";
import { TextPart } from "#admin/pages/editor/TextPart.tsx";
import { siteQuery } from "#admin/session/queries.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { DateField } from "#admin/ui/DateField.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { useHome } from "./use-home.ts";

/** Today's date in a time zone, as `2026-11-16`. */
const todayIn = (time_zone: string | undefined) =>
  new Intl.DateTimeFormat("en-CA", { ...(time_zone && { timeZone: time_zone }) }).format();

/** About when that day ends: clocks may have changed by then. */
const endOf = (day: string | null) => (day ? new Date(`${day}T23:00Z`) : new Date());

/** One sentence above every page, until a set day. */
export function AnnouncementCard() {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const { home, change } = useHome();
  return (
    <Card aria-labelledby="home-announcement">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-2">
        <h2 id="home-announcement" className="text-md font-bold">
          {t("home.announcement")}
        </h2>
        <span className="text-sm text-muted">{t("home.announcement_where")}</span>
        <Switch
          className="ms-auto gap-0!"
          label={t("home.announcement_show")}
          isLabelHidden
          isSelected={home.show_announcement}
          isDisabled={!canEdit}
          onChange={(show_announcement) => change(() => ({ show_announcement }))}
        />
      </div>
      <CardBody className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_15rem]">
        <TextPart
          field="home.announcement"
          label={t("home.announcement_text")}
          text={home.announcement}
          limit={120}
          hint={t("home.announcement_hint")}
          onChange={(announcement, group) => change(() => ({ announcement }), group)}
        />
        <Until />
      </CardBody>
    </Card>
  );
}

function Until() {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const { home, change } = useHome();
  const { data } = useQuery(siteQuery(undefined));
  const time_zone = data?.site.time_zone;
  const until = home.announcement_until;
  const isOver = until !== null && until < todayIn(time_zone);
  return (
    <DateField
      label={t("home.until")}
      optionalLabel={t("common.optional")}
      hint={t(isOver ? "home.until_past" : "home.until_hint", {
        zone: zoneWords(endOf(until), time_zone),
      })}
      value={until}
      onChange={(announcement_until) => change(() => ({ announcement_until }))}
      isReadOnly={!canEdit}
      openLabel={t("records.day.open")}
      previousLabel={t("records.day.previous")}
      nextLabel={t("records.day.next")}
      {...(canEdit && { clearLabel: t("records.day.clear") })}
    />
  );
}
