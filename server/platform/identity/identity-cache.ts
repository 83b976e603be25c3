import { findIdentity, type Identity } from "./auth.ts";
import { listen } from "#server/platform/http/listen.ts";
import type { Services } from "#server/platform/services.ts";
import { tokenKey } from "./tokens.ts";

/** Triggers notify here when a session, user, membership or share link changes (0010_lists.sql). */
const CHANNEL = "identities";
/** Limits how long a stale identity survives a lost notification. */
const SECONDS_REMEMBERED = 5;
const MOST_REMEMBERED = 10_000;

type Remembered = { readonly identity: Promise<Identity | undefined>; readonly until: number };

/**
 * Caches a token's identity for a few seconds. Any change, in any process, clears the cache; without the notifications
 * nothing is cached.
 */
export function createIdentityCache(services: Pick<Services, "database" | "config">) {
  const remembered = new Map<string, Remembered>();
  let isHearing = false;
  const forget = () => remembered.clear();
  const stop = listen(services.database, CHANNEL, {
    onOpen: () => {
      isHearing = true;
    },
    onMessage: forget,
    onLost: () => {
      isHearing = false;
      forget();
    },
  });

  /** Cached before the query returns, so that a change in the meantime clears it. */
  function ask(key: string, token: string) {
    const identity = findIdentity(services, token);
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
    /** Clears this process's cache at once, without waiting for the notification of its own write. */
    forget,
    stop,
  };
}
export type IdentityCache = ReturnType<typeof createIdentityCache>;
