export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M10.61 1.2Q12 0.4 13.39 1.2L20.66 5.4Q22.05 6.2 22.05 7.8L22.05 16.2Q22.05 17.8 20.66 18.6L13.39 22.8Q12 23.6 10.61 22.8L3.34 18.6Q1.95 17.8 1.95 16.2L1.95 7.8Q1.95 6.2 3.34 5.4Z"
        fill="var(--primary)"
      />
      <path
        d="M12 5.5v13M8 7.5h7l2 2-2 2H8zM16 13H9.5"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
