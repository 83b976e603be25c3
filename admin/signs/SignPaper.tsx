import { useId } from "react";
import type { DrawnShape, PathShape, SignPreview } from "#contract/signs.ts";

const PAPER = "#ffffff";
const INK = "#000000";
/** Font size of the glyph outlines; scaled to each text. */
const LETTERS = 1000;

const at = ({ x, y }: { x: number; y: number }, scale = 1) =>
  scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`;

function Path({ path }: { path: PathShape }) {
  const { d, scale, fill, is_even_odd, stroke, stroke_width, is_round } = path;
  return (
    <path
      d={d}
      transform={at(path, scale)}
      fill={fill ?? "none"}
      fillRule={is_even_odd ? "evenodd" : "nonzero"}
      stroke={stroke ?? "none"}
      strokeWidth={stroke_width}
      strokeLinecap={is_round ? "round" : "butt"}
      strokeLinejoin={is_round ? "round" : "miter"}
    />
  );
}

function Shape({ shape, images }: { shape: DrawnShape; images: SignPreview["images"] }) {
  if (shape.kind === "path") return <Path path={shape} />;
  if (shape.kind === "image")
    return <image href={images[shape.key]} x={shape.x} y={shape.y} width={shape.width} height={shape.height} />;
  if (shape.kind === "qr") {
    const { d, side, modules } = shape;
    return <path d={d} transform={at(shape, side / modules)} fill={INK} shapeRendering="crispEdges" />;
  }
  const { outline, outline_width, size, color } = shape;
  return (
    <path
      d={outline}
      transform={at(shape, size / LETTERS)}
      fill={color}
      stroke={outline_width > 0 ? color : "none"}
      strokeWidth={outline_width}
    />
  );
}

/** The sign as printed, drawn from the same list of shapes. */
export function SignPaper({ sign, label }: { sign: SignPreview; label: string }) {
  const { width, height, marks, places, shapes, images } = sign;
  const id = useId();
  const [first, ...others] = places;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block h-auto w-full shadow-float">
      <rect width={width} height={height} fill={PAPER} />
      {marks.map((mark, key) => (
        <Path key={key} path={mark} />
      ))}
      <g id={id} transform={first && at(first)}>
        {shapes.map((shape, key) => (
          <Shape key={key} shape={shape} images={images} />
        ))}
      </g>
      {others.map(({ x, y }) => (
        <use key={`${x} ${y}`} href={`#${id}`} x={x - (first?.x ?? 0)} y={y - (first?.y ?? 0)} />
      ))}
    </svg>
  );
}
