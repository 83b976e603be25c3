import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { normalizeHex } from "#admin/ui/hex-color.ts";
import { contrast, readableOn } from "#contract/colour.ts";

/** Minimum contrast of a coloured mark on white (WCAG 1.4.11). */
const SEEN = 3;
const WHITE = "#ffffff";

/** Preview of the label with its contrast; nothing while the colour is invalid. */
export function LabelPreview({ name, color }: { name: string; color: string }) {
  const { t } = useTranslation();
  const colour = normalizeHex(color);
  if (!colour) return null;
  const ink = readableOn(colour);
  const ratio = formatNumber(contrast(colour, ink), { maximumFractionDigits: 1 });

  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="sr-only">{t("labels.form.preview")}</span>
      <span
        data-swatch
        className="inline-flex min-h-6 max-w-full items-center rounded-full px-2.5 font-medium [overflow-wrap:anywhere]"
        style={{ background: colour, color: ink }}
      >
        {name.trim() || t("labels.form.sample")}
      </span>
      <span>{t("labels.form.contrast", { ratio })}</span>
      {contrast(colour, WHITE) < SEEN && <span className="text-warning">{t("labels.form.faint")}</span>}
    </div>
  );
}
