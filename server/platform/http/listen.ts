import type { Database } from "#server/platform/database/db.ts";
import { keepConnected } from "#server/platform/database/keep-connected.ts";

type Hearing = {
  /** From now on nothing is missed. */
  readonly onOpen: () => void;
  readonly onMessage: (payload: string) => void;
  /** Whatever is said from now on is missed. */
  readonly onLost: () => void;
};

/** Hears what any process says on a channel of the database, until it is stopped. */
export const listen = (
  database: Pick<Database, "createListener">,
  channel: string,
  { onOpen, onMessage, onLost }: Hearing,
) =>
  keepConnected(database, {
    prepare: (client) => {
      client.on("notification", ({ payload = "" }) => onMessage(payload));
      return client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    onOpen,
    onLost,
  });
