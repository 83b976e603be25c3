export interface ToastOptions {
  message: string;
  /** Second line. */
  detail?: string | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Milliseconds; null stays until closed. Default: 8 s with an action, 5 s without, null for failures. */
  timeout?: number | null | undefined;
  tone?: "normal" | "danger" | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
  timeout: number | null;
  /** The failed call that it reports. */
  about?: string | undefined;
}

const MOST_AT_ONCE = 3;
/** Milliseconds. Error handlers run right after the call fails: a later toast reports something else. */
const HANDLED_WITHIN = 1000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
let lastFailure: { about: string; at: number } | undefined;

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function defaultTimeout({ tone, actionLabel }: ToastOptions): number | null {
  if (tone === "danger") return null;
  return actionLabel ? 8000 : 5000;
}

function failedCall(): string | undefined {
  return lastFailure && Date.now() - lastFailure.at < HANDLED_WITHIN ? lastFailure.about : undefined;
}

/** Shows a toast; callable from anywhere. Returns the id for dismissToast. */
export function showToast(options: ToastOptions): number {
  const isFailure = options.tone === "danger";
  const toast: Toast = {
    ...options,
    id: nextId++,
    timeout: options.timeout === undefined ? defaultTimeout(options) : options.timeout,
    about: isFailure ? failedCall() : undefined,
  };
  // a failure not tied to a call is cleared by the next success
  const kept = isFailure ? toasts : toasts.filter(({ tone, about }) => tone !== "danger" || about !== undefined);
  replace([...kept, toast].slice(-MOST_AT_ONCE));
  return toast.id;
}

/** Links toasts shown right after this to the failed call. */
export function noteFailedCall(about: string): void {
  lastFailure = { about, at: Date.now() };
}

/** The call has succeeded on retry: remove its failure toasts. */
export function noteDoneCall(about: string): void {
  if (lastFailure?.about === about) lastFailure = undefined;
  if (toasts.some((toast) => toast.about === about)) replace(toasts.filter((toast) => toast.about !== about));
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
