import type { Database } from "#server/platform/database/db.ts";
import { listen } from "#server/platform/http/listen.ts";
import type { Stamp } from "./versioned-cache.ts";

/** Triggers notify here with the customer whose guide changed (0018_guide.sql). */
const CHANNEL = "guide";

export type Changes = ReturnType<typeof listenForChanges>;

/** For listeners that act on changes, instead of comparing stamps. */
type Follower = {
  /** Called after a reconnect: anything may have changed. */
  readonly onOpen: () => void;
  readonly onChange: (customer_id: string) => void;
};

/**
 * Counts changes to each customer's guide, made by any process. After a lost connection everything counts as changed.
 */
export function listenForChanges(database: Pick<Database, "createListener">) {
  const counts = new Map<string, number>();
  let total = 0;
  let openings = 0;
  let isHearing = false;
  const followers: Follower[] = [];
  const stop = listen(database, CHANNEL, {
    onOpen: () => {
      openings += 1;
      counts.clear();
      isHearing = true;
      for (const { onOpen } of followers) onOpen();
    },
    onMessage: (customer_id) => {
      total += 1;
      counts.set(customer_id, (counts.get(customer_id) ?? 0) + 1);
      for (const { onChange } of followers) onChange(customer_id);
    },
    onLost: () => {
      isHearing = false;
    },
  });
  return {
    /** For one customer's guide. */
    stampOf: (customer_id: string): Stamp => (isHearing ? `${openings}.${counts.get(customer_id) ?? 0}` : undefined),
    /** For all guides: which host belongs to whom. */
    stampOfAll: (): Stamp => (isHearing ? `${openings}.${total}` : undefined),
    isHearing: () => isHearing,
    follow: (follower: Follower) => {
      followers.push(follower);
      if (isHearing) follower.onOpen();
    },
    stop,
  };
}
