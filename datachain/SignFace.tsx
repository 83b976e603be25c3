import type { ReactNode } from "react";
import { glyphColorOn, IDENTIFIABLE_COLORS, isHexColor } from "./colors.ts";
import { GlyphDrawing } from "./GlyphDrawing.tsx";
import { type HeadlineRole, headlineBadges } from "./headline.ts";
import type { Identifiability } from "./model.ts";
import { type LogoUrl, logoOf } from "./PlacementBadge.tsx";
import type { ResolvedChain, ResolvedPlacement } from "./resolved.ts";
import { hexagonPath } from "./shapes.ts";
import { fitSignText, type Line, RADIUS, type SignText } from "./sign-text.ts";
import { emWidth } from "./wrap-words.ts";

type Props = {
  readonly chain: ResolvedChain;
  /** The same chain in the sign's second language. */
  readonly second?: ResolvedChain | undefined;
  readonly words: {
    /** "Sign" */
    readonly sign: string;
    readonly identifiability: Readonly<Record<Identifiability, string>>;
  };
  /** Drawn in a 1 × 1 field: an `<svg>` or `<image>` with its own viewBox fills it. */
  readonly qr?: ReactNode;
  /** Printed below the code, for typing. */
  readonly address?: { readonly host: string; readonly code: string } | undefined;
  readonly logoUrl?: LogoUrl | undefined;
  readonly width?: number | string;
};

/** Millimetres on an A5 sign; everything scales with the width. */
const WIDTH = 98;
const HEIGHT = 142;
const CENTERS = {
  purpose: [49, 27.6],
  accountable: [23.98, 70.93],
  code: [74.02, 70.93],
  technology: [49, 114.26],
} as const;

function Lines({ lines, x, y, color }: { lines: readonly Line[]; x: number; y: number; color: string }) {
  return lines.map(({ text, size, isBold, baseline }) => (
    <text
      key={baseline}
      x={x}
      y={Math.round((y + baseline) * 100) / 100}
      fontSize={Math.round(size * 100) / 100}
      style={{ fontWeight: isBold ? 650 : 400 }}
      textAnchor="middle"
      fill={color}
    >
      {text}
    </text>
  ));
}

type CellProps = Pick<Props, "words" | "logoUrl"> & {
  readonly role: HeadlineRole;
  readonly placement: ResolvedPlacement | null;
  readonly second: ResolvedPlacement | null;
};

/** Below the name: the second language, else the colour's meaning. A colour never appears without words. */
function textOf({ role, placement, second, words }: CellProps): SignText {
  if (!placement) return { lines: [], lift: 0, glyph: 21 };
  const { title, identifiability } = placement;
  if (second && second.title.text !== title.text) return fitSignText(title, second.title);
  if (role !== "technology" || identifiability === "none") return fitSignText(title);
  return fitSignText(title, { text: words.identifiability[identifiability], locale: title.locale });
}

function fillOf(placement: ResolvedPlacement | null) {
  if (placement?.isDark) return "#000000";
  return placement?.fill && isHexColor(placement.fill) ? placement.fill : IDENTIFIABLE_COLORS.none;
}

function Cell(props: CellProps) {
  const { role, placement } = props;
  const [x, y] = CENTERS[role];
  const fill = fillOf(placement);
  const color = glyphColorOn(fill);
  const logo = placement ? logoOf(placement, props.logoUrl) : undefined;
  const { lines, lift, glyph } = textOf(props);
  return (
    <g data-role={role}>
      <path
        d={hexagonPath(x, y, RADIUS)}
        fill={placement ? fill : "none"}
        stroke="#000000"
        strokeWidth="1.5"
        strokeDasharray={placement ? undefined : "4 3"}
      />
      {placement && logo !== undefined && (
        <image href={logo} x={x - glyph / 2} y={y - 6.5 - lift - glyph / 2} width={glyph} height={glyph} />
      )}
      {placement && logo === undefined && (
        <GlyphDrawing glyph={placement.glyph} x={x} y={y - 5.8 - lift} size={glyph} color={color} />
      )}
      <Lines lines={lines} x={x} y={y} color={color} />
    </g>
  );
}

function CodeCell({ qr, address }: Pick<Props, "qr" | "address">) {
  const [x, y] = CENTERS.code;
  const side = 21.5;
  return (
    <g data-role="code">
      <path
        d={hexagonPath(x, y, RADIUS)}
        fill="#FFFFFF"
        stroke="#000000"
        strokeWidth="1.5"
        strokeDasharray={qr === undefined ? "4 3" : undefined}
      />
      {qr !== undefined && (
        <svg x={x - side / 2} y={y - 15} width={side} height={side} viewBox="0 0 1 1">
          {qr}
        </svg>
      )}
      {address && (
        <Lines
          lines={[
            {
              text: `${address.host}/`,
              size: Math.min(3.5, 38 / emWidth(`${address.host}/`)),
              isBold: false,
              baseline: 12.5,
            },
            { text: address.code, size: Math.min(5.2, 27 / emWidth(address.code)), isBold: true, baseline: 17.8 },
          ]}
          x={x}
          y={y}
          color="#000000"
        />
      )}
    </g>
  );
}

/** DTPR's honeycomb: purpose on top, accountable organization and code in the middle, technology below. */
export function SignFace({ chain, second, words, qr, address, logoUrl, width = "100%" }: Props) {
  const badges = headlineBadges(chain);
  const others = second ? headlineBadges(second) : [];
  const names = badges.flatMap(({ category, placement }) =>
    placement ? [`${category.name.text}: ${placement.title.text}`] : [],
  );
  const label = [...names, ...(address ? [`${address.host}/${address.code}`] : [])].join(", ");
  return (
    <svg
      className="sign-face"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={width}
      role="img"
      aria-label={label === "" ? words.sign : `${words.sign}: ${label}`}
    >
      {badges.map(({ role, placement }) => (
        <Cell
          key={role}
          role={role}
          placement={placement}
          second={others.find((other) => other.role === role)?.placement ?? null}
          words={words}
          logoUrl={logoUrl}
        />
      ))}
      <CodeCell qr={qr} address={address} />
    </svg>
  );
}
