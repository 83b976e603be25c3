import { glyphColorOn, IDENTIFIABLE_COLORS, isHexColor } from "./colors.ts";
import { Drawn } from "./Drawn.tsx";
import { GlyphDrawing } from "./GlyphDrawing.tsx";
import type { Glyph, Shape } from "./model.ts";
import { SHAPE_PATHS } from "./shapes.ts";

export type BadgeProps = {
  readonly shape: Shape;
  /** Without a glyph the shape is empty and dashed, to show that something is missing. */
  readonly glyph?: Glyph | undefined;
  readonly fill?: string | null | undefined;
  /** White on black, for purposes. */
  readonly dark?: boolean | undefined;
  readonly size?: number | undefined;
  /** Accessible name. Without one the badge is decorative. */
  readonly title?: string | undefined;
  /** A logo instead of the glyph. */
  readonly image?: string | undefined;
};

function fillOf({ dark, fill }: BadgeProps) {
  if (dark) return "#000000";
  return fill && isHexColor(fill) ? fill : IDENTIFIABLE_COLORS.none;
}

type FaceProps = Pick<BadgeProps, "shape" | "glyph" | "image"> & { readonly background: string };

function Face({ shape, glyph, image, background }: FaceProps) {
  return (
    <>
      <path d={SHAPE_PATHS[shape]} fill={background} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {image !== undefined && <image href={image} x="9.5" y="9.5" width="17" height="17" />}
      {image === undefined && glyph !== undefined && (
        <GlyphDrawing glyph={glyph} x={18} y={18} size={18} color={glyphColorOn(background)} />
      )}
    </>
  );
}

function EmptyFace({ shape }: Pick<BadgeProps, "shape">) {
  return (
    <path
      d={SHAPE_PATHS[shape]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeDasharray="3 2.5"
    />
  );
}

const nameOf = ({ shape, glyph, image, background }: FaceProps) =>
  ["badge", shape, background, image === undefined ? JSON.stringify(glyph) : `image ${image}`].join(" ");

/** Colours are the same in light and dark mode; only the outline follows the text colour. */
export function Badge(props: BadgeProps) {
  const { shape, glyph, size = 36, title, image } = props;
  const isEmpty = glyph === undefined && image === undefined;
  const face = { shape, glyph, image, background: fillOf(props) };
  return (
    <svg
      className={`chain-badge${isEmpty ? " chain-badge-empty" : ""}`}
      width={size}
      height={size}
      viewBox="0 0 36 36"
      focusable="false"
      {...(title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title })}
    >
      {isEmpty ? <EmptyFace shape={shape} /> : <Drawn name={nameOf(face)} render={() => <Face {...face} />} />}
    </svg>
  );
}
