import type { Database } from "#server/platform/database/db.ts";
import { keepConnected } from "#server/platform/database/keep-connected.ts";

type Listener = {
  /** No message is missed from now on. */
  readonly onOpen: () => void;
  readonly onMessage: (payload: string) => void;
  /** Messages may be missed from now on. */
  readonly onLost: () => void;
};

/** Listens on a database channel, for messages of any process, until stopped. */
export const listen = (
  database: Pick<Database, "createListener">,
  channel: string,
  { onOpen, onMessage, onLost }: Listener,
) =>
  keepConnected(database, {
    prepare: (client) => {
      client.on("notification", ({ payload = "" }) => onMessage(payload));
      return client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    onOpen,
    onLost,
  });
