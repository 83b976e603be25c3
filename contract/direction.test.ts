import { expect, test } from "vitest";
import { directionOf } from "./direction.ts";

test("right-to-left follows from the language, or from the script in its tag", () => {
  expect(["ar", "he", "fa", "prs", "ur-PK", "ku-Arab"].map(directionOf)).toEqual(Array(6).fill("rtl"));
  expect(["en", "km", "ku", "ha", "az-Latn", "ar-Latn"].map(directionOf)).toEqual(Array(6).fill("ltr"));
});
