import type { QrShape, SignFinding, SignLayout, SignShape } from "#contract/signs.ts";
import { layoutHoneycomb } from "./layout-honeycomb.ts";
import { layoutLabel } from "./layout-label.ts";
import { layoutLargeQr } from "./layout-large-qr.ts";
import { signSize, type Size } from "./paper.ts";
import type { Placed } from "./place-parts.ts";
import { signContent, type SignContent, type SignInput } from "./sign-content.ts";
import type { Typesetter } from "./typesetter.ts";

export type Sign = {
  /** In millimetres from the top left corner, in drawing order. */
  readonly shapes: readonly SignShape[];
  readonly qr: QrShape;
  readonly findings: readonly SignFinding[];
};

type Layout = (content: SignContent, size: Size, typesetter: Typesetter) => Placed;
const LAYOUTS: Readonly<Record<SignLayout, Layout>> = {
  honeycomb: layoutHoneycomb,
  large_qr: layoutLargeQr,
  labels: layoutLabel,
};

const isQr = (shape: SignShape): shape is QrShape => shape.kind === "qr";

/** A sign as a list of shapes, for both preview and print. */
export function layoutSign(input: SignInput, typesetter: Typesetter): Sign {
  const { design } = input;
  const content = signContent(input);
  const { shapes, findings } = LAYOUTS[design.layout](content, signSize(design), typesetter);
  const qr = shapes.find(isQr);
  if (!qr) throw new Error("a sign without its code");
  return { shapes, qr, findings: [...content.findings, ...findings] };
}
