import { findIdentity, type Identity } from "./auth.ts";
import type { Database } from "#server/platform/database/db.ts";
import { listen } from "#server/platform/http/listen.ts";
import { tokenKey } from "./tokens.ts";

/** Triggers speak here when a session, a person, a membership or a share link changes (0010_lists.sql). */
const CHANNEL = "identities";
/** Should a message get lost after all, so long at most is somebody taken for who they were. */
const SECONDS_REMEMBERED = 5;
const MOST_REMEMBERED = 10_000;

type Remembered = { readonly identity: Promise<Identity | undefined>; readonly until: number };

/**
 * Who a token speaks for, asked of the database once in some seconds. Whatever changes that, in any process, makes all
 * of them forget; while that cannot be heard, nothing is remembered.
 */
export function rememberIdentities(database: Database) {
  const remembered = new Map<string, Remembered>();
  let isHearing = false;
  const forget = () => remembered.clear();
  const stop = listen(database, CHANNEL, {
    onOpen: () => {
      isHearing = true;
    },
    onMessage: forget,
    onLost: () => {
      isHearing = false;
      forget();
    },
  });

  /** Kept from the moment of asking: what changes while the database answers makes it forgotten before it is used again. */
  function ask(key: string, token: string) {
    const identity = findIdentity(database, token);
    if (!isHearing) return identity;
    if (remembered.size >= MOST_REMEMBERED) forget();
    const entry = { identity, until: Date.now() + SECONDS_REMEMBERED * 1000 };
    remembered.set(key, entry);
    const drop = () => remembered.get(key) === entry && remembered.delete(key);
    identity.then((found) => found ?? drop(), drop);
    return identity;
  }

  return {
    find: async (token: string): Promise<Identity | undefined> => {
      const key = tokenKey(token);
      const known = remembered.get(key);
      const identity = await (known && known.until > Date.now() ? known.identity : ask(key, token));
      return identity && Date.parse(identity.expiration) > Date.now() ? identity : undefined;
    },
    /** For this process, at once: after its own writes it does not wait for the message. */
    forget,
    stop,
  };
}
export type RememberedIdentities = ReturnType<typeof rememberIdentities>;
