import { expect, test } from "vitest";
import { pathOf } from "./paths.ts";

test.each([
  ["device_page", "/devices/quay-camera"],
  ["algorithm_page", "/algorithms/quay-camera"],
  ["collection_page", "/collections/quay-camera"],
] as const)("a card of a %s leads to %s", (type, path) => {
  expect(pathOf({ type, slug: "quay-camera" })).toBe(path);
});
