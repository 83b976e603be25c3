/** Looks like a QR code but does not scan. */
const PATTERN =
  "M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 1h2v2H9zM12 4h1v3h-1zM8 8h3v1H8zM1 9h4v2H1zM13 9h2v3h-2zM17 8h3v2h-3zM9 12h2v3H9zM14 14h2v2h-2zM18 13h3v2h-3zM9 18h4v2H9zM16 17h2v3h-2zM19 19h2v2h-2z";
const EYES = "M1 1v5h5V1zM15 1v5h5V1zM1 15v5h5v-5z";
const PUPILS = "M2 2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2z";

function Pattern({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 21 21">
      <path fill="#0b0f14" d={PATTERN} />
      <path fill="#fff" d={EYES} />
      <path fill="#0b0f14" d={PUPILS} />
    </svg>
  );
}

/** Shows where the code is on a sign. Not mirrored in right-to-left languages: it depicts a real sign. */
export function SignPicture({ label }: { readonly label: string }) {
  return (
    <svg className="g-signpic" viewBox="0 0 350 188" role="img" aria-label={label}>
      <rect className="g-signpic-ground" width="350" height="188" rx="12" />
      <g transform="translate(36 18)" fill="#fff" stroke="#0b0f14" strokeWidth="2">
        <rect width="108" height="152" rx="6" />
        <polygon points="54 15 73.92 26.5 73.92 49.5 54 61 34.08 49.5 34.08 26.5" fill="#000" />
        <polygon points="32.5 52.5 52.42 64 52.42 87 32.5 98.5 12.58 87 12.58 64" />
        <polygon points="75.5 52.5 95.42 64 95.42 87 75.5 98.5 55.58 87 55.58 64" />
        <polygon points="54 90 73.92 101.5 73.92 124.5 54 136 34.08 124.5 34.08 101.5" fill="#fd0" />
      </g>
      <Pattern x={102} y={82} size={20} />
      <path className="g-signpic-line" d="M136 93.500L170 94" />
      <polygon
        points="250 12 321.01 53 321.01 135 250 176 178.99 135 178.99 53"
        fill="#fff"
        stroke="#0b0f14"
        strokeWidth="3"
      />
      <Pattern x={214} y={36} size={72} />
      <text className="g-signpic-code" x="250" y="138" textAnchor="middle">
        7kd2mp
      </text>
    </svg>
  );
}
