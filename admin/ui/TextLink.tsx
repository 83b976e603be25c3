import type { ReactNode } from "react";
import type { LinkProps as AriaLinkProps } from "react-aria-components/Link";
import { Link } from "react-aria-components/Link";
import { cx } from "./cx.ts";

interface TextLinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  href: string;
  children: ReactNode;
  /** Underlined within a sentence, where colour alone is not enough. */
  isInline?: boolean | undefined;
  className?: string | undefined;
}

export function TextLink({ children, isInline = false, className, ...rest }: TextLinkProps) {
  return (
    <Link
      // the new tab gets no opener and no referrer
      {...(rest.target === "_blank" && { rel: "noopener noreferrer" })}
      {...rest}
      className={cx(
        "rounded-xs font-medium underline-offset-3 hover:underline",
        isInline ? "text-inherit underline" : "inline-block py-0.5 text-primary",
        className,
      )}
    >
      {children}
    </Link>
  );
}
