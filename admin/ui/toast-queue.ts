export interface ToastOptions {
  message: string;
  /** What else there is to know, in a second line. */
  detail?: string | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Milliseconds; null stays until closed. With an action 8 s, without 5 s, failures stay. */
  timeout?: number | null | undefined;
  tone?: "normal" | "danger" | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
  timeout: number | null;
}

const MOST_AT_ONCE = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function defaultTimeout({ tone, actionLabel }: ToastOptions): number | null {
  if (tone === "danger") return null;
  return actionLabel ? 8000 : 5000;
}

/** Says something that happened elsewhere, from anywhere. Returns the id that dismissToast takes. */
export function showToast(options: ToastOptions): number {
  const toast: Toast = {
    ...options,
    id: nextId++,
    timeout: options.timeout === undefined ? defaultTimeout(options) : options.timeout,
  };
  replace([...toasts, toast].slice(-MOST_AT_ONCE));
  return toast.id;
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
