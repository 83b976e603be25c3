import { ApiError } from "#contract/client.ts";
import type { ErrorBody } from "#contract/errors.ts";

/** The result of one of several concurrent calls: its response, or the error. */
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

/** Runs all calls concurrently; an error is a result like any other. */
export const race = <T>(calls: readonly Promise<T>[]): Promise<Outcome<T>[]> => Promise.all(calls.map(outcomeOf));

/** Runs the same call concurrently. */
export const raceOf = <T>(count: number, call: (at: number) => Promise<T>): Promise<Outcome<T>[]> =>
  race(Array.from({ length: count }, (_, at) => call(at)));

/** The response to the winner. */
export const winnerOf = <T>(outcomes: readonly Outcome<T>[]) => outcomes.flatMap(({ answer }) => answer ?? [])[0];

/** The current row, as returned to each loser. */
export const toldTo = (outcomes: readonly Outcome<unknown>[]) =>
  outcomes.flatMap(({ body }) => (body ? [body.current] : []));

/** Counts each status: `{ 200: 1, 409: 24 }`. */
export function tally(outcomes: readonly { readonly status: number }[]) {
  const counts: Record<number, number> = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
