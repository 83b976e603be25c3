import { expect, test } from "vitest";
import { partAtChange } from "./part-at-change.ts";

test("only the paragraphs that changed are taken out of a text", () => {
  expect(partAtChange("One\n\n## Why\n\nOld words\n\nEnd", "One\n\n## Why\n\nNew words\n\nEnd")).toEqual({
    head: "One\n\n## Why",
    was: "Old words",
    is: "New words",
    tail: "End",
  });
});

test("a paragraph that came or went has nothing beside it; equal ones count once", () => {
  expect(partAtChange("Same\n\nSame", "Same\n\nSame\n\nSame")).toEqual({
    head: "Same\n\nSame",
    was: "",
    is: "Same",
    tail: "",
  });
  expect(partAtChange("A\n\nB", "B")).toEqual({ head: "", was: "A", is: "", tail: "B" });
});
