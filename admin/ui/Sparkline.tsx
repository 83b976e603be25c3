const [WIDTH, HEIGHT] = [72, 20];

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Text alternative; the number beside it says the same. */
  label: string;
}

/** A trend at a glance. */
export function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(1, ...values);
  const points = values.map(
    (value, at) =>
      `${((at / Math.max(1, values.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - 1 - (value / most) * (HEIGHT - 2)).toFixed(1)}`,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-5 w-18 flex-none text-success max-lg:hidden rtl:-scale-x-100"
    >
      <polyline points={points.join(" ")} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
    </svg>
  );
}
