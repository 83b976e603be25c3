import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Crumb, usePageName } from "./page-name.ts";
import { useTitledMatches } from "./route-handle.ts";

/** Built from the titles of the matched routes and the name of the record; tabs have no crumb. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const page = usePageName();
  const places = useTitledMatches().filter(({ handle }) => !handle.isTab);
  const last = places.at(-1);
  const crumbs: Crumb[] = [
    ...places.slice(0, -1).map(({ pathname, handle }) => ({ name: t(handle.title), href: pathname })),
    ...(page?.within ?? []),
    ...(last ? [{ name: page?.name ?? t(last.handle.title), href: last.pathname }] : []),
  ];
  return (
    <nav
      aria-label={t("layout.breadcrumbs")}
      className="-ms-1 flex min-w-0 items-center gap-1 text-sm text-muted max-md:hidden"
    >
      {crumbs.map(({ name, href }, i) => (
        <Fragment key={i}>
          {i > 0 && <ChevronRight size={14} className="flex-none text-subtle rtl:-scale-x-100" aria-hidden />}
          {i < crumbs.length - 1 ? (
            <Link to={href} className="min-w-8 truncate rounded-xs px-1 py-0.5 hover:bg-hover hover:text-text">
              {name}
            </Link>
          ) : (
            <span aria-current="page" className="min-w-16 shrink-[1000] truncate px-1 py-0.5 font-medium text-text">
              {name}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
