import type pg from "pg";
import type { Database } from "./db.ts";

type Hearing = {
  /** From now on nothing is missed. */
  readonly onOpen: () => void;
  readonly onMessage: () => void;
  /** Whatever is said from now on is missed. */
  readonly onLost: () => void;
};

const RETRY_MS = 1000;

/** Hears what any process says on a channel of the database. A lost connection is opened again until it is stopped. */
export function listen({ createListener }: Pick<Database, "createListener">, channel: string, hearing: Hearing) {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    hearing.onLost();
    void lost.end().catch(() => undefined);
    if (!isStopped) retry = setTimeout(open, RETRY_MS).unref();
  };

  function open() {
    const next = createListener();
    client = next;
    next.on("error", () => lose(next));
    next.on("end", () => lose(next));
    next.on("notification", hearing.onMessage);
    next
      .connect()
      .then(() => next.query(`listen ${next.escapeIdentifier(channel)}`))
      .then(() => client === next && hearing.onOpen())
      .catch(() => lose(next));
  }

  open();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    const last = client;
    client = undefined;
    hearing.onLost();
    await last?.end().catch(() => undefined);
  };
}
