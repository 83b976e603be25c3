import { expect, test, vi } from "vitest";

test("a test may stop the clock", () => {
  vi.useFakeTimers();
  expect(vi.isFakeTimers()).toBe(true);
});

test("the next test has real timers again", () => expect(vi.isFakeTimers()).toBe(false));
