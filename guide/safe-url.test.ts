import { expect, test } from "vitest";
import { safeWebUrl } from "./safe-url.ts";

test.each(["https://example.org/a", "http://example.org"])("%s is an address of the web", (url) => {
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
])("%s becomes no link", (url) => {
  expect(safeWebUrl(url)).toBeNull();
});
