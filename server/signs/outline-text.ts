import type { DrawnShape, SignShape } from "#contract/signs.ts";
import { outlineOfLine } from "#server/platform/drawing/outline-text.ts";

/** Converts text to outlines, so that the preview does not depend on the browser's fonts. */
export const outlined = (shape: SignShape): DrawnShape =>
  shape.kind === "text" ? { ...shape, ...outlineOfLine({ ...shape, isRtl: shape.is_rtl }) } : shape;
