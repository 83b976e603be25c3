import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { cx } from "#admin/ui/cx.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { ShortCode } from "#contract/short-codes.ts";
import { type SignPreview, signsApi } from "#contract/signs.ts";
import { type Design, designQuery } from "./sign-design.ts";
import { SignPaper } from "./SignPaper.tsx";

export const usePreview = (code: ShortCode, design: Design) =>
  useQuery({
    ...query(signsApi.preview, { params: { id: code.id }, query: designQuery(design) }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

const wordsIn = ({ shapes }: SignPreview) =>
  shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : [])).join(" ");

interface BoardProps {
  preview: ReturnType<typeof usePreview>;
  position: number;
  count: number;
  onMove: (position: number) => void;
}

/** The sign as it will be printed. */
export function SignBoard({ preview, position, count, onMove }: BoardProps) {
  const { t } = useTranslation();
  const sign = preview.data?.sign;
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-lg bg-pressed p-4 md:p-6">
      <p className="text-sm text-muted">{t("signs.preview.same")}</p>
      <div className={cx("mx-auto w-full max-w-140", preview.isPlaceholderData && "opacity-60")}>
        {sign ? (
          <SignPaper sign={sign} label={t("signs.preview.label", { words: wordsIn(sign) })} />
        ) : preview.isError ? (
          <LoadFailure result={preview} title={t("signs.preview.failed")} kept={t("records.nothing_changed")} />
        ) : (
          <div className="aspect-[168/230] w-full">
            <Skeleton height="100%" />
          </div>
        )}
      </div>
      <p className="text-center text-sm text-muted tabular-nums">
        {sign
          ? t("signs.preview.size", {
              width: formatNumber(sign.trim.width),
              height: formatNumber(sign.trim.height),
              qr: formatNumber(Math.round(sign.qr_mm * 10) / 10),
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
