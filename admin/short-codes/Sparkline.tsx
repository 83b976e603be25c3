import { useTranslation } from "react-i18next";

const [WIDTH, HEIGHT] = [72, 20];

/** Thirty days at a glance; the number beside it says the same. */
export function Sparkline({ days }: { days: readonly number[] }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...days);
  const total = days.reduce((sum, scans) => sum + scans, 0);
  const points = days.map(
    (scans, at) =>
      `${((at / Math.max(1, days.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - 1 - (scans / most) * (HEIGHT - 2)).toFixed(1)}`,
  );
  return (
    <svg
      role="img"
      aria-label={t("codes.scans_trend", { total })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-5 w-18 flex-none text-success max-lg:hidden"
    >
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
    </svg>
  );
}
