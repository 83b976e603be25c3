import { expect, test } from "vitest";
import { actionHref, isValidTarget, sourceHref } from "./action-target.ts";

test.each([
  ["email", "permits@seaview.example", "mailto:permits@seaview.example"],
  ["email", "permits", null],
  ["email", "a@b.example?bcc=all@c.example", null],
  ["email", "a b@c.example", null],
  ["phone", "+1 (555) 0142", "tel:+15550142"],
  ["phone", "311", "tel:311"],
  ["phone", "call me", null],
  ["phone", "12", null],
  ["phone", "1234567890123456", null],
  ["url", "https://seaview.example/contest", "https://seaview.example/contest"],
  ["url", "http://seaview.example", null],
  ["url", "https://user:pass@seaview.example", null],
  ["form", "javascript:alert(1)", null],
  ["form", "", null],
] as const)("%s %j leads to %j", (type, target, href) => {
  expect(actionHref({ type, target })).toBe(href);
  expect(isValidTarget({ type, target })).toBe(href !== null);
});

test("a postal address has no link but is valid", () => {
  expect(actionHref({ type: "postal", target: "1 Dock Road" })).toBeNull();
  expect(isValidTarget({ type: "postal", target: "1 Dock Road" })).toBe(true);
  expect(isValidTarget({ type: "postal", target: "  " })).toBe(false);
});

test("sources may use http, but not javascript", () => {
  expect(sourceHref({ url: "http://old.example/a.pdf" })).toBe("http://old.example/a.pdf");
  expect(sourceHref({ url: "data:text/html,x" })).toBeNull();
  expect(sourceHref({ url: null })).toBeNull();
});
