import { useSyncExternalStore } from "react";
import type { User } from "#contract/user.ts";

const KEY = "customer_id";

/**
 * The customer this window shows. A browser's windows share one session, and any of them can switch its customer, so each
 * window sends the customer it means, and records here when the session has moved on.
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

/** The session's customer is no longer this window's. */
export const noteMove = () => set(shown, true);
/** Hides the question until the next rejected call. */
export const postponeMove = () => set(shown, false);

/** Only for our API, recognized by its roles: another one may reject the unknown header (CORS). */
const customerOf = ({ customer_id, role }: User) => (role === undefined ? undefined : (customer_id ?? undefined));

/** Records the session's customer. Returns false if this window shows another one. */
export function noteSession(user: User): boolean {
  const customer_id = customerOf(user);
  if (!customer_id) return true;
  const isShown = shown === undefined || shown === customer_id;
  set(shown ?? customer_id, !isShown);
  return isShown;
}

/** Records a switch in this window, and notifies the others. */
export function announceSwitch(user: User) {
  const customer_id = customerOf(user);
  showCustomer(customer_id);
  // storage events fire on changes only, and the same customer may be chosen twice
  if (customer_id) localStorage.setItem(KEY, `${customer_id} ${Date.now()}`);
}

/** Listens to switches in other windows: `storage` events come only from them. */
export function watchCustomer() {
  const hear = ({ key, newValue }: StorageEvent) => {
    const [customer_id] = newValue?.split(" ") ?? [];
    // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- other APIs may have numeric ids
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
