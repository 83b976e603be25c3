import type { ReactNode } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { usePreviewChoice } from "#admin/preview/preview-choice.ts";
import { cx } from "#admin/ui/cx.ts";
import { LanguageTabs } from "./LanguageTabs.tsx";
import { LivePreview } from "./LivePreview.tsx";
import { SidePanel } from "./SidePanel.tsx";

interface PageLayoutProps {
  children: ReactNode;
  /** False for tabs without texts: no language tabs. */
  hasLanguages?: boolean | undefined;
  /** Shown at the top of the side panel. */
  aside?: ReactNode;
  /** Shown in the side panel after the checks. */
  part?: ReactNode;
}

/** A tab's fields with the side panel beside them. On narrow screens the preview replaces the fields. */
export function PageLayout({ children, hasLanguages = true, aside, part }: PageLayoutProps) {
  const { page } = usePageWork();
  const [isPreviewed] = usePreviewChoice(page);
  return (
    <>
      {(hasLanguages || isPreviewed) && <LanguageTabs />}
      <div
        className={cx(
          "mt-4 grid items-start gap-5",
          isPreviewed ? "lg:grid-cols-[minmax(0,1fr)_24rem]" : "lg:grid-cols-[minmax(0,1fr)_20rem]",
        )}
      >
        <div className={cx("flex min-w-0 flex-col gap-5", isPreviewed && "max-lg:hidden")}>{children}</div>
        <div className="flex min-w-0 flex-col gap-5">
          {aside && <div className={cx(isPreviewed && "max-lg:hidden")}>{aside}</div>}
          <SidePanel preview={isPreviewed && <LivePreview />} part={part} />
        </div>
      </div>
    </>
  );
}
