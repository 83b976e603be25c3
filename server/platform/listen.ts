import type pg from "pg";
import type { Database } from "./db.ts";

type Hearing = {
  /** From now on nothing is missed. */
  readonly onOpen: () => void;
  readonly onMessage: (payload: string) => void;
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
    if (!isStopped) retry = setTimeout(() => void open(), RETRY_MS).unref();
  };

  async function open() {
    const next = createListener();
    client = next;
    next.on("error", () => lose(next));
    next.on("end", () => lose(next));
    next.on("notification", ({ payload = "" }) => hearing.onMessage(payload));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      if (client === next) hearing.onOpen();
    } catch {
      lose(next);
    }
  }

  void open();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    const last = client;
    client = undefined;
    hearing.onLost();
    await last?.end().catch(() => undefined);
  };
}
