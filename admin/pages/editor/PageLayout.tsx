import type { ReactNode } from "react";
import { LanguageTabs } from "./LanguageTabs.tsx";
import { SidePanel } from "./SidePanel.tsx";

interface PageLayoutProps {
  children: ReactNode;
  /** Tabs without texts have no languages to choose from. */
  hasLanguages?: boolean | undefined;
  /** Above what every tab has beside it. */
  aside?: ReactNode;
}

/** A tab of a page: its fields, and beside them how the page stands. */
export function PageLayout({ children, hasLanguages = true, aside }: PageLayoutProps) {
  return (
    <>
      {hasLanguages && <LanguageTabs />}
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
        <div className="flex min-w-0 flex-col gap-5">
          {aside}
          <SidePanel />
        </div>
      </div>
    </>
  );
}
