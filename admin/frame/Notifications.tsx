import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ToastRegion } from "#admin/ui/ToastRegion.tsx";

/** Toasts, over any page. */
export function Notifications() {
  const { t } = useTranslation();
  const seconds = (count: number) => formatNumber(count, { style: "unit", unit: "second", unitDisplay: "narrow" });
  return (
    <ToastRegion
      label={t("layout.notifications")}
      closeLabel={t("layout.notifications_close")}
      secondsLabel={seconds}
    />
  );
}
