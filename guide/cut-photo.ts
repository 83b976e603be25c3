import type { PageImage } from "#contract/page-content.ts";

/** A smaller crop would only show pixels. */
const LEAST_SHARE = 0.05;

/** The crop's position, relative to the room it leaves in the picture. */
const along = (start: number, size: number, wanted: number) => (size < 1 ? Math.min(1, start / (1 - size)) : wanted);

/**
 * Zoom and focus point of a picture that covers its frame. The zoom follows the crop's smaller side, so nothing outside
 * the crop is ever shown, whatever the shapes of picture and frame.
 */
export function cutPhoto({ crop, focus }: Pick<PageImage, "crop" | "focus">) {
  if (!crop) return { ...focus, scale: 1 };
  const { x, y, width, height } = crop;
  return {
    x: along(x, width, focus.x),
    y: along(y, height, focus.y),
    scale: 1 / Math.max(Math.min(width, height), LEAST_SHARE),
  };
}
