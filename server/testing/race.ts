import { ApiError } from "#contract/client.ts";
import type { ErrorBody } from "#contract/errors.ts";

/** What came of one of several calls at once: its answer, or the refusal. */
export type Outcome<T> =
  | { readonly status: 200; readonly answer: T; readonly body?: undefined }
  | { readonly status: number; readonly body: ErrorBody; readonly answer?: undefined };

async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { status: 200, answer: await call };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

/** All of them at once; a refusal is an outcome like any other. */
export const race = <T>(calls: readonly Promise<T>[]): Promise<Outcome<T>[]> => Promise.all(calls.map(outcomeOf));

/** The same call so many times at once. */
export const raceOf = <T>(count: number, call: (at: number) => Promise<T>): Promise<Outcome<T>[]> =>
  race(Array.from({ length: count }, (_, at) => call(at)));

/** What the one who came first was answered. */
export const winnerOf = <T>(outcomes: readonly Outcome<T>[]) => outcomes.flatMap(({ answer }) => answer ?? [])[0];

/** What those who came second were told the row is now. */
export const toldTo = (outcomes: readonly Outcome<unknown>[]) =>
  outcomes.flatMap(({ body }) => (body ? [body.current] : []));

/** How often each status was answered: `{ 200: 1, 409: 24 }`. */
export function tally(outcomes: readonly { readonly status: number }[]) {
  const counts: Record<number, number> = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
