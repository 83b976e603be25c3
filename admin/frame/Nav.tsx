import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";
import { formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { useMayRead, useUser } from "#admin/session/queries.ts";
import { cx } from "#admin/ui/cx.ts";
import { countQueries, type NavItem, navigationFor } from "./navigation.ts";

const linkClass =
  "group flex min-h-8 items-center gap-2 rounded-sm px-2 py-1 font-medium text-muted hover:bg-hover hover:text-text aria-[current]:bg-pressed aria-[current]:text-text max-md:min-h-11";

function useCounts() {
  const enabled = useMayRead();
  const { locale = uiLocale(), isPending } = useContentLocale();
  const devices = useQuery({ ...countQueries.devices(), enabled }).data?.meta?.total_count;
  const algorithms = useQuery({ ...countQueries.algorithms(), enabled }).data?.meta?.total_count;
  const organizations = useQuery({ ...countQueries.organizations(), enabled }).data?.meta?.total_count;
  const pages = useQuery({ ...countQueries.pages(locale), enabled: enabled && !isPending }).data?.meta?.total_count;
  // includes the home page, like the dashboard and the list
  return { devices, algorithms, organizations, pages: pages === undefined ? undefined : pages + 1 };
}

type NavEntryProps = {
  item: NavItem;
  count: number | undefined;
  isRail: boolean;
  onNavigate?: (() => void) | undefined;
};

function NavEntry({ item: { title, href, icon: Glyph, isExact = false }, count, isRail, onNavigate }: NavEntryProps) {
  const { t } = useTranslation();
  return (
    <NavLink
      to={href}
      end={isExact}
      className={cx(linkClass, isRail && "min-h-10 justify-center")}
      {...(isRail && { title: t(title) })}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <span className="text-subtle group-hover:text-muted group-aria-[current]:text-primary">
        <Glyph size={16} aria-hidden />
      </span>
      <span className={isRail ? "sr-only" : "min-w-0 flex-1"}>{t(title)}</span>
      {count !== undefined && !isRail && (
        <span className="text-xs font-normal text-muted tabular-nums">{formatNumber(count)}</span>
      )}
    </NavLink>
  );
}

export function Nav({ onNavigate, isRail = false }: { onNavigate?: () => void; isRail?: boolean }) {
  const { t } = useTranslation();
  const counts = useCounts();
  return (
    <nav aria-label={t("layout.nav.main")} className={cx("flex flex-col", isRail ? "gap-2" : "gap-4")}>
      {navigationFor(useUser()).map(({ title, items }) => (
        <div
          key={items[0]?.href}
          className={cx("flex flex-col gap-0.5", isRail && "not-first:border-t not-first:border-border not-first:pt-2")}
        >
          {title && !isRail && <div className="px-2 py-1 text-xs font-medium text-subtle">{t(title)}</div>}
          {items.map((item) => (
            <NavEntry
              key={item.href}
              item={item}
              count={item.count && counts[item.count]}
              isRail={isRail}
              onNavigate={onNavigate}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}
