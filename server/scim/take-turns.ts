import { AppError } from "#server/platform/http/errors.ts";

const MAX_WAITING = 200;
const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();

/**
 * One change of a workspace's directory after the other: waiting ones hold no connection of the database, so that a
 * directory that sends everything at once slows down nobody else.
 */
export async function takeTurns<T>(customer_id: string, act: () => Promise<T>): Promise<T> {
  const queue = queues.get(customer_id) ?? { last: Promise.resolve(), waiting: 0 };
  if (queue.waiting >= MAX_WAITING)
    throw new AppError("unavailable", "Too many changes at once. Try again.", { retry_after: 5 });
  queues.set(customer_id, queue);
  queue.waiting += 1;
  const turn = queue.last.then(act);
  queue.last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    queue.waiting -= 1;
    if (queue.waiting === 0) queues.delete(customer_id);
  }
}
