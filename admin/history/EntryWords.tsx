import { EyeOff } from "lucide-react";
import { formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { wholeOf } from "#contract/whole-version.ts";
import type { Entry } from "./entries.ts";
import { useRevisionWords } from "./revision-words.ts";

/** One history entry: who did what, and when. */
export function EntryWords({ entry, hasDay = false }: { entry: Entry; hasDay?: boolean }) {
  const { t } = useTranslation();
  const words = useRevisionWords();
  const { revision } = entry;
  const day = hasDay ? `${words.day(entry.at)}, ` : "";
  if (entry.kind === "save")
    return (
      <>
        <span className="block [overflow-wrap:anywhere]">
          <b className="font-medium">{words.nameOf(revision)}</b> {words.actOf(revision)}
        </span>
        <span className="block text-muted">
          {day}
          {words.detailsOf(revision)}
        </span>
      </>
    );
  const { number, note, published_by, ended_at, withholdings } = entry.publication;
  const name = published_by ?? t("history.somebody");
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-1">
        <b className="font-medium">{t("history.version", { number })}</b>
        {hasDay && t("history.published_by", { name })}
        {!hasDay && ended_at === null && <Badge tone="success">{t("history.public_now")}</Badge>}
        {withholdings.length > 0 && (
          <Badge icon={EyeOff}>
            {t(wholeOf(withholdings) ? "history.withheld.badge" : "history.withheld.part_badge")}
          </Badge>
        )}
      </span>
      {note && <span className="block [overflow-wrap:anywhere]">{t("publishing.note", { note })}</span>}
      <span className="block text-muted">
        {day}
        {formatTime(entry.at)}
        {!hasDay && ` · ${name}`}
      </span>
    </>
  );
}

const lineClass =
  "relative ps-5 before:absolute before:inset-s-[3px] before:top-4 before:-bottom-1.5 before:w-px before:bg-border last:before:hidden";

/** A dot on the timeline: filled if a version was published. */
export function EntryLine({ entry, children }: { entry: Entry; children: React.ReactNode }) {
  return (
    <li className={lineClass}>
      <span
        aria-hidden="true"
        className={
          entry.kind === "version"
            ? "absolute inset-s-0 top-2 size-[7px] rounded-full bg-primary"
            : "absolute inset-s-0 top-2 size-[7px] rounded-full border border-control bg-surface"
        }
      />
      {children}
    </li>
  );
}
