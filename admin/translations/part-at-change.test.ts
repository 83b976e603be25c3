import { expect, test } from "vitest";
import { partAtChange } from "./part-at-change.ts";

test("extracts only the changed paragraphs", () => {
  expect(partAtChange("One\n\n## Why\n\nOld words\n\nEnd", "One\n\n## Why\n\nNew words\n\nEnd")).toEqual({
    head: "One\n\n## Why",
    was: "Old words",
    is: "New words",
    tail: "End",
  });
});

test("pairs an added or removed paragraph with nothing, and counts equal ones once", () => {
  expect(partAtChange("Same\n\nSame", "Same\n\nSame\n\nSame")).toEqual({
    head: "Same\n\nSame",
    was: "",
    is: "Same",
    tail: "",
  });
  expect(partAtChange("A\n\nB", "B")).toEqual({ head: "", was: "A", is: "", tail: "B" });
});
