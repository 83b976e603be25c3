import { expect, test, vi } from "vitest";

test("a test may stop the clock", () => {
  vi.useFakeTimers();
  expect(vi.isFakeTimers()).toBe(true);
});

test("the next one has a clock that runs", () => expect(vi.isFakeTimers()).toBe(false));
