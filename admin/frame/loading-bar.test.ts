import { beforeEach, expect, test, vi } from "vitest";
import { createLoadingBar, LOADING_BAR } from "./loading-bar.ts";

beforeEach(() => void vi.useFakeTimers());

test("R9.9 throttle 200 ms, duration 2000 ms, hide delay 500 ms, reset delay 400 ms, height 3 px", () => {
  expect(LOADING_BAR).toEqual({ throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, height: 3 });
});

test("R9.9 appears after the throttle, stays full for the hide delay, and resets after the reset delay", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(199);
  expect(bar.phase()).toBe("idle");
  vi.advanceTimersByTime(1);
  expect(bar.phase()).toBe("running");
  vi.advanceTimersByTime(10_000);
  bar.finish();
  expect(bar.phase()).toBe("full");
  vi.advanceTimersByTime(499);
  expect(bar.phase()).toBe("full");
  vi.advanceTimersByTime(1);
  expect(bar.phase()).toBe("fading");
  vi.advanceTimersByTime(400);
  expect(bar.phase()).toBe("idle");
});

test("R9.9 never appears for a navigation within the throttle", () => {
  const bar = createLoadingBar();
  const seen = vi.fn();
  bar.subscribe(seen);
  bar.start();
  vi.advanceTimersByTime(150);
  bar.finish();
  vi.advanceTimersByTime(5000);
  expect(seen).not.toHaveBeenCalled();
});

test("is taken over by a navigation that follows immediately", () => {
  const bar = createLoadingBar();
  bar.start();
  vi.advanceTimersByTime(300);
  bar.finish();
  bar.start();
  vi.advanceTimersByTime(0);
  expect(bar.phase()).toBe("running");
  vi.advanceTimersByTime(5000);
  expect(bar.phase()).toBe("running");
});
