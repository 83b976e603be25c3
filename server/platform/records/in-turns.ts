import { setImmediate } from "node:timers/promises";

/** Takes a few milliseconds, even for rows of a hundred columns. */
const ROWS_AT_ONCE = 100;

/** Pages in small parts. Other requests get their turn between them: waiting for the next part alone gives them none. */
export async function* inTurns<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for await (const page of pages)
    for (let at = 0; at < page.length; at += ROWS_AT_ONCE) {
      yield page.slice(at, at + ROWS_AT_ONCE);
      await setImmediate();
    }
}
