import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface ShowcaseSectionProps {
  title: string;
  children: ReactNode;
  /** Columns, of twelve. */
  span?: 4 | 8 | 12 | undefined;
}

const spans = { 4: "md:col-span-4", 8: "md:col-span-8", 12: "md:col-span-12" };

export function ShowcaseSection({ title, children, span = 4 }: ShowcaseSectionProps) {
  return (
    <section
      className={cx(
        "col-span-12 flex min-w-0 flex-col gap-5 rounded-lg border border-border bg-surface p-5",
        spans[span],
      )}
    >
      <h2 className="text-sm font-medium text-muted">{title}</h2>
      {children}
    </section>
  );
}

export function ShowcaseLine({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
