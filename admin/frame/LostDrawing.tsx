/** A signpost with one arm unwritten. */
export function LostDrawing() {
  return (
    <svg
      width="160"
      height="128"
      viewBox="0 0 160 128"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 120.5h144" stroke="var(--border-strong)" strokeWidth="1.5" />
      <path d="M80 120V12M64 120h32" stroke="var(--text-muted)" strokeWidth="3" />
      <path d="M44 22h64l12 13-12 13H44z" fill="var(--surface)" stroke="var(--text-muted)" strokeWidth="2" />
      <path d="M58 35h34" stroke="var(--border-strong)" strokeWidth="2" />
      <path
        d="M118 62H58L46 75l12 13h60z"
        fill="var(--surface)"
        stroke="var(--border-control)"
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <g transform="translate(-7 0)">
        <path d="M84 69.5a5 5 0 1 1 6.5 4.8c-1 .4-1.5 1.1-1.5 2.2" stroke="var(--primary)" strokeWidth="2.25" />
        <circle cx="89" cy="81.5" r="1.4" fill="var(--primary)" />
      </g>
    </svg>
  );
}
