import { expect, test } from "vitest";
import type { BaseMap } from "./base-map.ts";
import { keepDrawings } from "./keep-drawings.ts";
import { projectionOf } from "./project-points.ts";

const MAP: BaseMap = { features: [] };
const viewOf = (lat: number) => {
  const projection = projectionOf([{ lat, lng: 0 }], 100, 100, 10);
  if (!projection) throw new Error("one point is enough");
  return projection;
};

/** A drawing function that counts its calls. */
function drawer(most: number) {
  const drawn: string[] = [];
  const draw = keepDrawings(
    (_map, _projection, language: string) => {
      drawn.push(language);
      return { language };
    },
    { keyOf: (language) => language, most },
  );
  return { draw, drawn };
}

test("draws a view once, but another view, map or language again", () => {
  const { draw, drawn } = drawer(10);
  expect(draw(MAP, viewOf(1), "en")).toBe(draw(MAP, viewOf(1), "en"));
  expect(draw(MAP, viewOf(1), "km")).toEqual({ language: "km" });
  expect(draw(MAP, viewOf(2), "en")).not.toBe(draw(MAP, viewOf(1), "en"));
  expect(draw({ ...MAP }, viewOf(1), "en")).not.toBe(draw(MAP, viewOf(1), "en"));
  expect(drawn).toEqual(["en", "km", "en", "en"]);
});

test("evicts the least recently used drawings first", () => {
  const { draw, drawn } = drawer(2);
  for (const language of ["en", "km", "en", "fr", "en", "km"]) draw(MAP, viewOf(1), language);
  expect(drawn).toEqual(["en", "km", "fr", "km"]);
});
