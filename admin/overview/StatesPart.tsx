import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { cx } from "#admin/ui/cx.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { GuideOverview } from "#contract/guide.ts";

const HATCHED =
  "bg-[repeating-linear-gradient(135deg,var(--text-subtle)_0_1.5px,transparent_1.5px_3.5px)] ring-1 ring-inset ring-(--text-subtle)";
/** In the order of the bar: public pages first. */
const STATES = [
  ["published", "bg-primary"],
  ["changed", "bg-(--dot-paused)"],
  ["draft", "bg-(--border-control)"],
  ["withdrawn", HATCHED],
] as const;

/** Pages by state, as a bar and as numbers that link to the pages. */
export function StatesPart({ states }: { states: GuideOverview["states"] | undefined }) {
  const { t } = useTranslation();
  const total = states && Object.values(states).reduce((sum, count) => sum + count, 0);
  return (
    <div className="p-4">
      <h2 className="text-xs font-normal text-muted">{t("overview.readable")}</h2>
      <p className="text-2xl leading-8 font-bold tracking-tight tabular-nums">
        {states && total !== undefined ? (
          <>
            {formatNumber(states.published + states.changed)}{" "}
            <span className="text-md font-normal tracking-normal text-muted">{t("dashboard.of_total", { total })}</span>
          </>
        ) : (
          <Skeleton width={88} height={24} />
        )}
      </p>
      <div aria-hidden="true" className="mt-3 mb-2 flex h-2 gap-0.5 overflow-hidden rounded-full bg-track">
        {STATES.map(
          ([state, look]) =>
            Boolean(states?.[state]) && (
              <span
                key={state}
                data-swatch
                className={cx("min-w-1 rounded-xs", look)}
                style={{ flex: states?.[state] }}
              />
            ),
        )}
      </div>
      <ul className="text-sm">
        {STATES.map(([state, look]) => (
          <li key={state} className="flex min-h-6 items-center gap-2">
            <span aria-hidden="true" data-swatch className={cx("size-2 flex-none rounded-xs", look)} />
            <TextLink href={listHref(paths.pages(), { state })} className="font-normal! text-text!">
              {t(`overview.states.${state}`)}
            </TextLink>
            <span className="ms-auto font-medium tabular-nums">
              {states ? formatNumber(states[state]) : <Skeleton width={20} height={12} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
