import type { ReactNode } from "react";

interface PageHeadProps {
  title: ReactNode;
  /** Marks the language of a title that is content, not interface. */
  titleLang?: string | undefined;
  subtitle?: ReactNode;
  /** Badges, "Saved 14:02". */
  status?: ReactNode;
  /** The main action last; the rest in a menu. */
  actions?: ReactNode;
}

export function PageHead({ title, titleLang, subtitle, status, actions }: PageHeadProps) {
  return (
    <header className="mb-5 flex min-h-8 flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-0 max-md:w-full md:max-w-[70%]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* clamped, so that a long name cannot push the page down */}
          <h1 lang={titleLang} className="line-clamp-5 text-xl font-bold tracking-tight [overflow-wrap:anywhere]">
            {title}
          </h1>
          {status}
        </div>
        {subtitle && <div className="mt-0.5 text-muted">{subtitle}</div>}
      </div>
      {actions && (
        <div className="ms-auto flex flex-wrap items-center gap-2 max-md:ms-0 max-md:w-full max-md:[&>*:not([aria-label])]:flex-1">
          {actions}
        </div>
      )}
    </header>
  );
}
