import { encodeQR } from "qr";

/** A placeholder of realistic density, until there is a short code. */
export function SampleCode() {
  const modules = encodeQR(location.origin, "raw", { ecc: "medium", border: 1 });
  const size = modules.length;
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="1" height="1">
      <path d={path.join("")} fill="#000" />
    </svg>
  );
}
