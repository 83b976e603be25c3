import { expect, test } from "vitest";
import { directionOf } from "./direction.ts";

test("a language is written from the right by itself, or by the script in its tag", () => {
  expect(["ar", "he", "fa", "prs", "ur-PK", "ku-Arab"].map(directionOf)).toEqual(Array(6).fill("rtl"));
  expect(["en", "km", "ku", "ha", "az-Latn", "ar-Latn"].map(directionOf)).toEqual(Array(6).fill("ltr"));
});
