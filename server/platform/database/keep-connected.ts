import type pg from "pg";
import type { Database } from "./db.ts";

type Use = {
  /** Runs on every new connection before it counts as open. */
  readonly prepare: (client: pg.Client) => Promise<unknown>;
  readonly onOpen?: () => void;
  readonly onLost?: () => void;
};

const RETRY_MS = 1000;

/** Keeps a separate connection open and reconnects until stopped. */
export function keepConnected({ createListener }: Pick<Database, "createListener">, use: Use) {
  const { prepare, onOpen = () => undefined, onLost = () => undefined } = use;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = undefined;
    onLost();
    void lost.end().catch(() => undefined);
    if (!isStopped) retry = setTimeout(() => void open(), RETRY_MS).unref();
  };

  async function open() {
    const next = createListener();
    client = next;
    next.on("error", () => lose(next));
    next.on("end", () => lose(next));
    try {
      await next.connect();
      await prepare(next);
      if (client === next) onOpen();
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
    onLost();
    await last?.end().catch(() => undefined);
  };
}
