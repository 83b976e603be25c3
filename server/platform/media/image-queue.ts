import { availableParallelism } from "node:os";
import { AppError } from "#server/platform/http/errors.ts";

/** More queued uploads would fill the memory. */
const MAX_WAITING = 12;
const MAX_WAITING_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * sharp and argon2 share libuv's four threads, so four slow images would block every sign-in. Two images at a time,
 * one on a small machine, leave threads and CPUs to others.
 */
export const IMAGES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

type Turn = () => void;
let busy = 0;
const waiting: Turn[] = [];

const tooBusy = () =>
  new AppError("busy", "Too many images at once. Try again in a moment.", { retry_after: RETRY_AFTER_SECONDS });

const waitForTurn = (max_ms: number | undefined) =>
  new Promise<void>((resolve, reject) => {
    const turn: Turn = () => {
      clearTimeout(timer);
      resolve();
    };
    const giveUp = () => {
      waiting.splice(waiting.indexOf(turn), 1);
      reject(tooBusy());
    };
    const timer = max_ms === undefined ? undefined : setTimeout(giveUp, max_ms);
    waiting.push(turn);
  });

/** Passes the slot to the next in line, so that a newcomer cannot take it. */
function leave() {
  const next = waiting.shift();
  if (next) next();
  else busy -= 1;
}

/** Queues work on an image. Jobs wait as long as it takes; requests are refused after a while and told to retry. */
export async function inImageQueue<T>(work: () => Promise<T>, { isJob = false } = {}): Promise<T> {
  if (busy < IMAGES_AT_ONCE) busy += 1;
  else if (!isJob && waiting.length >= MAX_WAITING) throw tooBusy();
  else await waitForTurn(isJob ? undefined : MAX_WAITING_MS);
  return work().finally(leave);
}
