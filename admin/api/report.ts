import type { PublicConfig } from "#contract/config.ts";

type Capture = (error: unknown) => void;
let capture: Capture | undefined;
const numbers = new WeakMap<object, string>();

/** Reports errors only if the configuration has a DSN; loads the library only then. */
export async function startReporting({ sentry_dsn, environment }: PublicConfig) {
  if (!sentry_dsn) return;
  const sentry = await import("@sentry/react");
  sentry.init({
    dsn: sentry_dsn,
    ...(environment && { environment }),
    // compression needs a worker from a string, which the content security policy blocks
    integrations: [sentry.browserTracingIntegration(), sentry.replayIntegration({ useCompression: false })],
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 0.2,
    replaysOnErrorSampleRate: 1,
  });
  capture = (error) => void sentry.captureException(error);
}

/** Logs an error once, and returns a reference number for support. */
export function report(error: unknown): string {
  const key = typeof error === "object" && error !== null ? error : { error };
  const known = numbers.get(key);
  if (known) return known;
  const number = crypto.randomUUID().slice(0, 8);
  numbers.set(key, number);
  console.error(`[${number}]`, error);
  capture?.(error);
  return number;
}
