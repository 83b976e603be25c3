let isLost = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  if (next === isLost) return;
  isLost = next;
  for (const listener of listeners) listener();
}

/** Whether requests succeed. Lost when the browser is offline, or a request got no response. */
export const connection = {
  isLost: () => isLost,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Called with the outcome of every request. */
export function noteConnection(isThere: boolean) {
  set(!isThere);
}

window.addEventListener("offline", () => set(true));
