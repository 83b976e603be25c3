import { onSessionChange } from "#admin/session/token.ts";

let isAway = false;
const listeners = new Set<() => void>();

/** Whether the server has lost its database, according to the latest responses. */
export const outage = {
  isAway: () => isAway,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function noteOutage(next: boolean) {
  if (next === isAway) return;
  isAway = next;
  for (const tell of listeners) tell();
}

// the next session finds out by itself
onSessionChange(() => noteOutage(false));
