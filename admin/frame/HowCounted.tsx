import { Info } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Popover } from "#admin/ui/Popover.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { FigureId } from "#contract/figures.ts";
import { lazyPart } from "./load-page.ts";

const FigureDefinitions = lazyPart(() => import("./FigureDefinitions.tsx"), "FigureDefinitions");

interface HowCountedProps {
  /** The figures shown beside it. */
  figures: readonly FigureId[];
  className?: string;
}

/** Explains what a figure means, and why similar ones differ. */
export function HowCounted({ figures, className }: HowCountedProps) {
  const { t } = useTranslation();
  const label = t("common.how_counted");
  return (
    <Popover
      label={label}
      className="w-90"
      trigger={<IconButton label={label} icon={Info} size="sm" className={cx("text-muted", className)} />}
    >
      <h2 className="font-bold">{label}</h2>
      <Suspense fallback={<Skeleton height={160} />}>
        <FigureDefinitions figures={figures} />
      </Suspense>
    </Popover>
  );
}
