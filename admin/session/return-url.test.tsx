import { expect, test } from "vitest";
import { rememberReturnUrl, takeReturnUrl } from "./return-url.ts";
import { safePath } from "./safe-path.ts";

test.each([
  ["/user", "/user"],
  ["/inventory/devices?q=a&page=2#row", "/inventory/devices?q=a&page=2#row"],
  ["/a/../user", "/user"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/..//evil.example", undefined],
  ["https://evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["user", undefined],
  ["", undefined],
  [null, undefined],
])("normalizes the path %s to %s", (value, safe) => expect(safePath(value)).toBe(safe));

test("R6.6 remembers the address once, but never login and logout pages", () => {
  rememberReturnUrl("/user?tab=1");
  expect(takeReturnUrl()).toBe("/user?tab=1");
  expect(takeReturnUrl()).toBeUndefined();
  for (const path of ["/auth/login", "/logout", "//evil.example", "/"]) rememberReturnUrl(path);
  expect(takeReturnUrl()).toBeUndefined();
});

test("rejects an unsafe address in the storage", () => {
  sessionStorage.setItem("return_url", "//evil.example/user");
  expect(takeReturnUrl()).toBeUndefined();
});
