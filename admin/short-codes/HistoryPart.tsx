import { formatDate } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import type { CodeEvent } from "#contract/short-codes.ts";

function titleOf(t: Translate, { kind, target_type, target_title, place_name }: CodeEvent) {
  const target =
    target_type === "home" ? t("codes.opens.home") : (target_title ?? place_name ?? t(`codes.opens.${target_type}`));
  if (kind === "retired") return t("codes.events.retired");
  if (kind === "claimed" || kind === "installed") return t(`codes.events.${kind}`, { target: place_name ?? target });
  if (target_type === "none") return t(`codes.events.${kind}_none`);
  return t(`codes.events.${kind}`, { target });
}

/** The code's targets, newest first. */
export function HistoryPart({ history }: { history: readonly CodeEvent[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="code-history" className="border-t border-border px-4 py-5 md:px-6">
      <h3 id="code-history" className="mb-3 font-bold">
        {t("codes.detail.history")}
      </h3>
      <ol className="ms-1 border-s border-border">
        {history.map((event, at) => (
          <Event key={event.id} event={event} isNow={at === 0} />
        ))}
      </ol>
    </section>
  );
}

function Event({ event, isNow }: { event: CodeEvent; isNow: boolean }) {
  const { t } = useTranslation();
  const { actor: name, at, note, scan_count, kind } = event;
  const date = formatDate(at);
  const words = [
    name ? t("codes.events.by", { name, date }) : t("codes.events.by_nobody", { date }),
    kind !== "retired" && scan_count !== 0 && t("codes.events.scans", { count: scan_count }),
    note && `“${note}”`,
  ];
  return (
    <li className="relative pb-4 ps-5 last:pb-0">
      <span
        aria-hidden="true"
        className={cx(
          "absolute -start-[4.5px] top-1.5 size-2 rounded-full border",
          isNow ? "border-primary bg-primary" : "border-control bg-surface",
        )}
      />
      <p className="font-medium [overflow-wrap:anywhere]">{titleOf(t, event)}</p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">{words.filter(Boolean).join(" ")}</p>
    </li>
  );
}
