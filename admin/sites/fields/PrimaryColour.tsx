import { CircleCheck, TriangleAlert } from "lucide-react";
import { useController } from "react-hook-form";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColorField } from "#admin/ui/ColorField.tsx";
import { normalizeHex } from "#admin/ui/hex-color.ts";
import { contrast } from "#contract/colour.ts";
import { fieldId } from "#admin/records/field-id.ts";
import type { SiteValues } from "../form/site-values.ts";

const READABLE = 4.5;
const SWATCHES = ["#15803d", "#0f766e", "#0369a1", "#1d4ed8", "#6d28d9", "#b91c1c", "#9a3412", "#374151"];

export function PrimaryColour({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController<SiteValues, "primary_color">({ name: "primary_color" });
  const choices = SWATCHES.map((value) => ({ value, label: t("sites.colour.swatch", { colour: value }) }));

  return (
    <ColorField
      id={fieldId("primary_color")}
      label={t("sites.field.primary_color")}
      optionalLabel={t("common.optional")}
      hint={t("sites.colour.hint")}
      pickerLabel={t("sites.colour.picker")}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isReadOnly={isReadOnly}
      {...(!isReadOnly && { swatches: choices, swatchesLabel: t("sites.colour.swatches") })}
      note={<Readability colour={normalizeHex(field.value)} />}
      errorMessage={fieldState.error?.message}
      ref={ref}
    />
  );
}

/** Contrast, computed as on the server, while the colour is being chosen. */
function Readability({ colour }: { colour: string | null }) {
  const { t } = useTranslation();
  if (!colour) return null;
  const ratio = contrast(colour, "#ffffff");
  const isFine = ratio >= READABLE;
  const Glyph = isFine ? CircleCheck : TriangleAlert;
  // rounded down: 4.46 is not 4.5
  const shown = formatNumber(Math.floor(ratio * 10) / 10, { minimumFractionDigits: 1 });
  return (
    <p
      role="status"
      className={
        isFine ? "flex items-center gap-1.5 text-sm text-muted" : "flex items-center gap-1.5 text-sm text-warning"
      }
    >
      <Glyph size={16} className={isFine ? "text-success" : ""} aria-hidden />
      {t(isFine ? "sites.colour.readable" : "sites.colour.unreadable", { ratio: shown })}
    </p>
  );
}
