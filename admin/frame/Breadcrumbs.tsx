import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageName } from "./page-name.ts";
import { useTitledMatches } from "./route-handle.ts";

/** Where this page stands. Built from the matched routes' names and the record's; a tab is no place of its own. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const name = usePageName();
  const crumbs = useTitledMatches().filter(({ handle }) => !handle.isTab);
  return (
    <nav
      aria-label={t("layout.breadcrumbs")}
      className="-ms-1 flex min-w-0 items-center gap-1 text-sm text-muted max-md:hidden"
    >
      {crumbs.map(({ id, pathname, handle: { title } }, i) => (
        <Fragment key={id}>
          {i > 0 && <ChevronRight size={14} className="text-subtle rtl:-scale-x-100" aria-hidden />}
          {i < crumbs.length - 1 ? (
            <Link to={pathname} className="rounded-xs px-1 py-0.5 whitespace-nowrap hover:bg-hover hover:text-text">
              {t(title)}
            </Link>
          ) : (
            <span aria-current="page" className="truncate px-1 py-0.5 font-medium text-text">
              {name ?? t(title)}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
