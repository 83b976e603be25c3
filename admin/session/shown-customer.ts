import { useSyncExternalStore } from "react";
import type { User } from "#contract/user.ts";

const KEY = "customer_id";

/**
 * The customer whose records this window shows. The windows of a browser share one session, and any of them may take it to
 * another customer: each window tells the server which one it means, and learns here that the session has moved on.
 */
let shown: string | undefined;
let hasMoved = false;
const listeners = new Set<() => void>();

function set(next: string | undefined, moved: boolean) {
  if (shown === next && hasMoved === moved) return;
  [shown, hasMoved] = [next, moved];
  for (const tell of listeners) tell();
}

export const shownCustomer = () => shown;
export const showCustomer = (customer_id: string | undefined) => set(customer_id, false);

/** The session is at another customer than this window. */
export const noteMove = () => set(shown, true);
/** Not asked about any more until the next call is refused. */
export const postponeMove = () => set(shown, false);

/** An API of another make knows no roles, and may not let a browser send a header that it does not know. */
const customerOf = ({ customer_id, role }: User) => (role === undefined ? undefined : (customer_id ?? undefined));

/** Takes in where the session is. False: this window shows another customer. */
export function noteSession(user: User): boolean {
  const customer_id = customerOf(user);
  if (!customer_id) return true;
  const isShown = shown === undefined || shown === customer_id;
  set(shown ?? customer_id, !isShown);
  return isShown;
}

/** This window has switched: it shows the customer from now on, and the other windows hear of it. */
export function announceSwitch(user: User) {
  const customer_id = customerOf(user);
  showCustomer(customer_id);
  // storage events tell of changes only, and the same customer may be chosen twice
  if (customer_id) localStorage.setItem(KEY, `${customer_id} ${Date.now()}`);
}

/** Hears from the other windows of this browser; `storage` events come only from them. */
export function watchCustomer() {
  const hear = ({ key, newValue }: StorageEvent) => {
    const [customer_id] = newValue?.split(" ") ?? [];
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- of another API it may be a number
    if (key === KEY && customer_id && shown !== undefined) set(shown, customer_id !== String(shown));
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useHasMoved = () => useSyncExternalStore(subscribe, () => hasMoved);
