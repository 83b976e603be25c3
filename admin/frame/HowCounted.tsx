import { Info } from "lucide-react";
import { formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Popover } from "#admin/ui/Popover.tsx";
import { SMALLEST_SHOWN } from "#contract/counts.ts";
import { type FigureId, figureName, figureText, smallNumbersText } from "#contract/figures.ts";

interface HowCountedProps {
  /** What stands beside it. */
  figures: readonly FigureId[];
  className?: string;
}

/** Says what a number means, and why another one that looks like it differs. */
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
      <dl className="mt-2 flex flex-col gap-2 text-sm">
        {figures.map((id) => (
          <div key={id}>
            <dt className="font-medium">{figureName(id, uiLocale())}</dt>
            <dd className="text-muted">{figureText(id, uiLocale())}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 border-t border-border pt-2 text-sm text-muted">
        {smallNumbersText(uiLocale(), formatNumber(SMALLEST_SHOWN))}
      </p>
    </Popover>
  );
}
