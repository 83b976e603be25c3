import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { usePaneFootRoom } from "./use-foot-room.ts";

interface BoxProps {
  children: ReactNode;
  className?: string | undefined;
}

interface CardProps extends BoxProps {
  /** Anchor for links. */
  id?: string | undefined;
  "aria-label"?: string;
  "aria-labelledby"?: string;
}

/** A named card is a landmark region, so that screen readers can jump to it. */
export function Card({ children, className, id, ...aria }: CardProps) {
  const Element = aria["aria-label"] || aria["aria-labelledby"] ? "section" : "div";
  return (
    <Element id={id} {...aria} className={cx("min-w-0 rounded-lg border border-border bg-surface", className)}>
      {children}
    </Element>
  );
}

interface CardHeadProps {
  title: ReactNode;
  id?: string | undefined;
  count?: ReactNode;
  /** Small ghost buttons, with a negative margin so that their labels align with the card's edge. */
  actions?: ReactNode;
  level?: 2 | 3 | undefined;
}

export function CardHead({ title, id, count, actions, level = 2 }: CardHeadProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 border-b border-border px-4 py-2">
      <Heading id={id} className="text-md font-bold">
        {title}
      </Heading>
      {count !== undefined && <span className="text-subtle tabular-nums">{count}</span>}
      {actions && <div className="-me-2 ms-auto flex flex-wrap items-center gap-1">{actions}</div>}
    </div>
  );
}

export function CardBody({ children, className }: BoxProps) {
  return <div className={cx("p-4", className)}>{children}</div>;
}

const footClass = "flex flex-wrap items-center gap-2 border-t border-border px-4 py-3";

export function CardFoot({ children, className }: BoxProps) {
  return <div className={cx(footClass, className)}>{children}</div>;
}

/** The foot of a card that ends at the lower edge of the window: toasts stay above it. */
export function PaneFoot({ children, className }: BoxProps) {
  return (
    <div ref={usePaneFootRoom()} className={cx(footClass, className)}>
      {children}
    </div>
  );
}
