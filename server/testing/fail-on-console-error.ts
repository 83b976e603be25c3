import { afterEach, beforeEach, expect, vi } from "vitest";

/** A test that makes the console complain has found something: it fails, unless it expected just that. */
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = spy.mock.calls.map((call: unknown[]) => call.map(String).join(" "));
  spy.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
