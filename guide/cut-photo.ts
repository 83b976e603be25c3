import type { PageImage } from "#contract/page-content.ts";

/** Beyond this a photo is nothing but its pixels. */
const LEAST_SHARE = 0.05;

/** As far along the picture as the crop is along the room that it leaves. */
const along = (start: number, size: number, wanted: number) => (size < 1 ? Math.min(1, start / (1 - size)) : wanted);

/**
 * How a picture that covers its frame is zoomed, and around which point of both. With the smaller side of the crop as the
 * measure nothing beyond the crop is ever seen, whatever the shape of the picture and of the frame.
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
