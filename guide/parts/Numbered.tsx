import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import type { Identifiability } from "#datachain/model.ts";
import { SHAPE_PATHS } from "#datachain/shapes.ts";

type Props = {
  readonly number: string;
  readonly identifiability: Identifiability | null;
  readonly size: number;
};

/** The number of a place or stop, in the hexagon that marks it on the drawing. */
export function Numbered({ number, identifiability, size }: Props) {
  return (
    <svg
      className="g-num chain-badge"
      width={size}
      height={size}
      viewBox="0 0 36 36"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={SHAPE_PATHS.hexagon}
        fill={IDENTIFIABLE_COLORS[identifiability ?? "none"]}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text x="18" y="18.6" textAnchor="middle" dominantBaseline="central" fontSize="14" fill="#0b0f14">
        {number}
      </text>
    </svg>
  );
}
