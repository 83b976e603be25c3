import { ChevronLeft, ChevronRight, Minus, Plus } from "lucide-react";
import { formatNumber, formatPercent } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { SignPreview } from "#contract/signs.ts";
import { SignPaper } from "./SignPaper.tsx";
import type { PreviewResult } from "./use-preview.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";

const wordsIn = ({ shapes }: SignPreview) =>
  shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : [])).join(" ");

interface BoardProps {
  preview: PreviewResult;
  /** Whether the preview matches the current design. */
  isCurrent: boolean;
  position: number;
  count: number;
  onMove: (position: number) => void;
}

/** The sign as it will be printed. */
export function SignBoard({ preview, isCurrent, position, count, onMove }: BoardProps) {
  const { t } = useTranslation();
  const sign = preview.data?.sign;
  const { ref, ...zoom } = useZoom(sign);
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-lg bg-pressed p-4 md:p-6">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 max-md:min-h-17.5">
        <p className="me-auto text-sm text-muted">{sign && isCurrent && t("signs.preview.same")}</p>
        {sign && <ZoomBar zoom={zoom} />}
      </div>
      {preview.isError && (
        <LoadFailure result={preview} title={t("signs.preview.failed")} kept={t("records.nothing_changed")} />
      )}
      <div
        ref={ref}
        {...(zoom.isLarger && { role: "region", tabIndex: 0, "aria-label": t("signs.preview.pan") })}
        className="max-h-[max(24rem,calc(100dvh-19rem))] min-w-0 overflow-auto max-md:max-h-[70dvh]"
      >
        <div
          className={cx("mx-auto", sign && !isCurrent && "opacity-60")}
          style={{ width: sign ? zoom.width : undefined }}
        >
          {sign ? (
            <SignPaper sign={sign} label={t("signs.preview.label", { words: wordsIn(sign) })} />
          ) : (
            !preview.isError && (
              <div className="mx-auto aspect-[168/230] w-full max-w-140">
                <Skeleton height="100%" />
              </div>
            )
          )}
        </div>
      </div>
      <p className="text-center text-sm text-muted tabular-nums">
        {sign
          ? t("signs.preview.size", {
              width: formatNumber(sign.trim.width),
              height: formatNumber(sign.trim.height),
              qr: formatNumber(Math.round(sign.checks.qr_size.mm * 10) / 10),
            })
          : "\u00A0"}
      </p>
      {count > 1 && (
        <div className="flex items-center justify-center gap-2">
          <IconButton
            icon={ChevronLeft}
            label={t("signs.preview.previous")}
            isDisabled={position === 0}
            onPress={() => onMove(position - 1)}
          />
          <span role="status" className="tabular-nums">
            {t("signs.preview.position", { position: position + 1, count })}
          </span>
          <IconButton
            icon={ChevronRight}
            label={t("signs.preview.next")}
            isDisabled={position === count - 1}
            onPress={() => onMove(position + 1)}
          />
        </div>
      )}
    </div>
  );
}

function ZoomBar({ zoom: { scale, mode, canShrink, canGrow, shrink, grow, setMode } }: { zoom: Omit<Zoom, "ref"> }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t("signs.zoom.label")} className="flex flex-wrap items-center gap-1">
      <IconButton size="sm" icon={Minus} label={t("signs.zoom.out")} isDisabled={!canShrink} onPress={shrink} />
      <span role="status" className="min-w-12 text-center text-sm tabular-nums">
        {formatPercent(scale)}
      </span>
      <IconButton size="sm" icon={Plus} label={t("signs.zoom.in")} isDisabled={!canGrow} onPress={grow} />
      <Segmented
        label={t("signs.zoom.label")}
        items={[
          { id: "fit", label: t("signs.zoom.fit") },
          { id: "actual", label: t("signs.zoom.actual") },
        ]}
        value={mode}
        onChange={setMode}
      />
    </div>
  );
}
