import type { SignLayout } from "#contract/signs.ts";
import { hexagonPath } from "#datachain/shapes.ts";

const hexagons = [
  [27, 26, "#000000"],
  [19.4, 39.2, "#ffffff"],
  [34.6, 39.2, "#ffffff"],
  [27, 52.4, "#ffdd00"],
] as const;
const squares = Array.from({ length: 6 }, (_, at) => [8 + (at % 2) * 22, 10 + Math.floor(at / 2) * 20] as const);

/** A thumbnail of a layout, showing only the arrangement. */
export function LayoutDrawing({ layout }: { layout: SignLayout }) {
  return (
    <svg viewBox="0 0 54 72" width="36" height="48" aria-hidden className="flex-none" stroke="#000000" strokeWidth="1">
      <rect x=".5" y=".5" width="53" height="71" rx="2" fill="#ffffff" stroke="#8b94a1" />
      {layout === "honeycomb" && (
        <>
          <path d="M6 8h30M6 13h20" strokeWidth="2.5" />
          {hexagons.map(([x, y, fill]) => (
            <path key={y + x} d={hexagonPath(x, y, 8)} fill={fill} />
          ))}
        </>
      )}
      {layout === "large_qr" && (
        <>
          <path d="M1 1h52v18H1z" fill="#000000" />
          <path d="M7 26h28v28H7z" fill="#000000" stroke="#ffffff" strokeDasharray="4 3" strokeWidth="3" />
          {hexagons.slice(0, 3).map(([, , fill], at) => (
            <path key={at} d={hexagonPath(44, 31 + at * 11, 4.5)} fill={fill} />
          ))}
          <path d="M6 62h34" strokeWidth="2.5" />
        </>
      )}
      {layout === "labels" &&
        squares.map(([x, y]) => (
          <g key={x + y * 100}>
            <path d={`M${x} ${y}h8v8h-8z`} fill="#000000" />
            <path d={`M${x + 10} ${y + 2}h6M${x + 10} ${y + 6}h4`} />
          </g>
        ))}
    </svg>
  );
}
