import { beforeEach, expect, test, vi } from "vitest";
import { report, startReporting } from "./report.ts";

const sentry = vi.hoisted(() => ({
  init: vi.fn(),
  captureException: vi.fn(),
  browserTracingIntegration: () => "tracing",
  replayIntegration: () => "replay",
}));
vi.mock("@sentry/react", () => sentry);

beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined));

test("R9.8 reports nothing without a data source name", async () => {
  await startReporting({ api_base: "" });
  report(new Error("a"));
  expect(sentry.init).not.toHaveBeenCalled();
  expect(sentry.captureException).not.toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

test("R9.8 reports with traces 0.2, replay 0.2, replay on error 1, and the environment's name", async () => {
  await startReporting({ api_base: "", sentry_dsn: "https://key@errors.example/1", environment: "trial" });
  expect(sentry.init).toHaveBeenCalledExactlyOnceWith({
    dsn: "https://key@errors.example/1",
    environment: "trial",
    integrations: ["tracing", "replay"],
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 0.2,
    replaysOnErrorSampleRate: 1,
  });
  const error = new Error("b");
  expect(report(error)).toBe(report(error));
  expect(sentry.captureException).toHaveBeenCalledExactlyOnceWith(error);
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});
