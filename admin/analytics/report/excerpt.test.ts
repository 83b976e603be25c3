import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("keeps a short text, and cuts a long one between words", () => {
  expect(excerpt("Moved to the quay.", 20, "en")).toBe("Moved to the quay.");
  expect(excerpt("It was moved to the other side of the quay.", 20, "en")).toBe("It was moved to the…");
});

test("cuts a text without spaces to its limit", () => {
  expect(excerpt("x".repeat(600), 20, "en")).toBe(`${"x".repeat(20)}…`);
  const khmer = excerpt("យើងបានផ្លាស់ទីកាមេរ៉ានេះទៅម្ខាងទៀតនៃផ្លូវ".repeat(9), 60, "km");
  expect(khmer.length).toBeLessThanOrEqual(61);
});
