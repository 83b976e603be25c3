import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { cx } from "./cx.ts";
import type { Icon } from "./icon.ts";
import { pageWindow } from "./page-window.ts";

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** "Page 3" */
  pageLabel: (page: number) => string;
  formatNumber?: ((page: number) => string) | undefined;
  /** "1–20 of 1,000" */
  range?: ReactNode;
  /** Select for the rows per page. */
  children?: ReactNode;
}

const stepClass = "grid h-7 min-w-7 place-items-center rounded-sm px-1.5 font-medium max-md:h-10 max-md:min-w-9";

export function Pagination(props: PaginationProps) {
  const {
    label,
    page,
    pageCount,
    hrefFor,
    previousLabel,
    nextLabel,
    pageLabel,
    formatNumber = String,
    range,
    children,
  } = props;
  const steps = pageWindow(page, pageCount);

  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2.5 text-sm text-muted tabular-nums">
      {range && <span>{range}</span>}
      <span className="ms-auto max-md:hidden">{children}</span>
      {pageCount > 1 && (
        <nav aria-label={label} className="flex flex-wrap items-center gap-0.5">
          <Step icon={ChevronLeft} label={previousLabel} href={page > 1 ? hrefFor(page - 1) : undefined} />
          {steps.map((step, index) =>
            step === "gap" ? (
              <span key={`gap-${steps[index + 1]}`} aria-hidden="true" className="px-1">
                …
              </span>
            ) : (
              <Link
                key={step}
                href={hrefFor(step)}
                aria-label={pageLabel(step)}
                {...(step === page ? { "aria-current": "page" as const } : {})}
                className={cx(stepClass, "hover:bg-hover aria-[current]:bg-pressed aria-[current]:text-text")}
              >
                {formatNumber(step)}
              </Link>
            ),
          )}
          <Step icon={ChevronRight} label={nextLabel} href={page < pageCount ? hrefFor(page + 1) : undefined} />
        </nav>
      )}
    </div>
  );
}

/** At either end the arrow stays in place, disabled. */
function Step({ icon: Glyph, label, href }: { icon: Icon; label: string; href: string | undefined }) {
  const arrow = <Glyph size={16} className="rtl:-scale-x-100" aria-hidden />;
  if (href === undefined) {
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={cx(stepClass, "text-control")}>
        {arrow}
      </span>
    );
  }
  return (
    <Link href={href} aria-label={label} className={cx(stepClass, "hover:bg-hover")}>
      {arrow}
    </Link>
  );
}
