interface RingProps {
  /** 0 to 1. Full is green, partial is amber. The number is beside it in words. */
  value: number;
  /** For tables where most are full: gray when full, dashed when empty. */
  isQuiet?: boolean | undefined;
}

const ROUND = 2 * Math.PI * 5;

export function Ring({ value, isQuiet = false }: RingProps) {
  const full = isQuiet ? "var(--text-subtle)" : "var(--primary)";
  const isEmpty = isQuiet && value <= 0;
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
      {isEmpty ? (
        <circle cx="7" cy="7" r="5.5" stroke="var(--border-control)" strokeWidth="1.5" strokeDasharray="2 2" />
      ) : (
        <>
          <circle cx="7" cy="7" r="5" stroke="var(--track)" />
          <circle
            cx="7"
            cy="7"
            r="5"
            stroke={value >= 1 ? full : "var(--dot-paused)"}
            strokeDasharray={`${Math.min(value, 1) * ROUND} ${ROUND}`}
          />
        </>
      )}
    </svg>
  );
}
