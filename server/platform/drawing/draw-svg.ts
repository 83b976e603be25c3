import type PdfKit from "pdfkit";
import type { ReactElement, ReactNode } from "react";

type Pdf = InstanceType<typeof PdfKit>;
type Props = Record<string, unknown> & { readonly children?: ReactNode };

/** Inherited presentation attributes. */
type Ink = {
  readonly color: string;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeLinecap: "butt" | "round" | "square";
  readonly strokeLinejoin: "miter" | "round" | "bevel";
  readonly strokeDasharray: string;
  readonly fillRule: "even-odd" | "non-zero";
};

const INK: Ink = {
  color: "#000000",
  fill: "#000000",
  stroke: "none",
  strokeWidth: 1,
  strokeLinecap: "butt",
  strokeLinejoin: "miter",
  strokeDasharray: "",
  fillRule: "non-zero",
};

const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? `${value}` : "");
const number = (value: unknown) => Number(textOf(value));
const numbers = (value: unknown) =>
  textOf(value)
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

function inked(ink: Ink, props: Props): Ink {
  const given = Object.fromEntries(
    Object.keys(INK).flatMap((name) => (props[name] === undefined ? [] : [[name, props[name]]])),
  );
  const next = { ...ink, ...given } as Ink;
  const fillRule = props["fillRule"] === "evenodd" ? "even-odd" : ink.fillRule;
  return { ...next, strokeWidth: number(next.strokeWidth), fillRule };
}

/** Adds the path of a shape; false if the tag is not a shape. */
function outline(pdf: Pdf, tag: string, props: Props): boolean {
  const at = (name: string) => number(props[name]);
  switch (tag) {
    case "path":
      pdf.path(textOf(props["d"]));
      return true;
    case "circle":
      pdf.circle(at("cx"), at("cy"), at("r"));
      return true;
    case "ellipse":
      pdf.ellipse(at("cx"), at("cy"), at("rx"), at("ry"));
      return true;
    case "rect":
      pdf.roundedRect(at("x"), at("y"), at("width"), at("height"), number(props["rx"] ?? props["ry"]));
      return true;
    case "line":
      pdf.moveTo(at("x1"), at("y1")).lineTo(at("x2"), at("y2"));
      return true;
    case "polyline":
    case "polygon":
      pdf.path(`M${numbers(props["points"]).join(" ")}${tag === "polygon" ? "Z" : ""}`);
      return true;
    default:
      return false;
  }
}

function paint(pdf: Pdf, ink: Ink) {
  const named = (color: string) => (color === "currentColor" ? ink.color : color);
  const dash = numbers(ink.strokeDasharray);
  pdf.lineWidth(ink.strokeWidth).lineCap(ink.strokeLinecap).lineJoin(ink.strokeLinejoin);
  if (dash.length) pdf.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 });
  else pdf.undash();
  if (ink.stroke === "none") pdf.fill(named(ink.fill), ink.fillRule);
  else if (ink.fill === "none") pdf.stroke(named(ink.stroke));
  else pdf.fillAndStroke(named(ink.fill), named(ink.stroke), ink.fillRule);
}

/** Supports only `translate(1 2) scale(3)`, which is all our drawings use. */
function transform(pdf: Pdf, steps: unknown) {
  for (const [, name, values] of textOf(steps).matchAll(/(translate|scale)\(([^()]*)\)/g)) {
    const [x = 0, y] = numbers(values);
    if (name === "translate") pdf.translate(x, y ?? 0);
    else pdf.scale(x, y ?? x);
  }
}

/** Maps the coordinate system of a nested `<svg>` into its parent. */
function enter(pdf: Pdf, props: Props) {
  pdf.translate(number(props["x"]), number(props["y"]));
  const [left = 0, top = 0, width = 1, height = 1] = numbers(props["viewBox"] ?? "0 0 1 1");
  const scale = Math.min(number(props["width"]) / width, number(props["height"]) / height);
  pdf.scale(scale).translate(-left, -top);
}

function image(pdf: Pdf, props: Props) {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => number(props[name]));
  pdf.image(textOf(props["href"]), x, y, { fit: [width ?? 0, height ?? 0], align: "center", valign: "center" });
}

const childrenOf = ({ children }: Props) => (Array.isArray(children) ? (children as ReactNode[]).flat() : [children]);
const isElement = (node: ReactNode): node is ReactElement<Props> =>
  typeof node === "object" && node !== null && "type" in node && "props" in node;

/** Draws a stateless component's SVG into the PDF: shapes and images, no text. */
export function drawSvg(pdf: Pdf, node: ReactNode, ink: Ink = INK) {
  if (!isElement(node)) return;
  const { type, props } = node;
  if (typeof type === "function") {
    drawSvg(pdf, (type as (props: Props) => ReactNode)(props), ink);
    return;
  }
  const own = inked(ink, props);
  pdf.save();
  if (type === "svg") enter(pdf, props);
  transform(pdf, props["transform"]);
  if (type === "image") image(pdf, props);
  else if (outline(pdf, type, props)) paint(pdf, own);
  else for (const child of childrenOf(props)) drawSvg(pdf, child, own);
  pdf.restore();
}
