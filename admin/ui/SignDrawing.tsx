/** Illustration for first use: a sign not put up yet. */
export function SignDrawing() {
  return (
    <svg
      width="200"
      height="120"
      viewBox="0 0 200 120"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g stroke="var(--border-strong)" strokeWidth="1.5">
        <path d="M8 108.5h184" />
        <path d="M30 108V66M30 84l7-7M30 78l-6-6" />
        <circle cx="30" cy="68" r="18" />
        <path d="M150 108V74h32v34M156 82h6M170 82h6M156 92h6M170 92h6" />
      </g>
      <path d="M100 108V30M84 108h32" stroke="var(--text-muted)" strokeWidth="3" />
      <path
        d="M97.4 9.5Q100 8 102.6 9.5L119.92 19.5Q122.52 21 122.52 24L122.52 44Q122.52 47 119.92 48.5L102.6 58.5Q100 60 97.4 58.5L80.08 48.5Q77.48 47 77.48 44L77.48 24Q77.48 21 80.08 19.5Z"
        fill="var(--surface)"
        stroke="var(--border-control)"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <path d="M100 27v14M93 34h14" stroke="var(--primary)" strokeWidth="2.5" />
    </svg>
  );
}
