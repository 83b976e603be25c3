import type { Database } from "#server/platform/database/db.ts";
import { listen } from "#server/platform/http/listen.ts";
import type { Stamp } from "./keep-fresh.ts";

/** Triggers say here whose guide changed (0018_guide.sql). */
const CHANNEL = "guide";

export type Changes = ReturnType<typeof hearChanges>;

/** Who has to act when something changes, rather than to ask whether it did. */
type Follower = {
  /** Anything may have changed. */
  readonly onOpen: () => void;
  readonly onChange: (customer_id: string) => void;
};

/** Counts what changed in each customer's guide, whichever process changed it. After a lost connection everything counts as changed. */
export function hearChanges(database: Pick<Database, "createListener">) {
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
    /** Of one customer's guide. */
    stampOf: (customer_id: string): Stamp => (isHearing ? `${openings}.${counts.get(customer_id) ?? 0}` : undefined),
    /** Of all of them: which host is whose. */
    stampOfAll: (): Stamp => (isHearing ? `${openings}.${total}` : undefined),
    isHearing: () => isHearing,
    follow: (follower: Follower) => {
      followers.push(follower);
      if (isHearing) follower.onOpen();
    },
    stop,
  };
}
