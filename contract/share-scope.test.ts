import { expect, test } from "vitest";
import { isInShareScope, sharedParts, sharedSubject } from "./share-scope.ts";

const device = { subject: "device", param: "id" } as const;

test.each([
  ["any", "/inventory/devices/1", {}, true],
  [undefined, "/inventory/devices/1", { id: "1" }, false],
  [device, "/inventory/devices/1", { id: "1" }, true],
  [device, "/inventory/devices/1/datachain/builder", { id: "1" }, true],
  [device, "/inventory/devices/1", { id: "10" }, false],
  [device, "/inventory/devices/10", { id: "1" }, false],
  [device, "/inventory/devices/1/datachain", {}, false],
  [device, "/inventory/algorithms/1", { id: "1" }, false],
  [device, "/evil/inventory/devices/1", { id: "1" }, false],
  [{ subject: "page", param: "id" } as const, "/guide-app/pages/devices/7/faq", { id: "7" }, true],
])("R6.3 the rule %j with a link to %s and %j is in scope: %s", (rule, redirect_to, params, expected) => {
  expect(isInShareScope(rule as never, { redirect_to }, params as Record<string, string>)).toBe(expected);
});

test("R6.3 a view-only session cannot make suggestions", () => {
  const redirect_to = "/inventory/devices/1";
  expect(isInShareScope("suggest", { redirect_to, permission: "view" }, {})).toBe(false);
  expect(isInShareScope("suggest", { redirect_to, permission: "suggest" }, {})).toBe(true);
});

test.each([
  ["/inventory/devices/1", ["details", "datachain"]],
  ["/inventory/devices/1/details", ["details"]],
  ["/inventory/devices/1/datachain/overview", ["datachain"]],
  ["/inventory/devices/1/locations", []],
  ["/inventory/algorithms/1", ["details", "factsheet", "datachain"]],
  ["/inventory/algorithms/1/factsheet", ["factsheet"]],
  ["/guide-app/pages/devices/1/faq", ["page"]],
  ["/guide-app/labels", []],
])("a link to %s covers the texts of %j", (redirect_to, parts) => {
  expect(sharedParts(redirect_to)).toEqual(parts);
});

test("a link outside the admin's records has no subject", () => {
  expect(sharedSubject("/dashboard")).toBeUndefined();
  expect(sharedSubject("/inventory/algorithms/7/factsheet")).toEqual({ type: "algorithm", id: "7" });
});
