import { expect, test } from "vitest";
import { glyphColorOn, IDENTIFIABLE_COLORS, isHexColor, luminance } from "./colors.ts";

test("luminance ranges from black to white", () => {
  expect(luminance("#000000")).toBe(0);
  expect(luminance("#ffffff")).toBeCloseTo(1, 10);
  expect(luminance("#fff")).toBeCloseTo(1, 10);
  expect(luminance("#808080")).toBeCloseTo(0.2159, 3);
});

test.each([
  [IDENTIFIABLE_COLORS.identifiable, "#000000"],
  [IDENTIFIABLE_COLORS.de_identified, "#000000"],
  [IDENTIFIABLE_COLORS.none, "#000000"],
  ["#2A9D8F", "#000000"],
  ["#6A1B7A", "#FFFFFF"],
  ["#E76F51", "#000000"],
  ["#000000", "#FFFFFF"],
])("on %s a glyph is %s", (fill, color) => {
  expect(glyphColorOn(fill)).toBe(color);
});

test("accepts only plain hex colours", () => {
  expect(["#FFDD00", "#fd0"].every(isHexColor)).toBe(true);
  expect(["red", "#ffdd0", "url(#a)", "#FFDD00;", ""].some(isHexColor)).toBe(false);
});
