import { expect, test } from "vitest";
import { isInShareScope } from "./share-scope.ts";

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
  expect(isInShareScope(rule as never, redirect_to, params as Record<string, string>)).toBe(expected);
});
