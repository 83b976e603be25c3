import type { PublicConfig } from "#contract/config.ts";

type Capture = (error: unknown) => void;
let capture: Capture | undefined;
const numbers = new WeakMap<object, string>();

/** Errors are reported only where the configuration names whom to. The library is fetched only then. */
export async function startReporting({ sentry_dsn, environment }: PublicConfig) {
  if (!sentry_dsn) return;
  const sentry = await import("@sentry/react");
  sentry.init({
    dsn: sentry_dsn,
    ...(environment && { environment }),
    // compression would need a worker made of a string, which the content security policy refuses
    integrations: [sentry.browserTracingIntegration(), sentry.replayIntegration({ useCompression: false })],
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 0.2,
    replaysOnErrorSampleRate: 1,
  });
  capture = (error) => void sentry.captureException(error);
}

/** Logs an error once, however often it is shown, and gives it a number that people can quote. */
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
