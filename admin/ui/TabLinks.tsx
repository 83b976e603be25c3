import { Fragment, type ReactNode } from "react";
import { Link } from "react-aria-components/Link";

interface TabLink {
  href: string;
  label: ReactNode;
  count?: ReactNode;
  isCurrent?: boolean | undefined;
  /** Draws a divider before it: tabs of another kind follow. */
  isApart?: boolean | undefined;
}

interface TabLinksProps {
  label: string;
  items: readonly TabLink[];
  /** After the tabs, e.g. "Save view". */
  end?: ReactNode;
}

/** A tab's state is its address, so tabs are links. */
export function TabLinks({ label, items, end }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="flex items-center gap-6 scroll-px-4 overflow-x-auto border-b border-border [scrollbar-width:none] max-md:-mx-4 max-md:gap-5 max-md:px-4"
    >
      {items.map((item) => (
        <Fragment key={item.href}>
          {item.isApart && <span aria-hidden="true" className="-mx-2 h-5 w-px flex-none bg-strong" />}
          <Link
            href={item.href}
            // browsers do not scroll to partly visible elements
            onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" })}
            {...(item.isCurrent ? { "aria-current": "page" as const } : {})}
            className="flex min-h-10 flex-none items-center gap-1.5 border-b-2 border-transparent pt-0.5 font-medium whitespace-nowrap text-muted -outline-offset-2! hover:text-text aria-[current]:border-primary aria-[current]:text-text max-md:min-h-11"
          >
            {item.label}
            {item.count !== undefined && (
              <span className="min-w-4.5 rounded-full bg-pressed px-1.5 text-center text-xs text-text tabular-nums">
                {item.count}
              </span>
            )}
          </Link>
        </Fragment>
      ))}
      {end}
    </nav>
  );
}
