interface RingProps {
  /** 0 to 1. Full is green, part is amber. The number stands beside it in words. */
  value: number;
}

const ROUND = 2 * Math.PI * 5;

export function Ring({ value }: RingProps) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      strokeWidth="3"
      className="-rotate-90"
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="5" stroke="var(--track)" />
      <circle
        cx="7"
        cy="7"
        r="5"
        stroke={value >= 1 ? "var(--primary)" : "var(--dot-paused)"}
        strokeDasharray={`${Math.min(value, 1) * ROUND} ${ROUND}`}
      />
    </svg>
  );
}
