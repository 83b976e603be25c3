import fc from "fast-check";
import { expect, test } from "vitest";
import { cutPhoto } from "./cut-photo.ts";

const FRAME = 8 / 5;
const MIDDLE = { x: 0.5, y: 0.5 };
const share = fc.double({ min: 0.05, max: 1, noNaN: true });
const place = fc.double({ min: 0, max: 1, noNaN: true });

/** The visible part of a picture in its frame: its start and its size. */
function seen(ratio: number, { x, y, scale }: ReturnType<typeof cutPhoto>) {
  const width = Math.min(1, FRAME / ratio) / scale;
  const height = Math.min(1, ratio / FRAME) / scale;
  return { x: x * (1 - width), y: y * (1 - height), width, height };
}

test("never shows a photo outside its crop, whatever its shape", () => {
  const ratio = fc.double({ min: 0.3, max: 4, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(share, share, place, place), ratio, ([width, height, left, top], shape) => {
      const crop = { x: left * (1 - width), y: top * (1 - height), width, height };
      const part = seen(shape, cutPhoto({ crop, focus: MIDDLE }));
      const room = 1e-9;
      expect(part.x).toBeGreaterThanOrEqual(crop.x - room);
      expect(part.y).toBeGreaterThanOrEqual(crop.y - room);
      expect(part.x + part.width).toBeLessThanOrEqual(crop.x + crop.width + room);
      expect(part.y + part.height).toBeLessThanOrEqual(crop.y + crop.height + room);
    }),
  );
});

test("a photo without a crop keeps its focus point", () => {
  expect(cutPhoto({ crop: null, focus: { x: 0.2, y: 0.9 } })).toEqual({ x: 0.2, y: 0.9, scale: 1 });
});
