import fc from "fast-check";
import { afterEach, beforeEach, expect, vi } from "vitest";

// Every run checks the same examples, so a red run can be repeated.
fc.configureGlobal({ seed: 20_261_118 });

/** A test fails if anything logs to the console, unless it expects that. */
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, "error");
});

// files share a worker: fake timers left on would make every later file wait for ever
afterEach(() => void vi.useRealTimers());

afterEach(() => {
  const calls = spy.mock.calls.map((call: unknown[]) => call.map(String).join(" "));
  spy.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
