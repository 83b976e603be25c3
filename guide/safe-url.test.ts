import { expect, test } from "vitest";
import { safeWebUrl } from "./safe-url.ts";

test.each(["https://example.org/a", "http://example.org"])("accepts %s", (url) => {
  expect(safeWebUrl(url)).toBe(url);
});

test.each([
  "javascript:alert(1)",
  "JAVASCRIPT:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/a",
  "",
  null,
  undefined,
])("rejects %s", (url) => {
  expect(safeWebUrl(url)).toBeNull();
});
